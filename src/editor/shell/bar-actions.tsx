import type { ReactNode } from "react";
import { useEditing } from "./editing-context.ts";

/** What features put at the end of the bar. */
export function BarActions(): ReactNode {
  return useEditing().map(({ name, BarAction }) => BarAction && <BarAction key={name} />);
}
