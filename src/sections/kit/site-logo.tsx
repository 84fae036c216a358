import type { ReactNode } from "react";
import { navigationFields } from "#/site/navigation.ts";
import { ScopeContext, useEnvironment } from "./environment.ts";
import { useField, useIsDarkMode, useText } from "./hooks.ts";
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

/** The logo's picture; a second one takes its place on dark ground, and only the one that is seen is loaded. */
function LogoPictures({ isOnDark }: { isOnDark: boolean }): ReactNode {
  const { variables } = useEnvironment();
  const width = variables({ "--logo": `${useField(navigationFields.logoWidth)}px` });
  const hasSecond = useField(navigationFields.logoOnDark) !== null;
  const [light, dark] = hasSecond ? [" logo__picture--light", " logo__picture--dark"] : [""];
  return (
    <>
      <span className={`logo__picture${light}`} {...width}>
        <Picture of="logo" isFirst={!hasSecond || !isOnDark} />
      </span>
      {hasSecond && (
        <span className={`logo__picture${dark}`} {...width}>
          <Picture of="logoOnDark" isFirst={isOnDark} />
        </span>
      )}
    </>
  );
}

function Logo({ isOnDark }: { isOnDark: boolean }): ReactNode {
  const environment = useEnvironment();
  const picture = useField(navigationFields.logo);
  const mark = useField(navigationFields.logoMark);
  const colour = useField(navigationFields.logoColor);
  const name = useText(navigationFields.logoText);
  const label = environment.message(name === "" ? "home" : "logoLabel", { name });
  return (
    <a className="logo" href={environment.home} aria-label={label} data-colour={colour}>
      {picture ? (
        <LogoPictures isOnDark={isOnDark} />
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

/**
 * The site's logo, a link to its home: a picture, or a mark and the site's name. `over`: it lies over a section's
 * picture, in light or dark ink.
 */
export function SiteLogo({ over }: { over?: "photo" | "tint" | undefined }): ReactNode {
  const { navigation } = useEnvironment();
  const isDark = useIsDarkMode();
  return (
    <ScopeContext.Provider value={navigation}>
      <Logo isOnDark={over === "photo" || isDark} />
    </ScopeContext.Provider>
  );
}
