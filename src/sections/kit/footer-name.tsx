import type { ReactNode } from "react";
import { navigationFields } from "#/site/navigation.ts";
import type { Theme } from "#/site/theme.ts";
import { ScopeContext, useEnvironment } from "./environment.ts";
import type { Variables } from "./environment.ts";
import { useText } from "./hooks.ts";
import { titleWidth } from "./title-width.ts";

/**
 * What a name in one line is fitted to the page by: the width of its ink and the white before it, in em of the theme's
 * titles.
 */
export function nameWidth(
  name: string,
  language: string,
  face: Pick<Theme, "fonts" | "look">,
): Variables {
  const { ink, before } = titleWidth(name, language, face);
  return { "--ink": ink.toFixed(3), "--white": before.toFixed(2) };
}

function Name(): ReactNode {
  const { variables, language, useFace } = useEnvironment();
  const face = useFace();
  const name = useText(navigationFields.logoText).trim();
  if (name === "") return null;
  return (
    <div className="footer__name" aria-hidden="true">
      <span {...variables(nameWidth(name, language, face))}>{name}</span>
    </div>
  );
}

/** The site's name as large as the page is wide. Whoever listens to the page has heard it in the bar. */
export function FooterName(): ReactNode {
  const { navigation } = useEnvironment();
  return (
    <ScopeContext.Provider value={navigation}>
      <Name />
    </ScopeContext.Provider>
  );
}
