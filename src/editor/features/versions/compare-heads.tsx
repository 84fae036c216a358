import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../ui/button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { useTranslate } from "../../words/i18n.ts";
import type { Side } from "./use-compare-scrolling.ts";

export interface CompareHeadsProps {
  readonly pastLabel: ReactNode;
  /** The side that a phone shows. */
  readonly side: Side;
  readonly onSide: (side: Side) => void;
  /** The difference that was gone to, counted from 0. */
  readonly at: number;
  readonly count: number;
  /** What is said where there are none. */
  readonly nothing: string;
  readonly onGo: (step: 1 | -1) => void;
}

/** What stands on which side, and the way from difference to difference. */
export function CompareHeads(props: CompareHeadsProps): ReactNode {
  const { pastLabel, side, onSide, at, count, nothing, onGo } = props;
  const t = useTranslate("versions");
  return (
    <div className="compare-heads">
      <div className="compare-head" data-side="past">
        {pastLabel}
        <Segmented<Side>
          className="only-medium"
          label={t("side")}
          choices={[
            { value: "past", label: t("past") },
            { value: "now", label: t("now") },
          ]}
          value={side}
          onChoose={onSide}
        />
      </div>
      <div className="compare-head" data-side="now">
        <span className="strong compare-now">{t("now")}</span>
        <span className="size-12 tertiary-text grow compare-draft">{t("draft")}</span>
        <span className="size-12 secondary-text num" role="status">
          {count === 0 ? nothing : t("difference", { number: at + 1, count })}
        </span>
        <IconButton
          size="sm"
          variant="secondary"
          label={t("previous")}
          aria-keyshortcuts="K"
          disabled={at <= 0}
          icon={<ArrowUp aria-hidden="true" />}
          onClick={() => onGo(-1)}
        />
        <IconButton
          size="sm"
          variant="secondary"
          label={t("next")}
          aria-keyshortcuts="J"
          disabled={at >= count - 1}
          icon={<ArrowDown aria-hidden="true" />}
          onClick={() => onGo(1)}
        />
      </div>
    </div>
  );
}
