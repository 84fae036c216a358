import { createWritingOut } from "#/server/publishing/written-out.ts";
import { largeSite } from "../large-site/large-site.ts";
import {
  builtFonts,
  largeSiteFacts,
  largeSiteRenderer,
} from "../large-site/large-site-rendering.ts";
import { namedPictures } from "../large-site/large-site-pictures.ts";

export interface RenderTimes {
  /** Milliseconds for all pages. */
  readonly took: number;
  /** Of it, processor time of the whole process. */
  readonly processor: number;
  /** Bytes of HTML, a page. */
  readonly bytes: number;
}

/** Renders a large site from the JSON of its records, in a process that has rendered nothing before. */
const [fontFolder = "", pages = "1000"] = process.argv.slice(2);
const fonts = builtFonts(fontFolder);
const pictures = namedPictures(8);
const document = largeSite({ pages: Number(pages), assets: pictures.assets });
const bodies = new Map(document.pages.map((page) => [page.id, JSON.stringify(page)]));

const before = process.cpuUsage();
const began = performance.now();
const renderer = largeSiteRenderer(largeSiteFacts(document, pictures), fonts);
// a page's bytes are written out as publishing writes them: what pages have in common once for all of them
const writing = createWritingOut();
let bytes = 0;
for (const entry of document.index.entries) {
  const page: (typeof document.pages)[number] = JSON.parse(bodies.get(entry.id) ?? "");
  const main = renderer.main(page, "ru");
  const { start, css, end } = renderer.page({ page, entry, language: "ru", main });
  bytes += writing.bytesOf({ start, shared: css, end }).length;
}
const took = performance.now() - began;
const { user, system } = process.cpuUsage(before);
const processor = (user + system) / 1000;
const times: RenderTimes = { took, processor, bytes: bytes / bodies.size };
process.stdout.write(JSON.stringify(times));
