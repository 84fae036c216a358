import { ImageUp, ListPlus, RectangleEllipsis } from "lucide-react";
import type { ReactNode } from "react";
import { navigationFields } from "#/site/navigation.ts";
import type { CanvasControl } from "../../../canvas/canvas-control.ts";
import { canvasState } from "../../../canvas/canvas-state.ts";
import { shownLogo } from "../../../canvas/shown-logo.ts";
import { fieldValue, valueOfKind } from "../../../document-store/read-field.ts";
import { fieldTopic } from "../../../document-store/topics.ts";
import { useStored } from "../../../document-store/use-stored.ts";
import { itemsOf, writeItem } from "../../../fields/items/item-commands.ts";
import type { ListSpot } from "../../../fields/items/item-commands.ts";
import { acceptedPictures, replacePicture } from "../../../fields/picture/picture-commands.ts";
import { useEditor } from "../../../session/editor.ts";
import { FileButton } from "../../../ui/file-button.tsx";
import { ToolButton } from "../../../ui/layer/tool-button.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { PartToolbar } from "./part-toolbar.tsx";

const navigation = { part: "navigation" as const };
const links = { target: navigation, list: ["links"], spec: navigationFields.links };
const buttons = { target: navigation, list: ["buttons"], spec: navigationFields.buttons };
const logo = { target: navigation, path: ["logo"] };

function useCount(spot: ListSpot): number {
  const editor = useEditor();
  const { target, list } = spot;
  useStored(editor.store, fieldTopic(target, list), (records) => fieldValue(records, target, list));
  return itemsOf(editor, spot).length;
}

/** What can be done with the bar: its logo's first picture, the tools of its logos, a link more, and its button. */
export function NavigationToolbar({ canvas }: { canvas: CanvasControl }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const picture = useStored(editor.store, fieldTopic(logo.target, logo.path), (records) =>
    valueOfKind(records, { ...logo, kind: "picture" }),
  );
  const isFull = useCount(links) >= links.spec.max;
  const hasButton = useCount(buttons) > 0;
  const openTools = (): void => {
    const found = shownLogo(canvas);
    if (found)
      canvasState(editor).popoverTarget.set({ kind: "picture", ...found, isForLogos: true });
  };
  return (
    <PartToolbar canvas={canvas} spot={navigation} name={t("section.navigation")}>
      {picture ? (
        <ToolButton
          label={t("logo.tools")}
          Icon={ImageUp}
          aria-haspopup="dialog"
          onClick={openTools}
        />
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
      <ToolButton
        label={isFull ? t("item.full", { count: links.spec.max }) : t("bar.addLink")}
        Icon={ListPlus}
        disabled={isFull}
        onClick={() => writeItem(editor, links)}
      />
      {!hasButton && (
        <ToolButton
          label={t("bar.addButton")}
          Icon={RectangleEllipsis}
          onClick={() => writeItem(editor, buttons)}
        />
      )}
    </PartToolbar>
  );
}
