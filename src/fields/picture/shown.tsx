import type { ReactNode } from "react";
import { useTranslate } from "#/editor/words/i18n.ts";
import type { Picture } from "#/site/image.ts";
import type { ShownValueProps } from "../shown-value.ts";
import type { PictureField } from "./spec.ts";

/** What is other of a picture that is the same file; undefined where nothing of it is seen. */
function changeOf(picture: Picture, earlier: Picture | null | undefined) {
  if (earlier?.asset !== picture.asset) return undefined;
  if (JSON.stringify(earlier.crop) !== JSON.stringify(picture.crop)) return "picture.crop";
  if (JSON.stringify(earlier.focus) !== JSON.stringify(picture.focus)) return "picture.focus";
  if (earlier.isDecorative === picture.isDecorative)
    return JSON.stringify(earlier.alt) === JSON.stringify(picture.alt) ? undefined : "picture.alt";
  return picture.isDecorative ? "picture.decorative" : "picture.notDecorative";
}

/** The picture as it is cropped, and what is other of it where it is the same one. */
export function ShownPicture({ value, earlier, tools }: ShownValueProps<PictureField>): ReactNode {
  const t = useTranslate("fields");
  if (value === null) return t("picture.none");
  const { focus } = value;
  const change = changeOf(value, earlier);
  const alt = value.alt[tools.primary]?.text || t("picture.some");
  return (
    <>
      <img
        className="shown-picture"
        src={tools.pictureAddress(value)}
        alt={alt}
        loading="lazy"
        style={focus ? { objectPosition: `${focus.x * 100}% ${focus.y * 100}%` } : undefined}
      />
      {change && <span className="shown-note">{t(change)}</span>}
    </>
  );
}
