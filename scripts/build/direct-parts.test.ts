import { expect, it } from "vitest";
import { askDirectly } from "./direct-parts.ts";

const files = new Map([
  ["editor-1.js", "let a=1,b=2;export{a as c,b as d};"],
  ["passing-1.js", 'export{c as editing,d as more}from"./editor-1.js";\n'],
  ["whole-1.js", 'import{c}from"./editor-1.js";export{c as editing};'],
]);

it.each([
  ["let{editing:e}=await import(`./passing-1.js`);", "let{c:e}=await import(`./editor-1.js`);"],
  [
    "let{editing:e,more:t}=await import(`./passing-1.js`);",
    "let{c:e,d:t}=await import(`./editor-1.js`);",
  ],
  ["let{editing}=await import(`./passing-1.js`);", "let{c:editing}=await import(`./editor-1.js`);"],
])("a part is asked for where it is: %s", (code, direct) => {
  expect(askDirectly(code, files)).toBe(direct);
});

it.each([
  "let{editing:e}=await import(`./whole-1.js`);",
  "let{other:e}=await import(`./passing-1.js`);",
  "let{editing:e}=await import(`./unknown.js`);",
  "let e=await import(`./passing-1.js`);",
])("what isn't only passed on is asked for as it was: %s", (code) => {
  expect(askDirectly(code, files)).toBe(code);
});
