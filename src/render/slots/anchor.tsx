import { held, specOfKind } from "#/fields/held-value.ts";
import type { ReactNode } from "react";
import { anchorAttributes } from "#/sections/kit/anchor-attributes.ts";
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
    return (
      <a
        className={className}
        {...anchorAttributes(resolved)}
        aria-label={label}
        {...(label !== undefined && environment.spoken)}
        {...(tipDelay !== undefined && { "data-tip": "", "data-tip-delay": tipDelay })}
      >
        {children}
      </a>
    );
  }
  if (fallback === "none") return null;
  const Tag = fallback;
  return <Tag className={className}>{children}</Tag>;
}
