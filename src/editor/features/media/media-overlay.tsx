import { Suspense } from "react";
import type { ReactNode } from "react";
import { choosingOf } from "../../fields/library/choosing.ts";
import { LateSpotChooser } from "../../fields/library/late-spot-chooser.ts";
import { useEditor } from "../../session/editor.ts";
import { useSignal } from "../../signals/signal.ts";
import { Waiting } from "../../ui/waiting.tsx";

/** The library, while a picture for the page is chosen from it. */
export function MediaOverlay(): ReactNode {
  const choosing = choosingOf(useEditor());
  const spot = useSignal(choosing);
  return (
    spot && (
      <Suspense fallback={<Waiting />}>
        <LateSpotChooser spot={spot} onClose={() => choosing.set(null)} />
      </Suspense>
    )
  );
}
