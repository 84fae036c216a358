import { Suspense } from "react";
import type { ReactNode } from "react";
import { useEditing } from "./editing-context.ts";

interface BarPartsProps {
  readonly part: "BarStart" | "BarNote" | "BarAction";
}

/** What features put behind the site's name, what they tell at the bar's end, or their buttons there. */
export function BarParts({ part }: BarPartsProps): ReactNode {
  return useEditing().map(({ name, [part]: Part }) => {
    if (!Part) return null;
    return (
      <Suspense key={name}>
        <Part />
      </Suspense>
    );
  });
}
