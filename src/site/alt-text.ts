import type { Picture } from "./image.ts";
import type { LanguageCode } from "./language.ts";
import { readText } from "./localized-text.ts";

/** What screen readers say of a picture; "" where it is decoration. */
export function altText(
  { alt, isDecorative }: Picture,
  language: LanguageCode,
  primary: LanguageCode,
): string {
  return isDecorative ? "" : readText(alt, language, primary);
}
