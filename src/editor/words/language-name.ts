/** What a language calls itself, e.g. "Deutsch", "Français". `code` is one that a site can have. */
export function ownLanguageName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** The name of a language in the one that is read, e.g. "German", or its code where it has none. */
export function languageName(code: string, language: string): string {
  try {
    const name = new Intl.DisplayNames(language, { type: "language" }).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    return code;
  }
}
