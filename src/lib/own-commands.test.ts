import { expect, test } from "vitest";
import { withCommandsOf } from "./own-commands.ts";

test("CLI-01: texts name the commands of a packed installation, and those of the sources elsewhere", () => {
  const text = "npm run import FILE, or npm run import -- FILE --visitors; “npm run owner-link”.";
  expect(withCommandsOf(undefined, text)).toBe(text);
  expect(withCommandsOf("vitrine", text)).toBe(
    "vitrine import FILE, or vitrine import FILE --visitors; “vitrine owner-link”.",
  );
});
