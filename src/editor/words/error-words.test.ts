import { expect, test } from "vitest";
import { errorOfAnswer } from "../api/api-error.ts";
import { errorWords } from "./error-words.ts";

const t = (key: string, values?: { id?: string }) => `${key}${values?.id ? ` ${values.id}` : ""}`;

test("RID-04: what went wrong inside is told with the number that the operator finds it by", () => {
  const wordsOf = (status: number, code: string) =>
    errorWords(t, errorOfAnswer(status, { status, code, message: "", requestId: "4bf92f35" }));
  expect(wordsOf(500, "internal")).toBe("errors.other errors.reference 4bf92f35");
  expect(wordsOf(507, "storage-full")).toBe("errors.storage-full errors.reference 4bf92f35");
  expect(wordsOf(503, "unavailable"), "it passes by itself").toBe("errors.unavailable");
  expect(errorWords(t, errorOfAnswer(500, "<html>"))).toBe("errors.other");
  const strange = { code: "internal", message: "", requestId: { id: 1 } };
  expect(errorWords(t, errorOfAnswer(500, strange))).toBe("errors.other");
});
