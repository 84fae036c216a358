import { useMemo } from "react";
import type { ReactNode } from "react";
import type { PageFacts } from "#/render/page-facts.ts";
import type { Page } from "#/site/page.ts";
import { createPreviewEnvironment } from "../../../canvas/canvas-environment.ts";
import { PreviewPage } from "../../../canvas/preview-page.tsx";

/** A page of the site behind what the preview is about. */
export function PageBehind({
  facts,
  page,
  children,
}: {
  facts: PageFacts;
  page: Page;
  /** In place of the page's sections. */
  children?: ReactNode;
}): ReactNode {
  const environment = useMemo(() => createPreviewEnvironment(facts), [facts]);
  return (
    <PreviewPage facts={facts} environment={environment} page={page}>
      {children}
    </PreviewPage>
  );
}
