import { expect, it } from "vitest";
import { askForLooksAlone } from "./looks-alone.ts";

const table =
  'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/main-a.css"])))=>i.map(i=>d[i]);\n';
const look = "load:()=>u(()=>import(`./look-C~Z2.js`),__vite__mapDeps([0,1]))";

it("asks for the look of a section without the app's styles", () => {
  expect(askForLooksAlone(`${table}import{a as u}from"./main-a.js";var b={${look}};`)).toBe(
    'import{a as u}from"./main-a.js";var b={load:()=>import(`./look-C~Z2.js`)};',
  );
});

it("leaves the names of styles that something else asks for", () => {
  const other = "u(()=>import(`./panel-a.js`),__vite__mapDeps([1]))";
  expect(askForLooksAlone(`${table}${look};${other}`)).toBe(
    `${table}load:()=>import(\`./look-C~Z2.js\`);${other}`,
  );
  expect(askForLooksAlone(table + other)).toBe(table + other);
});
