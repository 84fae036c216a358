/** What a language calls itself, e.g. "Deutsch", "Français". `code` is one that a site can have. */
export function ownLanguageName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
