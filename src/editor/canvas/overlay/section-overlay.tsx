import { useMemo } from "react";
import type { ReactNode } from "react";
import { templateLabel } from "../../words/own-names.ts";
import { useSignal, useSignalPart } from "../../signals/signal.ts";
import { seenTopics } from "../../document-store/topics.ts";
import { useStored } from "../../document-store/use-stored.ts";
import { useEditor } from "../../session/editor.ts";
import { isSpot } from "../../session/spot.ts";
import type { Spot } from "../../session/spot.ts";
import { useTranslate } from "../../words/i18n.ts";
import { seenSections } from "#/site/linked.ts";
import type { Target } from "#/site/operations/target.ts";
import type { CanvasControl } from "../canvas-control.ts";
import { isSameSpot } from "../find-target.ts";
import { placeName } from "./place-name.ts";
import type { PlaceNode } from "./tracked.tsx";
import { OutlineBox } from "./outline-box.tsx";
import { Tracked } from "./tracked.tsx";

/** The name of a section, of the bar or of the footer. */
export function useTargetName(target: Target): string {
  const { store } = useEditor();
  const t = useTranslate("editing");
  const page = "page" in target ? target.page : "";
  const section = "section" in target ? target.section : "";
  const template = useStored(
    store,
    seenTopics(page),
    (records) => seenSections(records, page)?.find(({ id }) => id === section)?.template,
  );
  if ("part" in target)
    return t(target.part === "footer" ? "section.footer" : "section.navigation");
  return template === undefined ? "" : templateLabel(template);
}

/** The name, and whether the section is a linked one, which changes elsewhere too. */
function useTargetLabel(target: Target): string {
  const { store } = useEditor();
  const t = useTranslate("editing");
  const name = useTargetName(target);
  const page = "page" in target ? target.page : "";
  const isLinked = useStored(store, seenTopics(page), (records) =>
    seenSections(records, page)?.some(
      ({ id, linked }) => "section" in target && id === target.section && linked !== undefined,
    ),
  );
  return isLinked ? `${name} · ${t("linked.state")}` : name;
}

/** Above its section's end, since "+" is at its start. */
function usePlaceOfName(canvas: CanvasControl): PlaceNode {
  return useMemo(() => placeName(canvas, ({ left, width }) => left + width), [canvas]);
}

/** A name stands beside nothing that is being typed. */
function useIsTyping(canvas: CanvasControl): boolean {
  return useSignalPart(canvas.text.focus, (focus) => focus !== null);
}

export function HoverBox({ canvas }: { canvas: CanvasControl }): ReactNode {
  const editor = useEditor();
  const { spot } = useSignal(canvas.hover);
  const selection = useSignal(editor.selection);
  if (!spot || isSameSpot(spot, selection)) return null;
  return <Outline canvas={canvas} spot={spot} />;
}

function Outline({ canvas, spot }: { canvas: CanvasControl; spot: Spot }): ReactNode {
  const label = useTargetLabel(spot);
  const isTyping = useIsTyping(canvas);
  const place = usePlaceOfName(canvas);
  const find = (): HTMLElement | undefined => canvas.elementOf(spot);
  return (
    <>
      <OutlineBox canvas={canvas} find={find} className="hover-box" />
      {!isTyping && (
        <Tracked canvas={canvas} find={find} place={place} className="section-label">
          {label}
        </Tracked>
      )}
    </>
  );
}

export function SelectionBox({ canvas, spot }: { canvas: CanvasControl; spot: Spot }): ReactNode {
  const label = useTargetLabel(spot);
  const flash = useSignal(canvas.flash);
  const isTyping = useIsTyping(canvas);
  const place = usePlaceOfName(canvas);
  const find = (): HTMLElement | undefined => canvas.elementOf(spot);
  return (
    <>
      <OutlineBox
        canvas={canvas}
        find={find}
        className={
          flash && isSpot(flash) && isSameSpot(flash, spot)
            ? "selection-box flash"
            : "selection-box"
        }
      />
      {!isTyping && (
        <Tracked canvas={canvas} find={find} place={place} className="section-label">
          {label}
        </Tracked>
      )}
    </>
  );
}
