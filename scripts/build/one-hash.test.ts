import { describe, expect, it } from "vitest";
import { namesOf } from "./one-hash.ts";
import type { Part } from "./one-hash.ts";

function part(fileName: string, more: Partial<Part> = {}): Part {
  const name = fileName.replace(/-\w{8}\.js$/, "");
  return { fileName, name, code: "", isEntry: false, imports: [], dynamicImports: [], ...more };
}

/** What pages load first, two files of one name, a large one with what it loads, and one alone. */
function build(form = "form-bbbbbbbb.js"): Map<string, string> {
  const later = ["form-aaaaaaaa.js", form, "form2-ffffffff.js"];
  return namesOf([
    part("runtime-rrrrrrrr.js", { isEntry: true, dynamicImports: later }),
    part("form-aaaaaaaa.js", { imports: ["react-cccccccc.js"] }),
    part(form),
    part("form2-ffffffff.js"),
    part("react-cccccccc.js", { code: "x".repeat(60_000), imports: ["helper-dddddddd.js"] }),
    part("helper-dddddddd.js"),
    part("counter-eeeeeeee.js", { isEntry: true }),
  ]);
}

describe("files that load each other", () => {
  it("WEIGHT-310: have one hash and a name each; large ones and those alone keep their own", () => {
    const names = build();
    const hash = names.get("runtime-rrrrrrrr.js")?.slice(-12);
    expect([...names]).toEqual([
      ["form-aaaaaaaa.js", `form${hash}`],
      ["form-bbbbbbbb.js", `form2${hash}`],
      ["form2-ffffffff.js", `form22${hash}`],
      ["runtime-rrrrrrrr.js", `runtime${hash}`],
    ]);
  });

  it("WEIGHT-310: change it together as soon as one of them changes, and only then", () => {
    expect(build()).toEqual(build());
    const before = build().get("runtime-rrrrrrrr.js");
    expect(build("form-ffffffff.js").get("runtime-rrrrrrrr.js")).not.toBe(before);
  });
});
