import * as z from "zod/mini";
import { mostExamples } from "../limits.ts";

/** Marks of what came from a starter: a letter and a hash each; see `exampleMarks`. */
export const exampleMarksSchema = z
  .array(z.string().check(z.regex(/^[fwp][\da-z]{10}$/)))
  .check(z.maxLength(mostExamples));
