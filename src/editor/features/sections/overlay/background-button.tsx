import { Image } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { SectionSpot } from "../../../canvas/find-target.ts";
import { canvasState } from "../../../canvas/canvas-state.ts";
import { useEditor } from "../../../session/editor.ts";
import { Popover } from "../../../ui/layer/popover.tsx";
import { ToolButton } from "../../../ui/layer/tool-button.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { BackgroundPopover } from "./background-popover.tsx";

/** Up to this many pixels popovers are sheets. */
const widestPhone = 820;

/** Opens what is edited beside a section or the footer. */
export function BackgroundButton({ spot }: { spot: SectionSpot }): ReactNode {
  const t = useTranslate("editing");
  const editor = useEditor();
  const [opened, setOpened] = useState<HTMLElement | null>(null);
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
          setOpened(opened ? null : anchor);
        }}
      />
      {opened && (
        <Popover
          anchor={opened}
          className="is-beside"
          side="end"
          // the page makes room for it, and its tools move with that
          follow={(place) =>
            canvasState(editor)
              .control.get()
              ?.tracker.track({ find: () => null, place })
          }
          label={t("background.title")}
          onClose={close}
        >
          <BackgroundPopover spot={spot} onClose={close} />
        </Popover>
      )}
    </>
  );
}
