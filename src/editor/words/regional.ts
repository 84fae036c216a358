/** The language with the region that the browser asks for: it decides how dates and times are written. */
export function regional(
  language: string,
  browser: readonly string[] = navigator.languages,
): string {
  return browser.find((one) => one.startsWith(`${language}-`)) ?? language;
}
