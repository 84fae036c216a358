import { expect, it } from "vitest";
import { picture } from "#/fields/picture/spec.ts";
import { cutOut } from "../testing/cut-out.ts";
import { thumbnailSources } from "./thumbnail-sources.ts";

it.each([
  [true, "transparent"],
  [false, "#000000"],
])("PIC-12: with holes %s, %s stands behind a picture that no script shows", (hasAlpha, colour) => {
  const assets = new Map([["plate", { ...cutOut, hasAlpha }]]);
  const { files } = thumbnailSources({ site: 1, assets, manifest: undefined, origin: "http://a" });
  const shown = { asset: "plate", alt: {}, crop: null, focus: null };
  expect(files(shown, picture({ ratio: "1:1", sizes: "100vw" }))?.colour).toBe(colour);
});
