import type { ReactNode } from "react";
import type { Picture } from "#/site/image.ts";
import { fieldTopic } from "../../../document-store/topics.ts";
import { movedInksOf } from "../../../fields/picture/moved-ink.ts";
import { useEditor } from "../../../session/editor.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { useField } from "./use-field.ts";
import type { FieldPlace } from "./use-field.ts";

/** Says that words took the colour that they have with their picture, until another is chosen for either. */
export function MovedInkNote({
  ink,
  backdrop,
}: {
  readonly ink: FieldPlace;
  readonly backdrop: FieldPlace;
}): ReactNode {
  const t = useTranslate("editing");
  const [colour] = useField<"light" | "dark">(ink);
  const [picture] = useField<Picture | null>(backdrop);
  const moved = movedInksOf(useEditor()).get(fieldTopic(ink.target, ink.path));
  const isMoved = moved !== undefined && moved.asset === picture?.asset && moved.ink === colour;
  return (
    isMoved && (
      <p className="hint" role="status">
        {t(colour === "dark" ? "background.inkDark" : "background.inkLight")}
      </p>
    )
  );
}
