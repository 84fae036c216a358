import { Suspense } from "react";
import type { ComponentType, ReactNode } from "react";
import type { CanvasControl } from "../canvas/canvas-control.ts";
import { latePart } from "../ui/late-part.tsx";
import { loadWords } from "../words/i18n.ts";
import { useMay } from "../session/hooks.ts";
import { loadAllOperations } from "../session/with-queries.tsx";
import type { Feature } from "./feature.ts";
import { loadPlaces } from "./places-of.ts";
import "./canvas-tools.css";
import "./veil.css";

type Overlay = ComponentType<{ readonly canvas: CanvasControl }>;

/** The marks of what is selected and what features put over the page, as one part that is loaded at once. */
export function canvasTools(features: readonly Feature[]): Overlay {
  const loads = features.flatMap(({ overlay }) => overlay ?? []);
  return latePart(async () => {
    const [{ Marks }, overlays] = await Promise.all([
      import("../canvas/overlay/marks.tsx"),
      Promise.all(loads.map((load) => load())),
      loadWords("editing"),
      loadPlaces(features),
      loadAllOperations(),
      import("./save-problem.tsx"),
      import("./offline-status.tsx"),
    ]);
    return {
      default: function CanvasTools({ canvas }: { canvas: CanvasControl }): ReactNode {
        const mayEdit = useMay()("writer");
        return (
          <>
            {mayEdit && <Marks canvas={canvas} />}
            {overlays.map((Overlay, index) => (
              <Suspense key={index}>
                <Overlay canvas={canvas} />
              </Suspense>
            ))}
          </>
        );
      },
    };
  });
}
