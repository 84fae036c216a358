import { useLayoutEffect } from "react";
import type { ReactNode } from "react";
import { popoverFields } from "#/fields/popover-fields.ts";
import { findSection } from "#/sections/definitions.ts";
import type { CanvasControl } from "../../../canvas/canvas-control.ts";
import type { SectionSpot } from "../../../canvas/find-target.ts";
import { leaveRoomAtFoot } from "../../../canvas/overlay/room-at-foot.ts";
import { useEditor } from "../../../session/editor.ts";
import type { Spot } from "../../../session/spot.ts";
import { useSignal, useSignalPart } from "../../../signals/signal.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { BackgroundButton } from "./background-button.tsx";
import { groundOf } from "./fields-beside.tsx";
import { PartToolbar } from "./part-toolbar.tsx";
import { useMaySet } from "./use-may-set.ts";
import { useContentTarget, useSection } from "./use-section.ts";

const footer = { part: "footer" } as const;

interface BarProps {
  readonly canvas: CanvasControl;
  readonly spot: Spot;
  readonly children: ReactNode;
}

function Bar({ canvas, spot, children }: BarProps): ReactNode {
  const t = useTranslate();
  const isTyping = useSignalPart(canvas.text.focus, (focus) => focus !== null);
  const isShown = children !== null || (isTyping && matchMedia("(max-width: 820px)").matches);
  useLayoutEffect(
    () => (isShown ? leaveRoomAtFoot(canvas.document) : undefined),
    [canvas, isShown],
  );
  return (
    isShown && (
      <PartToolbar canvas={canvas} spot={spot} name={t("text.labelFree")}>
        {children}
      </PartToolbar>
    )
  );
}

/** What a section or the footer stands on can be changed where it is a picture. */
function SectionBar({
  canvas,
  spot,
}: {
  readonly canvas: CanvasControl;
  readonly spot: SectionSpot;
}): ReactNode {
  const section = useSection(spot);
  const maySet = useMaySet(useContentTarget(spot));
  const specs = (section && findSection(section.template)?.fields) ?? {};
  const ground = groundOf(specs);
  const isOnPicture = ground === undefined || section?.fields[ground] === "picture";
  const hasPicture = isOnPicture && popoverFields(specs).some(([, spec]) => maySet(spec));
  return (
    <Bar canvas={canvas} spot={spot}>
      {hasPicture ? <BackgroundButton spot={spot} /> : null}
    </Bar>
  );
}

/** For whoever changes texts and pictures only: the picture behind a section, and on a phone the bar of the text that is typed in, as editors have it. */
export function WriterTools({ canvas }: { canvas: CanvasControl }): ReactNode {
  const spot = useSignal(useEditor().selection);
  if (spot === null) return null;
  if (!("part" in spot)) return <SectionBar key={spot.section} canvas={canvas} spot={spot} />;
  if (spot.part === "footer") return <SectionBar key="footer" canvas={canvas} spot={footer} />;
  return (
    <Bar canvas={canvas} spot={spot}>
      {null}
    </Bar>
  );
}
