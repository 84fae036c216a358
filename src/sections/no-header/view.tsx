import type { ReactNode } from "react";

/** The bar above is all of it. */
export function NoHeader(): ReactNode {
  return null;
}
