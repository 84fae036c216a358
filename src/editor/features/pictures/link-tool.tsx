import type { ReactNode } from "react";
import { CanvasPopover } from "../../canvas/overlay/canvas-popover.tsx";
import type { CanvasControl } from "../../canvas/canvas-control.ts";
import type { PopoverTarget } from "../../canvas/popover-target.ts";
import { valueOfKind } from "../../document-store/read-field.ts";
import { fieldTopic } from "../../document-store/topics.ts";
import { useStored } from "../../document-store/use-stored.ts";
import { KeptLinkField } from "../../fields/link/kept-link-field.tsx";
import { useEditor } from "../../session/editor.ts";
import { useTranslate } from "../../words/i18n.ts";

export type PictureTarget = Extract<PopoverTarget, { kind: "picture" }>;

/** Where a press on the picture leads. */
export function LinkTool({
  canvas,
  popover,
  find,
  onClose,
}: {
  canvas: CanvasControl;
  popover: PictureTarget;
  /** The picture, which is another element once it was replaced. */
  find: () => HTMLElement | null;
  onClose: () => void;
}): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const { target } = popover.handle;
  const path = popover.handle.link ?? [];
  const link = useStored(
    editor.store,
    fieldTopic(target, path),
    (records) => valueOfKind(records, { target, path, kind: "link" }) ?? null,
  );
  return (
    <CanvasPopover canvas={canvas} element={popover.element} find={find} label={t("picture.link")}>
      <KeptLinkField
        name={fieldTopic(target, path)}
        link={link}
        onChange={(value, before) =>
          void editor.dispatch([...before, { name: "link.set", args: { target, path, value } }])
        }
        onClose={onClose}
      />
    </CanvasPopover>
  );
}
