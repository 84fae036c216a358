import { version } from "react";
import type { ReactNode } from "react";
import { isKnownReact } from "./known-react.tsx";
import { quickMarkup } from "./quick-markup.ts";

export type Markup = (node: ReactNode) => string;

/** A React that the quick renderer doesn't know is left to react-dom/server: the same bytes at its own pace. */
export async function chooseMarkup(react: string): Promise<Markup> {
  return isKnownReact(react)
    ? quickMarkup
    : (await import("react-dom/server")).renderToStaticMarkup;
}

/** The HTML of elements that are drawn once. */
export const staticMarkup: Markup = await chooseMarkup(version);
