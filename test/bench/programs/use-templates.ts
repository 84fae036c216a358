import { addDefinitions } from "#/sections/definitions.ts";
import { registry, templates } from "#/sections/registry.ts";
import { findDocumentProblems } from "#/site/check-document.ts";
import { largeSite } from "../large-site/large-site.ts";
import {
  builtFonts,
  largeSiteFacts,
  largeSiteRenderer,
} from "../large-site/large-site-rendering.ts";
import { namedPictures } from "../large-site/large-site-pictures.ts";

/** Milliseconds of processor time for a page of six sections. */
export interface TemplateTimes {
  readonly templates: number;
  readonly rendered: number;
  readonly checked: number;
}

/** Checks and renders pages of a few templates, however many others are known: copies under other ids. */
const [fontFolder = "", count = "1000", pages = "400"] = process.argv.slice(2);
const copied = registry.slice(2, 3);
const copies = Array.from({ length: Math.max(0, Number(count) - registry.length) }, (_, at) =>
  copied.map((definition) => ({ ...definition, id: `Copy${at}` })),
).flat();
addDefinitions(copies);
const pictures = namedPictures(8);
const document = largeSite({ pages: Number(pages), assets: pictures.assets });

function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / Number(pages);
}

function render(): void {
  const renderer = largeSiteRenderer(largeSiteFacts(document, pictures), builtFonts(fontFolder));
  for (const [at, page] of document.pages.entries()) {
    const entry = document.index.entries[at];
    if (entry) renderer.page({ page, entry, language: "ru", main: renderer.main(page, "ru") });
  }
}

function check(): void {
  const problems = findDocumentProblems(document, { templates });
  if (problems.length > 0) throw new Error(JSON.stringify(problems[0]));
}

render();
check();
const times: TemplateTimes = {
  templates: registry.length + copies.length,
  rendered: processorTime(render),
  checked: processorTime(check),
};
process.stdout.write(JSON.stringify(times));
