import type { ReactNode } from "react";
import { valueOfKind } from "../../document-store/read-field.ts";
import { fieldTopic } from "../../document-store/topics.ts";
import type { Topic } from "../../document-store/topics.ts";
import { useStored } from "../../document-store/use-stored.ts";
import { useSignal } from "../../signals/signal.ts";
import { useEditor } from "../../session/editor.ts";
import { useTranslate } from "../../words/i18n.ts";
import { KeptLinkField } from "../../fields/link/kept-link-field.tsx";
import type { CanvasControl } from "../../canvas/canvas-control.ts";
import { drawnPlace } from "../../canvas/folded.ts";
import { canvasState } from "../../canvas/canvas-state.ts";
import type { PopoverTarget } from "../../canvas/popover-target.ts";
import { ItemTools } from "../../canvas/overlay/item-tools.tsx";
import { useItemAtHand } from "../../canvas/overlay/item-levels.ts";
import { CanvasPopover } from "../../canvas/overlay/canvas-popover.tsx";

/** A link that leads somewhere is another element than one that leads nowhere yet; where the bar has it twice, the one that is seen. */
function elementOfLink(
  { document, handles }: CanvasControl,
  topic: Topic,
): HTMLElement | undefined {
  const places = [...document.querySelectorAll<HTMLElement>('[data-edit="link"]')].filter(
    (element) => {
      const handle = handles.around(element, "link")?.handle;
      return handle && fieldTopic(handle.target, handle.path) === topic;
    },
  );
  return drawnPlace(places) ?? places[0];
}

/** Where a link or a button leads; its words stay editable meanwhile. */
function LinkTools({
  canvas,
  popover,
}: {
  canvas: CanvasControl;
  popover: Extract<PopoverTarget, { kind: "link" }>;
}): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const { target, path } = popover.handle;
  const key = fieldTopic(target, path);
  const find = (): HTMLElement | undefined =>
    popover.element.isConnected ? popover.element : elementOfLink(canvas, key);
  const element = find() ?? popover.element;
  const link = useStored(
    editor.store,
    key,
    (records) => valueOfKind(records, { target, path, kind: "link" }) ?? null,
  );
  const atHand = useItemAtHand(canvas, canvas.handles.around(element, "item") ?? null);
  return (
    <CanvasPopover canvas={canvas} element={element} find={find} label={t("link.title")}>
      {atHand && <ItemTools canvas={canvas} atHand={atHand} />}
      <KeptLinkField
        key={key}
        name={key}
        link={link}
        takesFocus={popover.takesFocus ?? false}
        onChange={(value, before) =>
          void editor.dispatch([...before, { name: "link.set", args: { target, path, value } }])
        }
        onClose={() => {
          canvasState(editor).popoverTarget.set(null);
          canvas.focus();
        }}
      />
    </CanvasPopover>
  );
}

/** Over the page: the link whose popover is open. */
export function LinksOverlay({ canvas }: { canvas: CanvasControl }): ReactNode {
  const popover = useSignal(canvasState(useEditor()).popoverTarget);
  if (popover?.kind !== "link") return null;
  const key = fieldTopic(popover.handle.target, popover.handle.path);
  return <LinkTools key={key} canvas={canvas} popover={popover} />;
}
