import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** RFC 6238 as every app knows it: six digits of SHA-1, another one every 30 seconds. */
const stepMs = 30_000;
const digits = 6;
/** Clocks of phones are off by a step at most. */
const leeway = 1;

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Base32 without padding (RFC 4648), in which secrets are typed. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** A secret of 160 bits, as the RFC advises. */
export function newSecret(): string {
  return toBase32(randomBytes(20));
}

/** The code of a step, counted from 1970. */
export function codeAt(secret: string, counter: number): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const hash = createHmac("sha1", fromBase32(secret)).update(message).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** The step that a code belongs to, of those around `now`; undefined for a wrong one. */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const current = Math.floor(now / stepMs);
  let found: number | undefined;
  for (let step = current - leeway; step <= current + leeway; step++) {
    // all are compared, so that the time tells nothing
    if (timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code))) found = step;
  }
  return found;
}

/** The address that a QR code tells an app. */
export function codeAppUri(secret: string, email: string): string {
  const label = `Vitrine:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=Vitrine&digits=${digits}&period=${stepMs / 1_000}`;
}
