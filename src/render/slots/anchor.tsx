import { held, specOfKind } from "#/fields/held-value.ts";
import type { ReactNode } from "react";
import { useEnvironment, useScope } from "#/sections/kit/index.ts";
import type { AnchorProps } from "#/sections/kit/index.ts";

/** A link of the scope. Where there is none, or its page is gone, `fallback` stands in its place. */
export function PlainAnchor({
  of,
  className,
  fallback = "span",
  label,
  tipDelay,
  children,
}: AnchorProps): ReactNode {
  const environment = useEnvironment();
  const { specs, fields } = useScope();
  const link = held(specOfKind(specs, of, "link"), fields?.[of]);
  const resolved = link ? environment.resolve(link) : undefined;
  if (resolved) {
    const { href, opensNewTab, isDownload, isCurrent } = resolved;
    const tab = opensNewTab && ({ target: "_blank", rel: "noopener" } as const);
    return (
      <a
        className={className}
        href={href}
        download={isDownload ? "" : undefined}
        aria-label={label}
        {...(label !== undefined && environment.spoken)}
        {...(tipDelay !== undefined && { "data-tip": "", "data-tip-delay": tipDelay })}
        aria-current={isCurrent ? "page" : undefined}
        {...tab}
      >
        {children}
      </a>
    );
  }
  if (fallback === "none") return null;
  const Tag = fallback;
  return <Tag className={className}>{children}</Tag>;
}
