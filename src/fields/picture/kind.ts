import * as z from "zod/mini";
import { altLimit, pictureSchema } from "#/site/image.ts";
import type { FieldKind } from "../field-kind.ts";
import { text } from "../text/spec.ts";
import type { PictureField } from "./spec.ts";

const altField = text({ limit: altLimit });

export const pictureKind: FieldKind<PictureField> = {
  kind: "picture",
  aliases: {
    anywhere: { backgroundImgUrl: "background", imgUrl: "picture", backgroundImg: "picture" },
  },
  setBy: "picture.set",
  isContent: true,
  schema: () => z.nullable(pictureSchema),
  initial: () => null,
  blank: () => null,
  isUntouched: (_spec, value) => value === null,
  copy(_spec, value, { picture, text }) {
    const copied = value && picture ? picture(value) : value;
    return copied && text ? { ...copied, alt: text(copied.alt) } : copied;
  },
  isFilled: (value) => value !== null,
  // the words of what is only decoration are kept, and nobody reads them
  texts: (value) =>
    value && !value.isDecorative ? [{ path: ["alt"], limit: altLimit, text: value.alt }] : [],
  part: (_spec, name) => (name === "alt" ? altField : undefined),
  pictures: (picture, spec) => (picture ? [{ picture, spec }] : []),
  problems({ spec, value, primary }) {
    if (!value) return spec.isExpected ? [{ code: "picture-missing" }] : [];
    if (spec.isDecorative || value.isDecorative || value.alt[primary]?.text.trim()) return [];
    return [{ code: "alt-missing", path: ["alt"], language: primary }];
  },
};
