import { errorCatalogue } from "#/api/errors.ts";
import { visitorMessage } from "#/site/visitor-message.ts";
import { AppError, errorCodeOf } from "../errors.ts";
import { FormRefusal } from "./form-refusal.ts";
import { translate } from "../words/translate.ts";

/** What a visitor's call is told of an error, in the visitor's language; the error itself is its cause. */
export function toCallError(error: unknown, language: string): AppError {
  if (error instanceof FormRefusal) return error.toAppError(language);
  const code = errorCodeOf(error);
  const { status } = errorCatalogue[code];
  if (error instanceof AppError && code !== "too-many-requests" && status < 500) return error;
  const message =
    code === "too-many-requests"
      ? translate("tooMany", language)
      : visitorMessage("sendFailed", language);
  const wait = error instanceof AppError ? error.retryAfter : undefined;
  return new AppError(code, {
    message,
    cause: error,
    ...(wait !== undefined && { retryAfter: wait }),
  });
}
