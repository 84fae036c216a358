const alphabet = "0123456789abcdefghijklmnopqrstuvwxyz";

/** A function that gives `length` random bytes (0–255), e.g. from `crypto.getRandomValues`. */
export type RandomBytes = (length: number) => Uint8Array;

function webRandomBytes(length: number): Uint8Array {
  return globalThis.crypto.getRandomValues(new Uint8Array(length));
}

/** A new identifier of 12 characters of [0-9a-z], beginning with a letter (it serves as part of an HTML id). */
export function createId(random: RandomBytes = webRandomBytes): string {
  const bytes = random(12);
  let id = "";
  for (const byte of bytes) id += alphabet[id === "" ? 10 + (byte % 26) : byte % 36];
  return id;
}
