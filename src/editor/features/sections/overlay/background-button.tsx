import { Image } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { SectionSpot } from "../../../canvas/find-target.ts";
import { canvasState } from "../../../canvas/canvas-state.ts";
import { frameOnScreen } from "../../../canvas/frame-on-screen.ts";
import { useEditor } from "../../../session/editor.ts";
import type { Editor } from "../../../session/editor.ts";
import type { Rectangle } from "../../../ui/layer/place-beside.ts";
import { Popover } from "../../../ui/layer/popover.tsx";
import { ToolButton } from "../../../ui/layer/tool-button.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { BackgroundPopover } from "./background-popover.tsx";

/** Up to this many pixels popovers are sheets. */
const widestPhone = 820;

/** Where in the window the picture behind a section is seen; undefined where it has none. */
function pictureOnScreen(editor: Editor, spot: SectionSpot): Rectangle | undefined {
  const canvas = canvasState(editor).control.get();
  const element = canvas?.elementOf(spot);
  // those that stand for themselves are reached by the Tab key
  const picture = element?.querySelector('[data-edit="picture"] > img:not([tabindex])');
  if (!canvas || !picture) return undefined;
  const frame = frameOnScreen(canvas);
  const { left, top, right, bottom } = picture.getBoundingClientRect();
  const [first, last] = [top, bottom].map((at) => frame.top + at * frame.zoom);
  const above = Math.max(first ?? 0, frame.top);
  const below = Math.min(last ?? 0, globalThis.innerHeight);
  return {
    left: frame.left + left * frame.zoom,
    top: above,
    width: (right - left) * frame.zoom,
    height: Math.max(0, below - above),
  };
}

interface Opened {
  readonly anchor: HTMLElement;
  readonly clear: Rectangle | undefined;
}

/** Opens what is edited beside a section or the footer. */
export function BackgroundButton({ spot }: { spot: SectionSpot }): ReactNode {
  const t = useTranslate("editing");
  const editor = useEditor();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => setOpened(null);
  return (
    <>
      <ToolButton
        label={t("section.background")}
        Icon={Image}
        aria-haspopup="dialog"
        aria-expanded={opened !== null}
        onClick={({ currentTarget: anchor }) => {
          // on phones it is a sheet, and what it changes is seen above that
          if (!opened && globalThis.innerWidth <= widestPhone)
            editor.canvas.get()?.reveal(spot, { isAbove: true });
          setOpened(opened ? null : { anchor, clear: pictureOnScreen(editor, spot) });
        }}
      />
      {opened && (
        <Popover
          {...opened}
          className="is-low"
          side="start"
          label={t("background.title")}
          onClose={close}
        >
          <BackgroundPopover spot={spot} onClose={close} />
        </Popover>
      )}
    </>
  );
}
