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

/** The picker, while a place for a section is chosen. */
export function OpenPicker(): ReactNode {
  const { insertion } = sectionsState(useEditor());
  const place = useSignal(insertion);
  if (!place) return null;
  return (
    <Suspense>
      <SectionPicker after={place.after} onClose={() => insertion.set(null)} />
    </Suspense>
  );
}
