import type { ScenarioTable } from "../scenarios.ts";

const missing = { status: 404, code: "not-found" } as const;

function flag(name: string) {
  return { method: "GET", url: `/assets/flags/${name}` } as const;
}

export const table: ScenarioTable = {
  subject: "flags on the canvas",
  rows: [
    {
      ...flag("ru.svg"),
      name: "LANG-03: a country's flag is a drawing",
      expect: { status: 200, headers: { "content-type": /^image\/svg\+xml/ } },
    },
    { ...flag("zz.svg"), name: "an unknown country has none", expect: missing },
    { ...flag("RU.svg"), name: "codes are in small letters", expect: missing },
    { ...flag("ru.png"), name: "flags are drawings only", expect: missing },
    { ...flag("__proto__.svg"), name: "a name that is no code is none", expect: missing },
    {
      ...flag("..%2f..%2fpackage.json"),
      name: "no file is reached by it",
      expect: { status: 400, code: "bad-request" },
    },
  ],
};
