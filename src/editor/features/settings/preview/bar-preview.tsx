import type { ReactNode } from "react";
import { PreviewPage } from "../../../canvas/preview-page.tsx";
import { Preview } from "./preview.tsx";
import { useFacts } from "./use-facts.ts";

/** The bar at the head of a page, with its language menu. */
export function BarPreview(): ReactNode {
  const rendered = useFacts();
  return <Preview>{rendered && <PreviewPage {...rendered} />}</Preview>;
}
