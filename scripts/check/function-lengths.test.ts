import { expect, test } from "vitest";
import { functionLengths } from "./function-lengths.ts";

test("measures functions from their first line to their last, nested ones too", () => {
  const source = [
    "const one = () => 1;",
    "export function outer(): void {",
    "  function inner() {",
    "    return one;",
    "  }",
    "  inner();",
    "}",
  ].join("\n");
  expect(functionLengths("a.ts", source)).toEqual([
    { line: 1, lines: 1 },
    { line: 2, lines: 6 },
    { line: 3, lines: 3 },
  ]);
});

test("counts JSX as lines of its function", () => {
  const source = "export function View() {\n  return (\n    <p>\n      text\n    </p>\n  );\n}\n";
  expect(functionLengths("view.tsx", source)).toEqual([{ line: 1, lines: 7 }]);
});

test("leaves out declarations without a body", () => {
  expect(functionLengths("a.ts", "declare function f(): void;")).toEqual([]);
});
