/**
 * SHA-256, HMAC-SHA-256 and BLAKE2b, as little of them as the fair shuffle needs. The browser has the first two itself,
 * but not where a page comes by plain http over the network of a house.
 */

const K = new Uint32Array(64);
const START = new Uint32Array(8);
{
  // The constants are fractions of roots of the first primes.
  const fraction = (root: number): number => (root - Math.floor(root)) * 2 ** 32;
  let found = 0;
  for (let n = 2; found < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) prime &&= n % d !== 0;
    if (!prime) continue;
    if (found < 8) START[found] = fraction(Math.sqrt(n));
    K[found++] = fraction(Math.cbrt(n));
  }
}

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

export function sha256(data: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((data.length + 9) / 64) * 64);
  padded.set(data);
  padded[data.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 8, Math.floor(data.length / 2 ** 29));
  words.setUint32(padded.length - 4, (data.length * 8) >>> 0);
  const state = START.slice();
  const w = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += 64) {
    for (let n = 0; n < 16; n++) w[n] = words.getUint32(at + 4 * n);
    for (let n = 16; n < 64; n++) {
      const [a, b] = [w[n - 15]!, w[n - 2]!];
      w[n] = w[n - 16]! + (turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)) + w[n - 7]! + (turned(b, 17) ^ turned(b, 19) ^ (b >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let n = 0; n < 64; n++) {
      const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + K[n]! + w[n]!) | 0;
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, n) => (state[n]! += word));
  }
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, n) => out.setUint32(4 * n, word));
  return new Uint8Array(out.buffer);
}

const joined = (a: Uint8Array, b: Uint8Array): Uint8Array => {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
};

export function hmac(key: Uint8Array, data: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(joined(block.map((byte) => byte ^ 0x36), data)); // prettier-ignore
  return sha256(joined(block.map((byte) => byte ^ 0x5c), inner)); // prettier-ignore
}

const LANE = (1n << 64n) - 1n;
const IV = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
]; // prettier-ignore
const SIGMA = [
  "0123456789abcdef", "ea489fd61c02b753", "b8c052fdae367194", "7931dcbe265a40f8", "905724afe1bc683d",
  "2c6a0b834d75fe19", "c51fed4a0763928b", "db7ec13950f4862a", "6fe9b308c2d714a5", "a2847615fb9e3cd0",
].map((row) => [...row].map((digit) => parseInt(digit, 16))); // prettier-ignore

/** BLAKE2b without a key, of `size` bytes. */
export function blake2b(data: Uint8Array, size: number): Uint8Array {
  const state = IV.slice();
  state[0]! ^= 0x01010000n ^ BigInt(size);
  const blocks = Math.max(1, Math.ceil(data.length / 128));
  for (let number = 0; number < blocks; number++) {
    const block = new Uint8Array(128);
    block.set(data.subarray(number * 128, number * 128 + 128));
    const last = number === blocks - 1;
    const view = new DataView(block.buffer);
    const m = Array.from({ length: 16 }, (_, n) => view.getBigUint64(8 * n, true));
    const v = [...state, ...IV];
    v[12]! ^= BigInt(last ? data.length : (number + 1) * 128);
    if (last) v[14]! ^= LANE;
    const turn = (x: bigint, by: bigint): bigint => ((x >> by) | (x << (64n - by))) & LANE;
    const mix = (a: number, b: number, c: number, d: number, x: bigint, y: bigint): void => {
      v[a] = (v[a]! + v[b]! + x) & LANE;
      v[d] = turn(v[d]! ^ v[a], 32n);
      v[c] = (v[c]! + v[d]) & LANE;
      v[b] = turn(v[b]! ^ v[c], 24n);
      v[a] = (v[a] + v[b] + y) & LANE;
      v[d] = turn(v[d] ^ v[a], 16n);
      v[c] = (v[c] + v[d]) & LANE;
      v[b] = turn(v[b] ^ v[c], 63n);
    };
    for (let round = 0; round < 12; round++) {
      const s = SIGMA[round % 10]!;
      for (let n = 0; n < 8; n++) {
        const [a, shift] = [n % 4, n < 4 ? 0 : 1];
        mix(a, 4 + ((a + shift) % 4), 8 + ((a + 2 * shift) % 4), 12 + ((a + 3 * shift) % 4), m[s[2 * n]!]!, m[s[2 * n + 1]!]!);
      }
    }
    state.forEach((word, n) => (state[n] = word ^ v[n]! ^ v[n + 8]!));
  }
  const out = new DataView(new ArrayBuffer(64));
  state.forEach((word, n) => out.setBigUint64(8 * n, word, true));
  return new Uint8Array(out.buffer, 0, size);
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const unhex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (byte) => parseInt(byte, 16));
