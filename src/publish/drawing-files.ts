import { createElement } from "react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { readingLateNames } from "#/render/late-names.ts";
import type { DrawingFile } from "#/render/page-facts.ts";
import type { RenderedPage } from "#/render/render-page.ts";
import { contentHash } from "./content-hash.ts";
import type { ReleaseFile, ReleasePage } from "./manifest.ts";
import type { PackBuilder } from "./pack-builder.ts";
import type { ReleaseSource } from "./release-source.ts";

const name = "d";

/** A drawing as a file that has its hash in its name. It has no styles: where it is shown, it has the colours around it. */
export function drawingFile(drawn: ReactNode): DrawingFile {
  const xmlns = "http://www.w3.org/2000/svg";
  const content = readingLateNames(
    renderToStaticMarkup(createElement("svg", { xmlns }, createElement("g", { id: name }, drawn))),
  );
  const path = `/assets/${contentHash(content).slice(0, 10)}.svg`;
  return { path, content, address: `${path}#${name}` };
}

type PageDrawings = Pick<ReleasePage, "drawings">;

/** A release that takes pages over from the one before. */
interface ReuseContext {
  readonly previous: ReleaseSource["previous"];
  readonly files: Record<string, ReleaseFile>;
}

/** A release for which pages are rendered. */
interface PackContext {
  readonly source: Pick<ReleaseSource, "previous">;
  readonly pack: PackBuilder;
  readonly files: Record<string, ReleaseFile>;
}

/** Adds the drawings of a page that was rendered, and says which it shows. */
export function addDrawings(
  { source, pack, files }: PackContext,
  { drawings }: Pick<RenderedPage, "drawings">,
): PageDrawings {
  for (const [path, content] of drawings)
    files[path] ??=
      source.previous?.files[path] ??
      pack.add({ content, type: "image/svg+xml", isFixed: true }, "br");
  return drawings.size > 0 ? { drawings: [...drawings.keys()] } : {};
}

/** Takes over the drawings of a page that is taken over, and says which it shows. */
export function takeDrawings(
  { previous, files }: ReuseContext,
  { drawings }: PageDrawings,
): PageDrawings {
  for (const path of drawings ?? []) {
    const file = previous?.files[path];
    if (file) files[path] = file;
  }
  return drawings ? { drawings } : {};
}
