import type { ReactNode } from "react";
import type { SectionDefinition } from "#/sections/kit/index.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { descriptionOf, labelOf } from "../../../words/own-names.ts";

/**
 * What choosing a template does: adds it, takes another one's place, or only shows the one that is there; as a layout
 * for a section that stands, takes its content, or all of it to the last byte.
 */
export type Effect = "add" | "replace" | "stands" | "swap" | "keepsAll";

export interface PickerOptionProps {
  readonly definition: SectionDefinition;
  readonly effect: Effect;
  readonly isActive: boolean;
  /** Tab stops here. */
  readonly isStop: boolean;
  readonly thumbnail: ReactNode;
  readonly onActivate: () => void;
  readonly onInsert: () => void;
}

/** A template, as it would look on this site. */
export function PickerOption({
  definition,
  effect,
  isActive,
  isStop,
  thumbnail,
  onActivate,
  onInsert,
}: PickerOptionProps): ReactNode {
  const t = useTranslate("sections");
  const label = labelOf(definition);
  const hints = {
    add: t("picker.enterInserts"),
    replace: t("picker.replaces"),
    stands: t("picker.stands"),
    swap: t("swap.enter"),
    keepsAll: t("swap.keepsAll"),
  };
  const isPlain = effect === "add" || effect === "swap";
  return (
    <button
      type="button"
      role="option"
      className="picker-option"
      aria-selected={isActive}
      aria-label={isPlain ? label : `${label}. ${hints[effect]}`}
      title={descriptionOf(definition)}
      tabIndex={isStop ? 0 : -1}
      onFocus={onActivate}
      onClick={onInsert}
    >
      {thumbnail}
      <span className="caption">
        <b>{label}</b>
        <span className={isPlain ? "picker-hint" : "picker-effect"}>{hints[effect]}</span>
      </span>
    </button>
  );
}
