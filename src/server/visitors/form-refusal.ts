import type { ErrorCode } from "#/api/errors.ts";
import type { VisitorMessageKey } from "#/site/visitor-messages/translation.ts";
import { type MessageValues } from "#/site/spoken-language.ts";
import { visitorMessage } from "#/site/visitor-message.ts";
import { AppError } from "../errors.ts";

/** What a visitor is told, and about which field. */
export interface Note {
  field?: string;
  words: VisitorMessageKey;
  values?: MessageValues;
}

/** A note in the visitor's language. */
export interface SaidNote {
  field: string | undefined;
  message: string;
}

/** A form that was not taken, with the reasons in words that every language has. */
export class FormRefusal extends Error {
  readonly code: ErrorCode;
  readonly notes: readonly Note[];

  constructor(code: ErrorCode, notes: readonly Note[] = []) {
    super(`A form was refused: ${code}`);
    this.name = "FormRefusal";
    this.code = code;
    this.notes = notes;
  }

  say(language: string): SaidNote[] {
    return this.notes.map(({ field, words, values }) => ({
      field,
      message: visitorMessage(words, language, values),
    }));
  }

  /** The same as an error of the API: its message is the first reason, its details are all that have a field. */
  toAppError(language: string): AppError {
    const notes = this.say(language);
    const fields = notes.flatMap(({ field, message }) =>
      field === undefined ? [] : [{ path: `/${field}`, message }],
    );
    const first = notes[0]?.message;
    return new AppError(this.code, {
      ...(first === undefined ? {} : { message: first }),
      ...(fields.length === 0 ? {} : { details: fields }),
      cause: this,
    });
  }
}
