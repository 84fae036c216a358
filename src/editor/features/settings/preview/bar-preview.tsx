import type { ReactNode } from "react";
import { DrawnPage } from "./drawn-page.tsx";
import { Preview } from "./preview.tsx";
import { useFacts } from "./use-facts.ts";

/** The bar at the head of a page, with its language menu. */
export function BarPreview(): ReactNode {
  const drawn = useFacts();
  return <Preview>{drawn && <DrawnPage {...drawn} />}</Preview>;
}
