import { Suspense } from "react";
import type { ReactNode } from "react";
import { useEditing } from "./editing-context.ts";

/** What features put behind the site's name. */
export function BarStarts(): ReactNode {
  return useEditing().map(({ name, BarStart }) => BarStart && <BarStart key={name} />);
}

/** What features put at the end of the bar. */
export function BarActions(): ReactNode {
  return useEditing().map(
    ({ name, BarAction }) =>
      BarAction && (
        <Suspense key={name}>
          <BarAction />
        </Suspense>
      ),
  );
}
