import { Check, TextAlignCenter, TextAlignEnd, TextAlignStart } from "lucide-react";
import type { ReactNode } from "react";
import { sides } from "#/fields/choice/spec.ts";
import type { CanvasControl } from "../../../canvas/canvas-control.ts";
import { isContentOf } from "../../../canvas/is-content-of.ts";
import type { HandleOf } from "../../../canvas/handle.ts";
import { fieldValue } from "../../../document-store/read-field.ts";
import { fieldTopic } from "../../../document-store/topics.ts";
import { useStored } from "../../../document-store/use-stored.ts";
import { fieldSteps } from "../../../fields/picture/picture-steps.ts";
import { useEditor } from "../../../session/editor.ts";
import { useMay } from "../../../session/hooks.ts";
import type { Spot } from "../../../session/spot.ts";
import { useSignalPart } from "../../../signals/signal.ts";
import { ToolButton } from "../../../ui/layer/tool-button.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { useSheetGivesWay } from "./sheet-gives-way.ts";
import { TextSteps } from "./text-steps.tsx";

const icons = { start: TextAlignStart, center: TextAlignCenter, end: TextAlignEnd } as const;

/** The text, plain or rich, of a section, the bar or the footer that is being typed in. */
export function useTyped(
  canvas: CanvasControl,
  spot: Spot,
): HandleOf<"text"> | HandleOf<"prose"> | undefined {
  const editor = useEditor();
  const { handles, text: session } = canvas;
  const element = useSignalPart(session.focus, (focus) => focus?.element);
  const text = element && (handles.around(element, "text") ?? handles.around(element, "prose"));
  return text && isContentOf(editor, text.handle.target, spot) ? text.handle : undefined;
}

/** Aligns the text that is typed in; the caret stays in it. On a phone it also leads to other texts and ends the typing. */
export function TextTools({
  canvas,
  handle,
}: {
  canvas: CanvasControl;
  handle: HandleOf<"text">;
}): ReactNode {
  const t = useTranslate("editing");
  const mayAlign = useMay()("editor");
  useSheetGivesWay(canvas);
  return (
    <>
      <TextSteps canvas={canvas} />
      {mayAlign && handle.alignment && (
        <Alignments target={handle.target} path={handle.alignment} />
      )}
      {handle.Tools && <handle.Tools session={canvas.text} />}
      <button type="button" className="section-toolbar-done" onClick={() => canvas.text.leave()}>
        <Check aria-hidden="true" />
        <span>{t("text.done")}</span>
      </button>
    </>
  );
}

function Alignments({
  target,
  path,
}: {
  target: HandleOf<"text">["target"];
  path: NonNullable<HandleOf<"text">["alignment"]>;
}): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const value = useStored(editor.store, fieldTopic(target, path), (records) =>
    fieldValue(records, target, path),
  );
  return (
    <span className="section-toolbar-alignment" role="group" aria-label={t("section.alignment")}>
      {sides.map((side) => (
        <ToolButton
          key={side}
          label={t(`text.${side}`)}
          Icon={icons[side]}
          aria-pressed={value === side}
          // the caret stays where it is
          onMouseDown={(event) => event.preventDefault()}
          onClick={() =>
            editor.dispatch(
              fieldSteps(editor, { name: "field.set", args: { target, path, value: side } }),
            )
          }
        />
      ))}
    </span>
  );
}
