import type { ReactNode } from "react";

/** Vitrine's own mark. */
export function BrandMark(): ReactNode {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d="M2.2 3h4.6L10 11.2V17.4Z" fill="currentColor" />
      <path d="M17.8 3h-4.6L10 11.2V17.4Z" fill="currentColor" opacity=".45" />
    </svg>
  );
}
