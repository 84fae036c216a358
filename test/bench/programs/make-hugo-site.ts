import { largeSite } from "../large-site/large-site.ts";
import {
  builtFonts,
  largeSiteFacts,
  largeSiteRenderer,
} from "../large-site/large-site-rendering.ts";
import { namedPictures } from "../large-site/large-site-pictures.ts";
import { writeHugoSite } from "../hugo/hugo-site.ts";

/** Writes the Hugo site that has the same pages as the large site. */
const [fontFolder = "", layouts = "", folder = "", pages = "1000"] = process.argv.slice(2);
const pictures = namedPictures(8);
const document = largeSite({ pages: Number(pages), assets: pictures.assets });
const facts = largeSiteFacts(document, pictures);
const renderer = largeSiteRenderer(facts, builtFonts(fontFolder));
const [page] = document.pages;
const [entry] = document.index.entries;
if (!page || !entry) throw new Error("The large site has no page");
const main = renderer.main(page, "ru");
const { css } = renderer.page({ page, entry, language: "ru", main });
const own = css.indexOf('[data-v="');
await writeHugoSite({
  document,
  facts,
  css: own < 0 ? css : css.slice(0, own),
  sets: pictures.sets,
  layouts,
  folder,
});
process.stdout.write(JSON.stringify({ pages: document.pages.length }));
