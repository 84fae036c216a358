import type { TextField } from "./spec.ts";

/** What a passage has: a text of a few sentences with bold words, links and lists (decision 860). */
export const passage = {
  marks: ["strong", "emphasis", "link"],
  format: "passage",
} as const satisfies Pick<TextField, "marks" | "format">;
