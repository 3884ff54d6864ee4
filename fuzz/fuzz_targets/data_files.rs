#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    fuzz_targets::data_files(bytes);
});
