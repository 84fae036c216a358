import { ImageUp } from "lucide-react";
import type { ReactNode } from "react";
import type { CanvasControl } from "../../../canvas/canvas-control.ts";
import { canvasState } from "../../../canvas/canvas-state.ts";
import { valueOfKind } from "../../../document-store/read-field.ts";
import { fieldTopic } from "../../../document-store/topics.ts";
import { useStored } from "../../../document-store/use-stored.ts";
import { acceptedPictures, replacePicture } from "../../../fields/picture/picture-commands.ts";
import { useEditor } from "../../../session/editor.ts";
import { FileButton } from "../../../ui/file-button.tsx";
import { ToolButton } from "../../../ui/layer/tool-button.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { PartToolbar } from "./part-toolbar.tsx";

const navigation = { part: "navigation" as const };
const logo = { target: navigation, path: ["logo"] };

/** What can be done with the bar: its logo's first picture, and the tools of the one that is there. */
export function NavigationToolbar({ canvas }: { canvas: CanvasControl }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const picture = useStored(editor.store, fieldTopic(logo.target, logo.path), (records) =>
    valueOfKind(records, { ...logo, kind: "picture" }),
  );
  const openTools = (): void => {
    const image = canvas.elementOf(navigation)?.querySelector(".logo img");
    const found = image && canvas.handles.around(image, "picture");
    if (found) canvasState(editor).popoverTarget.set({ kind: "picture", ...found, isByKeys: true });
  };
  return (
    <PartToolbar canvas={canvas} spot={navigation} name={t("section.navigation")}>
      {picture ? (
        <ToolButton label={t("logo.tools")} Icon={ImageUp} onClick={openTools} />
      ) : (
        <FileButton
          className=""
          accept={acceptedPictures}
          label={t("logo.add")}
          onFile={(file) => replacePicture(editor, logo, file)}
        >
          <ImageUp aria-hidden="true" />
        </FileButton>
      )}
    </PartToolbar>
  );
}
