import path from "node:path";
import { describe, expect, it } from "vitest";
import { directIcons } from "./direct-icons.ts";

const root = path.join(import.meta.dirname, "../..");

function transformed(code: string): string {
  const { transform } = directIcons(root);
  if (typeof transform !== "object" || typeof transform.handler !== "function")
    throw new Error("It transforms nothing");
  return String(Reflect.apply(transform.handler, undefined, [code, "/src/x.tsx"]));
}

const file = (name: string) =>
  JSON.stringify(path.join(root, `node_modules/lucide-react/dist/esm/icons/${name}.mjs`));

describe("imports of icons", () => {
  it("lead to each icon's own file, under the name that they have there", () => {
    expect(transformed('import { CircleX, Link as LinkIcon } from "lucide-react";')).toBe(
      `import CircleX from ${file("circle-x")};import LinkIcon from ${file("link")};`,
    );
  });

  it("keep the numbers of the lines behind them", () => {
    const code = 'import {\n  ArrowUp,\n  Check,\n} from "lucide-react";\nconst a = 1;';
    expect(transformed(code).split("\n").indexOf("const a = 1;")).toBe(4);
  });

  it("leave types alone", () => {
    const code = 'import type { LucideIcon } from "lucide-react";';
    expect(transformed(code)).toBe(code);
  });

  it("say which icon there is none of", () => {
    expect(() => transformed('import { NoSuchIcon } from "lucide-react";')).toThrow("NoSuchIcon");
  });
});
