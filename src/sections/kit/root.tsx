import type { ReactNode } from "react";
import { useEnvironment, useScope, useSectionId } from "./environment.ts";
import type { Variables } from "./environment.ts";

export interface RootProps {
  readonly className: string;
  /** What the section stands on; neighbours on the same ground share one space between them. */
  readonly ground?: "page" | "band" | "picture" | "soft" | "brand" | "second";
  readonly air?: "tight" | "normal" | "wide";
  readonly data?: Readonly<Record<`data-${string}`, string | number | undefined>>;
  readonly variables?: Variables;
  readonly children: ReactNode;
}

/** What of the theme a section or the footer has of its own (R34), as attributes of its outermost element. */
export function useOwnTheme(): Readonly<Record<"data-mode" | "data-side", string | undefined>> {
  const { theme } = useScope();
  return {
    "data-mode": theme?.colorMode?.toLowerCase(),
    "data-side": theme?.orientation?.toLowerCase(),
  };
}

/** The roles of texts and controls on a ground that isn't one of the page's own. */
const rolesOn = { soft: "soft", brand: "brand", second: "brand" } as const;

type Ground = NonNullable<RootProps["ground"]>;

/** What an outermost element stands on, as attributes. */
export function groundOf(
  ground: Ground,
): Readonly<Record<"data-ground" | "data-on", string | undefined>> {
  return {
    "data-ground": ground,
    "data-on": ground in rolesOn ? rolesOn[ground as keyof typeof rolesOn] : undefined,
  };
}

/** A section's outermost element with its anchor `comp-{id}`. */
export function Root({
  className,
  ground = "page",
  air = "normal",
  data,
  variables,
  children,
}: RootProps): ReactNode {
  const environment = useEnvironment();
  const { hidden, ghost } = useScope();
  const section = useSectionId();
  return (
    <section
      id={section === undefined ? undefined : `comp-${section}`}
      className={className}
      {...groundOf(ground)}
      data-air={air === "normal" ? undefined : air}
      {...useOwnTheme()}
      data-hide={hidden}
      data-ghost={ghost}
      {...data}
      {...(variables && environment.variables(variables))}
    >
      {children}
    </section>
  );
}
