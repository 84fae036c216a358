import { expect, test } from "vitest";
import { templates } from "#/sections/registry.ts";
import { smallSite } from "../../../test/project-archive.ts";
import { parseSite } from "./parse-site.ts";

const now = new Date(0);
const read = (text: string) => parseSite(new TextEncoder().encode(text), { templates, now });

test("PROJ-03, PROJ-08: the bytes of a document are read, whatever marks them, and its texts are clean", () => {
  const text = JSON.stringify(smallSite(null, "A\u0000 site"));
  expect(read(text).document.site.name).toBe("A site");
  expect(read(`\uFEFF${text}`).document.site.name).toBe("A site");
});

test.each([
  ["broken", "{", "valid JSON"],
  ["empty", "", "isn’t a site"],
  ["of another prototype", '{"__proto__":{}}', "__proto__"],
  ["deep", `${"[".repeat(70)}${"]".repeat(70)}`, "nested too deeply"],
  ["of very many values", `[${"0,".repeat(1_000_000)}0]`, "too many values"],
  [
    "of very many names",
    `{${Array.from({ length: 10_001 }, (_, at) => `"k${at}":1`).join()}}`,
    "too many names",
  ],
])("PROJ-04: a document that is %s is refused before it is looked at", (_how, text, message) => {
  expect(() => read(text)).toThrow(message);
});
