import { Suspense } from "react";
import type { ReactNode } from "react";
import { useEditor } from "../../session/editor.ts";
import { withQueries } from "../../session/with-queries.tsx";
import { useSignal } from "../../signals/signal.ts";
import { latePart } from "../../ui/late-part.tsx";
import { EarlyField } from "./early-field.tsx";
import { closePalette, paletteOpen } from "./palette-state.ts";

const SitePalette = latePart(() =>
  withQueries(async () => (await import("./site-palette.tsx")).SitePalette, "palette"),
);

/** The palette over an open site, while it is open. */
export function OpenPalette(): ReactNode {
  const editor = useEditor();
  if (!useSignal(paletteOpen(editor))) return null;
  return (
    <Suspense fallback={<EarlyField />}>
      <SitePalette onClose={() => closePalette(editor)} />
    </Suspense>
  );
}
