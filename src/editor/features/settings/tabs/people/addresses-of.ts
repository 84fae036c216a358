/** Addresses out of what was typed or pasted, each once, in small letters. */
export function addressesOf(text: string): string[] {
  const found = text
    .split(/[\s,;<>]+/)
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one !== "");
  return [...new Set(found)];
}
