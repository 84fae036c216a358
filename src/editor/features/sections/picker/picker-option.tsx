import { Star } from "lucide-react";
import type { ReactNode } from "react";
import type { SectionDefinition } from "#/sections/kit/index.ts";
import { IconButton } from "../../../ui/button.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { descriptionOf, labelOf } from "../../../words/own-names.ts";
import "../../../saved/saved.css";

/**
 * What choosing a template does: adds it, takes another one's place, or only shows the one that is there; as a layout
 * for a section that stands, takes its content, or all of it to the last byte.
 */
export type Effect = "add" | "replace" | "stands" | "swap" | "keepsAll";

/** Whether the account has starred a template; undefined where it can't star any. */
export type StarOf = (
  template: string,
) => { readonly isStarred: boolean; readonly onToggle: () => void } | undefined;

export interface PickerOptionProps {
  readonly definition: SectionDefinition;
  readonly effect: Effect;
  readonly isActive: boolean;
  /** Tab stops here. */
  readonly isStop: boolean;
  readonly thumbnail: ReactNode;
  readonly star: ReturnType<StarOf>;
  readonly onActivate: () => void;
  readonly onInsert: () => void;
}

function useHints(): Readonly<Record<Effect, string>> {
  const t = useTranslate("sections");
  return {
    add: t("picker.enterInserts"),
    replace: t("picker.replaces"),
    stands: t("picker.stands"),
    swap: t("swap.enter"),
    keepsAll: t("swap.keepsAll"),
  };
}

/** A template, as it would look on this site, and its star. */
export function PickerOption(props: PickerOptionProps): ReactNode {
  const { definition, effect, isActive, isStop, thumbnail, star, onActivate, onInsert } = props;
  const t = useTranslate("sections");
  const label = labelOf(definition);
  const hints = useHints();
  const isPlain = effect === "add" || effect === "swap";
  return (
    <li className="picker-item">
      <button
        type="button"
        className="picker-option"
        aria-current={isActive || undefined}
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
      {star && (
        <IconButton
          size="sm"
          className="picker-star"
          label={t("picker.star", { section: label })}
          icon={<Star aria-hidden="true" />}
          aria-pressed={star.isStarred}
          tabIndex={isStop ? 0 : -1}
          onClick={star.onToggle}
        />
      )}
    </li>
  );
}
