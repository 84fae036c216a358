/** A link that opens the reader's own mail program; no sign of the address or the subject is one of the link. */
export function mailAddress(email: string, subject?: string): string {
  const to = email.split("@").map(encodeURIComponent).join("@");
  return `mailto:${to}${subject === undefined ? "" : `?subject=${encodeURIComponent(subject)}`}`;
}
