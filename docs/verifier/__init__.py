"""What the checks of all games share: faults, and the luck of docs/records.md."""


class Unreadable(Exception):
    """Not a record this script can read."""


class Fault(Exception):
    """A claim of the record that does not hold."""


def demand(condition, words):
    if not condition:
        raise Fault(words)


class Dice:
    """The luck of chance event number `stream`: ChaCha20 with 64-bit counter and stream."""

    def __init__(self, seed, stream):
        self.key = [int.from_bytes(seed[i:i + 4], "little") for i in range(0, 32, 4)]
        self.stream = stream
        self.block_number = 0
        self.words = []

    def block(self):
        mask = 0xFFFFFFFF
        n = self.block_number
        self.block_number += 1
        start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574] + self.key
        start += [n & mask, n >> 32, self.stream & mask, self.stream >> 32]
        x = list(start)

        def quarter(a, b, c, d):
            x[a] = (x[a] + x[b]) & mask
            x[d] = rotate(x[d] ^ x[a], 16)
            x[c] = (x[c] + x[d]) & mask
            x[b] = rotate(x[b] ^ x[c], 12)
            x[a] = (x[a] + x[b]) & mask
            x[d] = rotate(x[d] ^ x[a], 8)
            x[c] = (x[c] + x[d]) & mask
            x[b] = rotate(x[b] ^ x[c], 7)

        def rotate(value, by):
            return (value << by | value >> 32 - by) & mask

        for _ in range(10):
            quarter(0, 4, 8, 12), quarter(1, 5, 9, 13), quarter(2, 6, 10, 14), quarter(3, 7, 11, 15)
            quarter(0, 5, 10, 15), quarter(1, 6, 11, 12), quarter(2, 7, 8, 13), quarter(3, 4, 9, 14)
        return [(a + b) & mask for a, b in zip(x, start)]

    def bits(self):
        if not self.words:
            self.words = self.block()
        low, high = self.words[0], self.words[1]
        self.words = self.words[2:]
        return low | high << 32

    def below(self, n):
        while True:
            product = (self.bits() >> 32) * n
            low = product & 0xFFFFFFFF
            if low >= n or low >= (2**32 - n) % n:
                return product >> 32
