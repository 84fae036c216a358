import { Suspense } from "react";
import type { ReactNode } from "react";
import { useEditor } from "../../session/editor.ts";
import { withQueries } from "../../session/with-queries.tsx";
import { useSignal } from "../../signals/signal.ts";
import { latePart } from "../../ui/late-part.tsx";
import { paletteOpen } from "./palette-state.ts";

const SitePalette = latePart(() =>
  withQueries(async () => (await import("./site-palette.tsx")).SitePalette, "palette"),
);

/** The palette over an open site, while it is open. */
export function OpenPalette(): ReactNode {
  const isOpen = paletteOpen(useEditor());
  if (!useSignal(isOpen)) return null;
  return (
    <Suspense>
      <SitePalette onClose={() => isOpen.set(false)} />
    </Suspense>
  );
}
