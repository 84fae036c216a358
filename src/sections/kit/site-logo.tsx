import type { ReactNode } from "react";
import { navigationFields } from "#/site/navigation.ts";
import { ScopeContext, useEnvironment } from "./environment.ts";
import { useField, useText } from "./hooks.ts";
import { Picture, Text } from "./slots.tsx";

type Mark = "ring" | "square" | "slash";

/** Marks of 30 × 30 that stand for a logo: one part in the text's colour, one in the brand's. */
const marks: Record<Mark, ReactNode> = {
  ring: (
    <>
      <circle cx="15" cy="15" r="12.5" fill="none" stroke="var(--mark)" strokeWidth="4" />
      <circle cx="15" cy="15" r="4" fill="currentColor" />
    </>
  ),
  square: (
    <>
      <path fill="currentColor" d="M4 4h14v22H4z" />
      <path fill="var(--mark)" d="M20 14h6v12h-6z" />
    </>
  ),
  slash: (
    <>
      <path fill="currentColor" d="M3 26 12 4h6L9 26z" />
      <path fill="var(--mark)" d="M14 26l6.500-16h6L20 26z" />
    </>
  ),
};

function Logo(): ReactNode {
  const environment = useEnvironment();
  const picture = useField(navigationFields.logo);
  const mark = useField(navigationFields.logoMark);
  const colour = useField(navigationFields.logoColor);
  const width = useField(navigationFields.logoWidth);
  const name = useText(navigationFields.logoText);
  const label = environment.message(name === "" ? "home" : "logoLabel", { name });
  return (
    <a className="logo" href={environment.home} aria-label={label} data-colour={colour}>
      {picture ? (
        <span className="logo__picture" {...environment.variables({ "--logo": `${width}px` })}>
          <Picture of="logo" isFirst />
        </span>
      ) : (
        <>
          {mark !== "none" && (
            <svg className="logo__mark" viewBox="0 0 30 30" aria-hidden="true">
              {marks[mark]}
            </svg>
          )}
          <Text of="logoText" as="span" className="logo__text" />
        </>
      )}
    </a>
  );
}

/** The site's logo, a link to its home: a picture, or a mark and the site's name. */
export function SiteLogo(): ReactNode {
  const { navigation } = useEnvironment();
  return (
    <ScopeContext.Provider value={navigation}>
      <Logo />
    </ScopeContext.Provider>
  );
}
