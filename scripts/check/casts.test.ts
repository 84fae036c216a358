import { describe, expect, it } from "vitest";
import { countCasts } from "./casts.ts";

describe("the type assertions of a source", () => {
  it("are counted wherever they stand, all but as const", () => {
    const source = `
      const one = value as string;
      const two = (value as unknown as Thing[])[0] as Other.Thing;
      const three = ["a"] as const;
      const four = { a: "as string" } satisfies Thing;
      import { five as six } from "./five.ts";
    `;
    expect(countCasts("source.ts", source)).toBe(4);
    expect(countCasts("source.tsx", "const a = <p style={b as Style}>x as y</p>;")).toBe(1);
  });
});
