import { Suspense } from "react";
import type { ReactNode } from "react";
import { useEditor } from "../../../session/editor.ts";
import { withQueries } from "../../../session/with-queries.tsx";
import { useSignal } from "../../../signals/signal.ts";
import { latePart } from "../../../ui/late-part.tsx";
import { sectionsState } from "../sections-state.ts";

const SectionPicker = latePart(() =>
  withQueries(async () => (await import("./section-picker.tsx")).SectionPicker, "sections"),
);

const SaveSection = latePart(() =>
  withQueries(async () => (await import("../saved/save-section.tsx")).SaveSection, "sections"),
);

/** The picker, while a place for a section is chosen, and what asks for the name of a section to save. */
export function OpenPicker(): ReactNode {
  const { insertion, saving } = sectionsState(useEditor());
  const place = useSignal(insertion);
  const saved = useSignal(saving);
  return (
    <Suspense>
      {place && <SectionPicker {...place} onClose={() => insertion.set(null)} />}
      {saved !== null && <SaveSection section={saved} onClose={() => saving.set(null)} />}
    </Suspense>
  );
}
