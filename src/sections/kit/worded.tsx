import type { ReactNode } from "react";
import type { Words } from "#/site/word-language.ts";

/** Words of a page; those in another language than the page's say so (R41). */
export function Worded({ of }: { of: Words }): ReactNode {
  if (typeof of === "string") return of;
  const { text, ...language } = of;
  return <span {...language}>{text}</span>;
}
