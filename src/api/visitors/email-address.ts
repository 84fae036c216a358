/** Longest e-mail address, in characters (RFC 5321). */
export const emailLimit = 254;

const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const label = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

/**
 * Whether a text is an e-mail address: dotted words of Latin letters, digits and signs, "@", and
 * a domain of two labels or more in any script. Few mail servers take other letters before the "@"
 * (SMTPUTF8): an email to such an address would be lost on its way, so none is taken. The length is looked at first, so that no text takes long. Line breaks,
 * commas and angle brackets never pass: an address can't start a header or name a second person.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > emailLimit) return false;
  const at = text.lastIndexOf("@");
  const name = text.slice(0, at);
  if (at < 1 || name.length > 64 || !local.test(name)) return false;
  const labels = text.slice(at + 1).split(".");
  const last = labels.at(-1) ?? "";
  return labels.length > 1 && /\p{L}/u.test(last) && labels.every((one) => label.test(one));
}
