import { Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import type { LanguageCode } from "#/site/language.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { useTranslate } from "../../words/i18n.ts";
import type { Difference } from "./compare-page.ts";
import { differenceWords } from "./difference-words.ts";
import type { FrameLayout } from "./version-frame.tsx";

interface DifferenceMarksProps {
  readonly layout: FrameLayout;
  /** Those that this side shows. */
  readonly differences: readonly Difference[];
  /** The one that was gone to. */
  readonly current: Difference | undefined;
  /** The language that goes without saying; undefined where none does. */
  readonly unsaid: LanguageCode | undefined;
  readonly onRestore?: ((difference: Difference) => void) | undefined;
}

/** A section that only changed places is as it was. */
function isMoreThanMoved(difference: Difference): boolean {
  const { kind, texts, values, hasOtherLook, hasOthers } = difference;
  return kind === "removed" || texts.length + values.length > 0 || hasOtherLook || hasOthers;
}

/** Frames around the sections that differ, with what does, and the way back. */
export function DifferenceMarks(props: DifferenceMarksProps): ReactNode {
  const { layout, differences, current, unsaid, onRestore } = props;
  const t = useTranslate("versions");
  return differences.map((difference) => {
    const place = layout.places.find(({ section }) => section === difference.section);
    if (!place) return null;
    return (
      <div
        key={difference.section}
        className={classNames("version-mark", difference === current && "is-current")}
        data-kind={difference.kind}
        style={{ top: place.top * layout.scale, height: place.height * layout.scale }}
      >
        <div className="version-mark-foot">
          <span className="version-mark-words">{differenceWords(t, difference, unsaid)}</span>
          {onRestore && isMoreThanMoved(difference) && (
            <Button size="sm" onClick={() => onRestore(difference)}>
              <Undo2 aria-hidden="true" />
              {t("restoreSection")}
            </Button>
          )}
        </div>
      </div>
    );
  });
}
