const email = /^[^\s@<>"'(),:;]+@[^\s@<>"'(),:;]+\.[^\s@<>"'(),:;]{2,}$/;
const phone = /^\+?[\d\s\u00a0().-]{5,24}$/;

/** mailto: or tel: where a whole text is an e-mail address or a phone number (specification, section 3). */
export function contactAddress(text: string): string | undefined {
  const trimmed = text.trim();
  if (email.test(trimmed)) return `mailto:${trimmed}`;
  const digits = trimmed.replace(/[^\d+]/g, "");
  return phone.test(trimmed) && digits.replace("+", "").length >= 5 ? `tel:${digits}` : undefined;
}
