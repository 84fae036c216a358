import type { TFunction } from "i18next";
import { ApiError } from "../api/api-error.ts";
import { screensEn } from "../locales/screens.en.data.ts";

type ErrorName = keyof typeof screensEn.errors;

function isErrorName(code: string): code is ErrorName {
  return Object.hasOwn(screensEn.errors, code);
}

/** What went wrong, in words for people; the code of an error that has no words of its own stays out of them. */
export function errorWords(t: TFunction<"screens">, error: unknown): string {
  const name = error instanceof ApiError && isErrorName(error.code) ? error.code : "other";
  return t(`errors.${name}`);
}
