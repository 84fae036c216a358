import type { LanguageCode } from "./language.ts";
import type { FieldPath, Target } from "./operations/target.ts";
import { problemSeverities } from "./problem-code.ts";
import type { ProblemCode } from "./problem-code.ts";

/** Something that publishing should not meet, and where it is. */
export interface Problem {
  readonly code: ProblemCode;
  readonly severity: "error" | "warning";
  /** Null where it belongs to the whole site. */
  readonly page: string | null;
  readonly section: string | null;
  /** Whose field it is, as operations name it; null for a section as a whole. */
  readonly target: Target | null;
  readonly path: FieldPath | readonly [];
  readonly language: LanguageCode | null;
  /** Numbers for the message: a text's length and limit; of a link within a text which of them it is, from 0. */
  readonly values?: Readonly<Record<string, number>>;
  /** Of a link to another site: where it leads, and where that has moved. */
  readonly address?: string;
  readonly leadsTo?: string;
  /** Tells whether what a warning is about is still the same; see `withAbout`. */
  readonly about?: string;
}

/** Where problems are looked for. */
export type ProblemPlace = Pick<Problem, "page" | "section" | "target">;

export function problem(
  code: ProblemCode,
  place: ProblemPlace,
  more: Partial<Pick<Problem, "path" | "language" | "values">> = {},
): Problem {
  return { code, severity: problemSeverities[code], path: [], language: null, ...place, ...more };
}
