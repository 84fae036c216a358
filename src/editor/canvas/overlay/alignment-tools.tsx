import { TextAlignCenter, TextAlignEnd, TextAlignStart } from "lucide-react";
import type { ReactNode } from "react";
import { sides } from "#/fields/choice/spec.ts";
import { fieldValue } from "../../document-store/read-field.ts";
import { fieldTopic } from "../../document-store/topics.ts";
import { useStored } from "../../document-store/use-stored.ts";
import { useEditor } from "../../session/editor.ts";
import { useTranslate } from "../../words/i18n.ts";
import type { HandleOf } from "../handle.ts";

const icons = { start: TextAlignStart, center: TextAlignCenter, end: TextAlignEnd } as const;

/** Aligns the text that is edited; the caret stays in it. */
export function AlignmentTools({ handle }: { handle: HandleOf<"text"> }): ReactNode {
  const editor = useEditor();
  const t = useTranslate();
  const { target } = handle;
  const path = handle.alignment ?? [];
  const value = useStored(editor.store, fieldTopic(target, path), (records) =>
    path.length > 0 ? fieldValue(records, target, path) : undefined,
  );
  if (!handle.alignment) return null;
  return (
    <span className="alignment-tools" role="group" aria-label={t("section.alignment")}>
      {sides.map((side) => {
        const Icon = icons[side];
        return (
          <button
            key={side}
            type="button"
            tabIndex={-1}
            aria-label={t(`text.${side}`)}
            title={t(`text.${side}`)}
            aria-pressed={value === side}
            // the caret stays where it is
            onMouseDown={(event) => event.preventDefault()}
            onClick={() =>
              editor.dispatch({ name: "field.set", args: { target, path, value: side } })
            }
          >
            <Icon aria-hidden="true" />
          </button>
        );
      })}
    </span>
  );
}
