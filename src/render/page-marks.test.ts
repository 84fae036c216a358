import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { neededMarks, settledAttributes } from "./page-marks.ts";

const source = path.join(import.meta.dirname, "..");
const files = globSync("islands/**/*.{ts,tsx}", { cwd: source }).filter(
  (file) => !file.includes(".test."),
);
const scripts = files.map((file) => readFileSync(path.join(source, file), "utf8")).join("\n");

/** The attributes that scripts of pages set, as `dataset` and by name. */
function setByScripts(): Set<string> {
  const byName = scripts.matchAll(/(?:set|toggle)Attribute\(\s*"(data-[\w-]+)"/g);
  const byData = scripts.matchAll(/dataset(?:\["(\w+)"\]|\.(\w+))\s*=(?!=)/g);
  const named = [...byData].map(([, quoted, dotted]) => quoted ?? dotted ?? "");
  return new Set([
    ...[...byName].map(([, name = ""]) => name),
    ...named.map((name) => `data-${name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)}`),
  ]);
}

describe("the marks of a page", () => {
  it("WEIGHT-01: are of attributes that no script sets", () => {
    const changing = setByScripts();
    expect([...changing]).toEqual(expect.arrayContaining(["data-open", "data-live", "data-near"]));
    expect(settledAttributes.filter((name) => changing.has(name))).toEqual([]);
    expect(new Set(settledAttributes).size).toBe(settledAttributes.length);
  });

  it("WEIGHT-01: that a selector needs are those outside of brackets, and of a choice one branch", () => {
    expect(neededMarks(".a[data-look=sharp]:not(.b) .c[hidden]")).toEqual({
      all: ["data-look=sharp", ".a", ".c"],
      choices: [],
    });
    expect(neededMarks(':is(.a,[data-on="page"] .b:has(.c)):hover>i:has(>.d)')).toEqual({
      all: [],
      choices: [[[".a"], ["data-on=page", ".b"]], [[".d"]]],
    });
    expect(neededMarks(".a:is(.b,:hover):nth-child(2n of .e)")).toEqual({
      all: [".a"],
      choices: [],
    });
  });
});
