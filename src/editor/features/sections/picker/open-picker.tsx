import { Suspense, useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useEditor } from "../../../session/editor.ts";
import type { Editor } from "../../../session/editor.ts";
import { withQueries } from "../../../session/with-queries.tsx";
import { useSignal } from "../../../signals/signal.ts";
import { latePart } from "../../../ui/late-part.tsx";
import { Waiting } from "../../../ui/waiting.tsx";
import { sectionsState } from "../sections-state.ts";

const loadDrawing = () => import("./prepare-thumbnails.ts").catch(() => undefined);

/** What draws the templates is wanted as soon as they are listed: it is asked for beside the list. */
const SectionPicker = latePart(() => {
  void loadDrawing();
  return withQueries(async () => (await import("./section-picker.tsx")).SectionPicker, "sections");
});

/** Fetches the picker for somebody who is about to open it, and makes what it shows first. */
export async function preloadPicker(editor: Editor): Promise<void> {
  await SectionPicker.preload();
  await (await loadDrawing())?.prepareThumbnails(editor);
}

const SwapDialog = latePart(() =>
  withQueries(async () => (await import("../swap/swap-dialog.tsx")).SwapDialog, "sections"),
);

const SaveSection = latePart(() =>
  withQueries(async () => (await import("../saved/save-section.tsx")).SaveSection, "sections"),
);

const PageForLinked = latePart(() =>
  withQueries(async () => (await import("../linked/page-for-linked.tsx")).PageForLinked, "editing"),
);

/** Whether the picker's code is there, or can't be had, once it is wanted: what waits in a `Suspense` is held back for 300 ms. */
function usePickerCode(isWanted: boolean): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const settle = (): void => {
      if (isCurrent) setSettled(true);
    };
    void SectionPicker.preload().then(settle);
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  return isSettled;
}

/** The picker, while a place for a section is chosen, another layout for one, and what asks for the name of a section to save, or for the page of a linked one. */
export function OpenPicker(): ReactNode {
  const { insertion, swapping, saving, placing } = sectionsState(useEditor());
  const place = useSignal(insertion);
  const swapped = useSignal(swapping);
  const saved = useSignal(saving);
  const placed = useSignal(placing);
  const hasPicker = usePickerCode(place !== null);
  return (
    <Suspense fallback={<Waiting />}>
      {place && !hasPicker && <Waiting />}
      {place && hasPicker && <SectionPicker {...place} onClose={() => insertion.set(null)} />}
      {swapped && <SwapDialog spot={swapped} onClose={() => swapping.set(null)} />}
      {saved !== null && <SaveSection section={saved} onClose={() => saving.set(null)} />}
      {placed && <PageForLinked {...placed} onClose={() => placing.set(null)} />}
    </Suspense>
  );
}
