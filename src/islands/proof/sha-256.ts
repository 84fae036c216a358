/** The first 32 bits of the fractional parts of the roots of the first primes: square roots begin the state, cube roots are the rounds'. */
function fractions(count: number, root: 2 | 3): Uint32Array {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    if (found.every((_, index) => number % (primes[index] ?? 1) !== 0)) {
      primes[found.length] = number;
      found.push((number ** (1 / root) % 1) * 2 ** 32);
    }
  }
  return Uint32Array.from(found);
}

const primes: number[] = [];
const start = fractions(8, 2);
const rounds = fractions(64, 3);
const schedule = new Uint32Array(64);

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** A word at a place that there is. */
function at(words: Uint32Array, place: number): number {
  return words[place] ?? 0;
}

/** Fills the schedule from a block of 16 words that stands in its beginning. */
function expand(w: Uint32Array): void {
  for (let i = 16; i < 64; i++) {
    const a = at(w, i - 15);
    const b = at(w, i - 2);
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1;
  }
}

function mix(state: Uint32Array, w: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + at(rounds, i) + at(w, i)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries())
    state[index] = at(state, index) + word;
}

/**
 * The SHA-256 of a text of ASCII characters, as eight words. Here and at once, because the
 * browser's own answers each of ten thousands of short texts by a promise.
 */
export function sha256(text: string): Uint32Array {
  const state = start.slice();
  const blocks = ((text.length + 8) >> 6) + 1;
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 16; i++) {
      let word = 0;
      for (let byte = 0; byte < 4; byte++) {
        const place = block * 64 + i * 4 + byte;
        const value =
          place === text.length ? 0x80 : place < text.length ? text.charCodeAt(place) : 0;
        word = (word << 8) | value;
      }
      schedule[i] = word;
    }
    if (block === blocks - 1) schedule[15] = text.length * 8;
    expand(schedule);
    mix(state, schedule);
  }
  return state;
}
