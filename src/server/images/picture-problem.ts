import type { PictureRefusal } from "#/api/picture-refusals.ts";

/** What whoever calls the API is told; the editor says it in its own words. */
const messages: Readonly<Record<PictureRefusal["reason"], string>> = {
  kind: "This isn’t a picture that can be used. Upload a JPEG, PNG, WebP, AVIF, GIF or SVG.",
  damaged: "This file is damaged or incomplete.",
  pixels:
    "This picture has {size} pixels. The limit is 50 million, and 65,535 along a side: make it smaller first.",
  animated:
    "This picture is animated, and only still ones can be shown. Save one frame of it as a PNG or JPEG.",
  frames: "This animation has too many frames.",
  "too-slow": "This picture takes too much time or memory to process. Make it smaller or simpler.",
  "svg-size": "This SVG is larger than 1 MB. Simplify it or use a PNG.",
  "svg-damaged": "This SVG is damaged or incomplete.",
  "svg-doctype": "SVG files with a DOCTYPE can’t be used. Save it without one.",
  "svg-elements": "This SVG has too many elements. Simplify it or use a PNG.",
  "svg-root": "This file isn’t an SVG.",
  "svg-repeats": "This SVG repeats its parts too often to be drawn. Simplify it or use a PNG.",
  "svg-unsized":
    "This SVG can’t be rendered. It needs a size or a viewBox, and less than 50 million pixels.",
};

/** Why a file can't be taken. */
export class PictureProblem extends Error {
  override name = "PictureProblem";
  readonly refusal: PictureRefusal;

  constructor(refusal: PictureRefusal | PictureRefusal["reason"], options?: ErrorOptions) {
    const { reason, width, height } = typeof refusal === "string" ? { reason: refusal } : refusal;
    super(messages[reason].replace("{size}", `${width} × ${height}`), options);
    this.refusal = typeof refusal === "string" ? { reason: refusal } : refusal;
  }
}
