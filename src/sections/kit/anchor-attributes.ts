import type { AnchorHTMLAttributes } from "react";
import type { ResolvedLink } from "./environment.ts";

/** What an `a` element has of a link. */
export function anchorAttributes({
  href,
  opensNewTab,
  isDownload,
  isCurrent,
}: ResolvedLink): AnchorHTMLAttributes<HTMLAnchorElement> {
  return {
    href,
    download: isDownload ? "" : undefined,
    "aria-current": isCurrent ? "page" : undefined,
    ...(opensNewTab && { target: "_blank", rel: "noopener" }),
  };
}
