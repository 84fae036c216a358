import type { ReleaseFile, ReleaseManifest } from "../manifest.ts";

/** A page, where nothing else is said. */
export function testFile(name: string, more: Partial<ReleaseFile> = {}): ReleaseFile {
  return { hash: name, size: 9, type: "text/html; charset=utf-8", place: "stored", ...more };
}

/** Of two languages, with a page that only the first one has. */
export const testManifest: ReleaseManifest = {
  hash: "m",
  site: 7,
  origin: "https://lamp.example",
  languages: [
    { code: "en", prefix: "" },
    { code: "ru", prefix: "/ru" },
  ],
  files: { "/": testFile("home"), "/ru/": testFile("ru"), "/about/": testFile("about") },
  retired: {},
  redirects: {},
  notFound: { en: testFile("404"), ru: testFile("ru 404") },
  answers: {},
  pages: {
    "home en": { inputs: "", path: "/", changedAt: "" },
    "home ru": { inputs: "", path: "/ru/", changedAt: "" },
    "about en": { inputs: "", path: "/about/", changedAt: "" },
  },
  records: {},
  policy: "default-src 'none'",
  parts: {},
};
