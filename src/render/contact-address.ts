const email = /^[^\s@<>"'(),:;]+@[^\s@<>"'(),:;]+\.[^\s@<>"'(),:;]{2,}$/;
const phone = /^\+?[\d\s\u00a0().-]{5,24}$/;

/** mailto: or tel: where a whole text is an e-mail address or a phone number (specification, section 3). */
export function contactAddress(text: string): string | undefined {
  const trimmed = text.trim();
  if (email.test(trimmed)) return `mailto:${trimmed}`;
  const digits = trimmed.replace(/[^\d+]/g, "");
  return phone.test(trimmed) && digits.replace("+", "").length >= 5 ? `tel:${digits}` : undefined;
}

/** An e-mail address is broken after its "@" only, unless a line is too short for a half of it; undefined of other texts. */
export function unbrokenHalves(address: string): readonly [string, string] | undefined {
  const [, before, after] = /^(.+@)(.+)$/.exec(address) ?? [];
  if (before === undefined || after === undefined) return undefined;
  return [before, after];
}
