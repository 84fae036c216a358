import * as z from "zod/mini";
import { wordsSchema } from "#/site/name-schema.ts";

/** Characters of the longest reason. */
export const reasonLimit = 2_000;

/** Why an operator does something, for the people it is about. */
export const reasonSchema = wordsSchema(reasonLimit).check(z.minLength(1));
