import type { EmbedValue } from "#/embeds/read-embed.ts";
import type { OwnWords, SpecOf } from "../field-spec.ts";

/** What a third party shows in a frame; null where its owner hasn't said what. */
export interface EmbedField extends SpecOf<"embed", EmbedValue | null> {}

const label: OwnWords = { en: "Link to the video or map", ru: "Ссылка на видео или карту" };

export function embed(): EmbedField {
  return { kind: "embed", edited: "popover", label };
}
