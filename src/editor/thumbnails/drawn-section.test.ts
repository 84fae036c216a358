import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { parseFontManifest } from "#/render/font-manifest.ts";
import { sampleDocument } from "../testing/sample-document.ts";
import { drawnSection } from "./drawn-section.ts";
import { thumbnailSources } from "./thumbnail-sources.ts";

const built = path.join(import.meta.dirname, "../../../dist/fonts/fonts.json");
const manifest = parseFontManifest(readFileSync(built, "utf8"));

it("PICK-348: a section is drawn in its site’s fonts, and in the system’s where these can’t be had", async () => {
  const { site, pages } = sampleDocument();
  const section = pages[0]?.sections[1];
  if (!section) throw new Error("There is no section");
  const sources = { site: 1, assets: new Map(), origin: "https://app.example" };
  const draw = (fonts: typeof manifest | undefined) =>
    drawnSection({
      ...thumbnailSources({ ...sources, manifest: fonts }),
      site,
      section,
      language: "ru",
    });
  expect(await draw(manifest)).toMatch(
    /@font-face\{[^}]*https:\/\/app\.example\/assets\/fonts\/[^}]*\}/,
  );
  expect(await draw(undefined)).not.toContain("@font-face");
});
