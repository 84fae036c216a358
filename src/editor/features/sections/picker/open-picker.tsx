import { Suspense } from "react";
import type { ReactNode } from "react";
import { useEditor } from "../../../session/editor.ts";
import { withQueries } from "../../../session/with-queries.tsx";
import { useSignal } from "../../../signals/signal.ts";
import { latePart } from "../../../ui/late-part.tsx";
import { Waiting } from "../../../ui/waiting.tsx";
import { sectionsState } from "../sections-state.ts";

const SectionPicker = latePart(() =>
  withQueries(async () => (await import("./section-picker.tsx")).SectionPicker, "sections"),
);

const SwapDialog = latePart(() =>
  withQueries(async () => (await import("../swap/swap-dialog.tsx")).SwapDialog, "sections"),
);

const SaveSection = latePart(() =>
  withQueries(async () => (await import("../saved/save-section.tsx")).SaveSection, "sections"),
);

const PageForLinked = latePart(() =>
  withQueries(async () => (await import("../linked/page-for-linked.tsx")).PageForLinked, "editing"),
);

/** The picker, while a place for a section is chosen, another layout for one, and what asks for the name of a section to save, or for the page of a linked one. */
export function OpenPicker(): ReactNode {
  const { insertion, swapping, saving, placing } = sectionsState(useEditor());
  const place = useSignal(insertion);
  const swapped = useSignal(swapping);
  const saved = useSignal(saving);
  const placed = useSignal(placing);
  return (
    <Suspense fallback={<Waiting />}>
      {place && <SectionPicker {...place} onClose={() => insertion.set(null)} />}
      {swapped && <SwapDialog spot={swapped} onClose={() => swapping.set(null)} />}
      {saved !== null && <SaveSection section={saved} onClose={() => saving.set(null)} />}
      {placed && <PageForLinked {...placed} onClose={() => placing.set(null)} />}
    </Suspense>
  );
}
