import { Image } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { SectionSpot } from "../../../canvas/find-target.ts";
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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ToolButton
        label={t("section.background")}
        Icon={Image}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          // on phones it is a sheet, and what it changes is seen above that
          if (!anchor && globalThis.innerWidth <= widestPhone)
            editor.canvas.get()?.reveal(spot, { isAbove: true });
          setAnchor(anchor ? null : event.currentTarget);
        }}
      />
      {anchor && (
        <Popover
          anchor={anchor}
          side="start"
          label={t("background.title")}
          onClose={() => setAnchor(null)}
        >
          <BackgroundPopover spot={spot} onClose={() => setAnchor(null)} />
        </Popover>
      )}
    </>
  );
}
