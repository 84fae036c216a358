import type { ReactNode } from "react";
import {
  Anchor,
  Icon,
  Item,
  Items,
  ScopeContext,
  SiteLogo,
  Text,
  useEnvironment,
  useScope,
  useText,
} from "#/sections/kit/index.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import { readText } from "#/site/localized-text.ts";
import type { LanguageChoice, LanguageDisplay } from "./language-choice.ts";
import { LanguageLinks, LanguageMenu } from "./language-menu.tsx";
import { fitLinks } from "./link-fit.ts";
import { BarLinks, socialFit } from "./navigation-links.tsx";
import { SocialLinks } from "./social-links.tsx";

export interface NavigationBarProps {
  /** The bar lies over the first section's picture and takes its ink: light ("photo") or dark ("tint") text. */
  readonly over?: "photo" | "tint";
  readonly languages: readonly LanguageChoice[];
  readonly languageDisplay?: LanguageDisplay;
}

function useLinkTexts(): string[] {
  const { useField, language, primary } = useEnvironment();
  const links = useField(useScope(), "links") as readonly { text: LocalizedText }[];
  return links.map((link) => readText(link.text, language, primary));
}

/** At 1024 px and below: every link on the full screen, languages and social icons at its foot. */
function FullScreenMenu({
  languages,
  display,
}: {
  languages: readonly LanguageChoice[];
  display: LanguageDisplay | undefined;
}): ReactNode {
  const { message } = useEnvironment();
  return (
    <details className="nav__menu">
      <summary className="icon-button nav__burger" aria-label={message("menu")}>
        <Icon name="menu" className="nav__open" />
        <Icon name="close" className="nav__close" />
      </summary>
      <div className="nav-full">
        <nav className="wrap" aria-label={message("menu")}>
          <Items of="links" className="nav-full__links">
            {() => (
              <Item>
                <Anchor of="link">
                  <Text of="text" as="span" />
                </Anchor>
              </Item>
            )}
          </Items>
        </nav>
        <div className="wrap nav-full__foot">
          <LanguageLinks className="nav-full__langs" languages={languages} display={display} />
          <SocialLinks />
        </div>
      </div>
    </details>
  );
}

function Bar({ over, languages, languageDisplay }: NavigationBarProps): ReactNode {
  const { useField, message } = useEnvironment();
  const socials = (useField(useScope(), "socials") as readonly unknown[]).length;
  const texts = useLinkTexts();
  const steps = fitLinks(texts, useText("moreLabel"));
  const hasMenu = texts.length > 0 || socials > 0 || languages.length > 1;
  return (
    <header className={over ? "nav nav--over" : "nav"} data-on={over}>
      <div className="wrap nav__bar">
        <SiteLogo />
        {(texts.length > 0 || socials > 4) && (
          <nav className="nav__links" aria-label={message("mainNavigation")}>
            <BarLinks steps={steps} socials={socials} />
          </nav>
        )}
        {hasMenu && (
          <div className="nav__tail">
            <SocialLinks plain={4} data={{ "data-fit": socialFit(4) ?? undefined }} />
            <LanguageMenu languages={languages} display={languageDisplay} />
            <FullScreenMenu languages={languages} display={languageDisplay} />
          </div>
        )}
      </div>
    </header>
  );
}

/** The bar on top of every page, from the site's navigation fields. Works without JavaScript. */
export function NavigationBar(props: NavigationBarProps): ReactNode {
  const { navigation } = useEnvironment();
  return (
    <ScopeContext.Provider value={navigation}>
      <Bar {...props} />
    </ScopeContext.Provider>
  );
}
