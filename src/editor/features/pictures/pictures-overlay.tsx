import {
  Captions,
  CircleAlert,
  Crop,
  ImageUp,
  Images,
  Link as LinkIcon,
  Scaling,
  Trash2,
} from "lucide-react";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import type { Picture } from "#/site/image.ts";
import { isLogoField } from "#/site/navigation.ts";
import {
  acceptedPictures,
  removePicture,
  replacePicture,
} from "../../fields/picture/picture-commands.ts";
import type { UploadState } from "../../fields/picture/upload-state.ts";
import { useSignal } from "../../signals/signal.ts";
import { valueOfKind } from "../../document-store/read-field.ts";
import { fieldTopic } from "../../document-store/topics.ts";
import { useStored } from "../../document-store/use-stored.ts";
import { spotOf } from "../../session/linked-spot.ts";
import { useEditor } from "../../session/editor.ts";
import type { Editor } from "../../session/editor.ts";
import { useTranslate } from "../../words/i18n.ts";
import { ToolButton } from "../../ui/layer/tool-button.tsx";
import { Toolbar } from "../../ui/layer/toolbar.tsx";
import { byKey } from "../../canvas/by-key.ts";
import type { CanvasControl } from "../../canvas/canvas-control.ts";
import { CropOnPage } from "./crop-on-page.tsx";
import { uploadsOf } from "../../fields/picture/uploads.ts";
import { canvasState } from "../../canvas/canvas-state.ts";
import { listenTo } from "../../canvas/events/listen.ts";
import { useMay } from "../../session/hooks.ts";
import { listenForFiles } from "./file-events.ts";
import { LogoHandle } from "./logo-tools.tsx";
import { LogosPopover } from "./logos-popover.tsx";
import { PictureFocus } from "./picture-focus.tsx";
import { listenForPictureKeys } from "./picture-keys.ts";
import { ItemToolsButton } from "./item-tools-button.tsx";
import { dropTargetOf } from "./drop-target.ts";
import { LinkTool } from "./link-tool.tsx";
import type { PictureTarget } from "./link-tool.tsx";
import { choosingOf } from "../../fields/library/choosing.ts";
import { AltText } from "../../fields/picture/alt-text.tsx";
import { CanvasPopover } from "../../canvas/overlay/canvas-popover.tsx";
import { SectionToolsButton } from "../../canvas/overlay/section-tools-button.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import type { PlaceNode } from "../../canvas/overlay/tracked.tsx";
import { OutlineBox } from "../../canvas/overlay/outline-box.tsx";
import { Tracked } from "../../canvas/overlay/tracked.tsx";
import { failureWords, UploadChoices, UploadProgress } from "../../fields/picture/upload-parts.tsx";

type Tool = "alt" | "link" | "crop" | "logos" | "size";

/** In the middle of the picture's top edge; above a small one, or below it where there is no room. */
const placeToolbar: PlaceNode = (box, view, { offsetWidth: width, offsetHeight: height }) => {
  if (box.top > view.height || box.top + box.height < 0) return undefined;
  const left = Math.max(4, Math.min(box.left + (box.width - width) / 2, view.width - width - 4));
  if (box.height > height + 80) return { left, top: Math.max(4, box.top + 12) };
  const above = box.top - height - 10;
  return { left, top: above < 4 ? box.top + box.height + 10 : above };
};

/** The site's logo, whose width is the owner's to choose. */
function isLogo({ handle: { spec } }: PictureTarget): boolean {
  return isLogoField(spec);
}

interface ToolsProps {
  readonly canvas: CanvasControl;
  readonly popover: PictureTarget;
  readonly picture: Picture | null;
  readonly tool: Tool | null;
  readonly onTool: (tool: Tool) => void;
  readonly onEscape: () => void;
}

function PictureToolbar(props: ToolsProps): ReactNode {
  const { canvas, popover, picture, tool, onTool, onEscape } = props;
  const { element, handle } = popover;
  const editor = useEditor();
  const mayLink = useMay()("editor");
  const t = useTranslate("editing");
  return (
    <Toolbar
      label={t("picture.toolbar")}
      className="item-toolbar"
      takesFocus={popover.isByKeys ?? false}
      onEscape={onEscape}
      data={{ "data-picture-toolbar": "" }}
    >
      <FileButton
        className={picture ? "button ghost is-brief" : "button ghost"}
        accept={acceptedPictures}
        onFile={(file) => replacePicture(editor, handle, file)}
      >
        <ImageUp aria-hidden="true" />
        {t(picture ? "picture.replace" : "picture.add")}
      </FileButton>
      <ToolButton
        className="button icon-only ghost"
        label={t("frame.media")}
        Icon={Images}
        aria-haspopup="dialog"
        onClick={() => choosingOf(editor).set(handle)}
      />
      {picture && (
        <>
          <ToolButton
            className="button icon-only ghost"
            label={t("picture.crop")}
            Icon={Crop}
            aria-haspopup="dialog"
            onClick={() => onTool("crop")}
          />
          <ToolButton
            className="button icon-only ghost"
            label={t("picture.alt")}
            Icon={Captions}
            aria-expanded={tool === "alt"}
            onClick={() => onTool("alt")}
          />
        </>
      )}
      {handle.link && mayLink && (
        <ToolButton
          className="button icon-only ghost"
          label={t("picture.link")}
          Icon={LinkIcon}
          aria-expanded={tool === "link"}
          onClick={() => onTool("link")}
        />
      )}
      {picture && isLogo(popover) && (
        <ToolButton
          className="button icon-only ghost"
          label={t("logo.size")}
          Icon={Scaling}
          aria-expanded={tool === "size"}
          onClick={() => onTool("size")}
        />
      )}
      {picture && (
        <>
          <span className="vertical-rule" />
          <ToolButton
            className="button icon-only ghost"
            label={t("picture.remove")}
            Icon={Trash2}
            onClick={() => removePicture(editor, handle)}
          />
        </>
      )}
      <ItemToolsButton canvas={canvas} element={element} />
    </Toolbar>
  );
}

/** Back to the button of the bar's tools that they were opened by. */
function closeLogos(editor: Editor): void {
  canvasState(editor).popoverTarget.set(null);
  document.querySelector<HTMLElement>('[data-section-toolbar] [tabindex="0"]')?.focus();
}

/** What can be done with the picture that was clicked. */
function PictureTools({
  canvas,
  popover,
}: {
  canvas: CanvasControl;
  popover: PictureTarget;
}): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const [tool, setTool] = useState<Tool | null>(
    popover.isForLogos ? "logos" : (popover.opens ?? null),
  );
  const areLogos = tool === "logos" || tool === "size";
  const { handle } = popover;
  const { target, path } = handle;
  const topic = fieldTopic(target, path);
  // the element is found anew: an empty slot and a filled one are different ones
  const find = (): HTMLElement | null =>
    canvas.document.querySelector<HTMLElement>(`[data-topic="${topic}"] img`);
  const picture = useStored(
    editor.store,
    topic,
    (records) => valueOfKind(records, { target, path, kind: "picture" }) ?? null,
  );
  const close = (): void => {
    if (popover.isForLogos) return closeLogos(editor);
    flushSync(() => setTool(null));
    document.querySelector<HTMLElement>('[data-picture-toolbar] [tabindex="0"]')?.focus();
  };
  return (
    <>
      <OutlineBox canvas={canvas} find={find} className="spot-box" isAsRound />
      {!areLogos && (
        <Tracked canvas={canvas} find={find} place={placeToolbar} className="item-toolbar-place">
          <SectionToolsButton canvas={canvas} target={target} />
          <PictureToolbar
            canvas={canvas}
            popover={popover}
            picture={picture}
            tool={tool}
            onTool={(next) => setTool(tool === next ? null : next)}
            onEscape={() => {
              canvasState(editor).popoverTarget.set(null);
              find()?.focus(byKey);
            }}
          />
        </Tracked>
      )}
      {tool === "alt" && picture && (
        <CanvasPopover
          canvas={canvas}
          element={popover.element}
          find={find}
          label={t("picture.alt")}
        >
          <AltText spot={handle} picture={picture} onClose={close} />
        </CanvasPopover>
      )}
      {tool === "link" && (
        <LinkTool canvas={canvas} popover={popover} find={find} onClose={close} />
      )}
      {picture && isLogo(popover) && <LogoHandle canvas={canvas} find={find} />}
      {areLogos && (
        <LogosPopover
          canvas={canvas}
          element={popover.element}
          isForWidth={tool === "size"}
          onClose={close}
        />
      )}
      {tool === "crop" && picture && (
        <CropOnPage handle={handle} picture={picture} find={find} onClose={close} />
      )}
    </>
  );
}

function Veil({ canvas, state }: { canvas: CanvasControl; state: UploadState }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const spot = spotOf(editor, state.target);
  const find = (): HTMLElement | null | undefined =>
    canvas.document.querySelector<HTMLElement>(`[data-topic="${state.key}"] img`) ??
    (spot && canvas.elementOf(spot));
  return (
    <OutlineBox canvas={canvas} find={find} className="veil" isAsRound>
      {state.failure === null ? (
        <UploadProgress state={state} />
      ) : (
        <>
          <CircleAlert className="upload-failed" aria-label="Failed" />
          <span className="strong" role="alert">
            {failureWords(state.failure, t)}
          </span>
          <span className="row">
            <UploadChoices state={state} />
          </span>
        </>
      )}
    </OutlineBox>
  );
}

/** Pictures on their way: how much is sent, or why it failed. The old one stays below. */
function Uploads({ canvas }: { canvas: CanvasControl }): ReactNode {
  const uploads = useSignal(uploadsOf(useEditor()));
  return [...uploads.values()].map((state) => (
    <Veil key={state.key} canvas={canvas} state={state} />
  ));
}

/** The picture that a dragged file would replace. */
function DropZone({ canvas }: { canvas: CanvasControl }): ReactNode {
  const found = useSignal(dropTargetOf(useEditor()));
  const t = useTranslate("editing");
  if (!found) return null;
  return (
    <OutlineBox
      canvas={canvas}
      find={() => found.element.querySelector("img")}
      className="drop-zone"
      isAsRound
    >
      <ImageUp aria-hidden="true" />
      {t("picture.drop")}
    </OutlineBox>
  );
}

/** The picture whose popover is open. */
function OpenPicture({ canvas }: { canvas: CanvasControl }): ReactNode {
  const popover = useSignal(canvasState(useEditor()).popoverTarget);
  if (popover?.kind !== "picture") return null;
  const topic = fieldTopic(popover.handle.target, popover.handle.path);
  const key = [topic, popover.isForLogos && "logos", popover.opens].join(" ");
  return <PictureTools key={key} canvas={canvas} popover={popover} />;
}

/** Over the page: the picture at hand, those on their way, and where a file would be dropped. */
export function PicturesOverlay({ canvas }: { canvas: CanvasControl }): ReactNode {
  const editor = useEditor();
  useEffect(() => {
    const listeners = listenTo(canvas.document);
    listenForFiles(listeners, { editor, control: canvas });
    listenForPictureKeys(listeners, { editor, control: canvas });
    return listeners.stop;
  }, [editor, canvas]);
  return (
    <>
      <PictureFocus canvas={canvas} />
      <OpenPicture canvas={canvas} />
      <Uploads canvas={canvas} />
      <DropZone canvas={canvas} />
    </>
  );
}
