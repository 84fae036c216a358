import type { ReactNode } from "react";
import {
  Anchor,
  Icon,
  Item,
  Items,
  ScopeContext,
  SiteLogo,
  Text,
  useCount,
  useEnvironment,
  useField,
  useText,
} from "#/sections/kit/index.ts";
import { readText } from "#/site/localized-text.ts";
import { navigationFields } from "#/site/navigation.ts";
import { BarButton } from "./bar-button.tsx";
import { barLanguages } from "./language-choice.ts";
import type { LanguageChoice } from "./language-choice.ts";
import { LanguageLinks, LanguageMenu } from "./language-menu.tsx";
import { fitLinks, fitSteps, lastStep } from "./link-fit.ts";
import type { FitStep } from "./link-fit.ts";
import { fitData } from "./fit-data.ts";
import { BarLinks, NestedLinks } from "./navigation-links.tsx";
import { fitSocials } from "./social-fit.ts";
import { SocialLinks } from "./social-links.tsx";

export interface NavigationBarProps {
  /** The bar lies over the first section's picture and takes its ink: light ("photo") or dark ("tint") text. */
  readonly over?: "photo" | "tint";
  readonly languages: readonly LanguageChoice[];
}

/** More languages than these are a dropdown in the full-screen menu too. */
const languagesInRow = 3;

/** Pixels of the window from which on the logo may stand in the middle, as in navigation-bar.css. */
const centredFrom = 1152;

/** The words of each link, and whether it has a menu of its own. */
function useLinks(): { texts: string[]; hasMenu: boolean[] } {
  const { language, primary } = useEnvironment();
  const links = useField(navigationFields.links);
  return {
    texts: links.map(({ text }) => readText(text, language, primary)),
    hasMenu: links.map(({ links: own }) => own.length > 0),
  };
}

/** The other languages as the site's settings have it: in a row, or behind the current one. */
function Languages({
  languages,
  isRow,
  className,
}: {
  languages: readonly LanguageChoice[];
  isRow: boolean;
  className: string;
}): ReactNode {
  const display = useField(navigationFields.languageDisplay);
  const isInline = useField(navigationFields.languageMenu) === "inline";
  return isInline || isRow ? (
    <LanguageLinks className={className} languages={languages} display={display} />
  ) : (
    <LanguageMenu languages={languages} display={display} />
  );
}

/** Names a `<nav>` in the language of the words, without giving it to the links (R41). */
function useNavLabel(id: string, words: string) {
  const { spoken } = useEnvironment();
  if (spoken.lang === undefined) return { label: null, attributes: { "aria-label": words } };
  const label = (
    <span className="vh" id={id} {...spoken}>
      {words}
    </span>
  );
  return { label, attributes: { "aria-labelledby": id } };
}

/** At 1024 px and below: every link on the full screen, languages and social icons at its foot. */
function FullScreenMenu({ languages }: { languages: readonly LanguageChoice[] }): ReactNode {
  const { message, spoken } = useEnvironment();
  const { label, attributes } = useNavLabel("nav-full-label", message("menu"));
  return (
    <details className="nav__menu">
      <summary className="icon-button nav__burger" aria-label={message("menu")} {...spoken}>
        <Icon name="menu" className="nav__open" />
        <Icon name="close" className="nav__close" />
      </summary>
      <div className="nav-full">
        {label}
        <nav className="wrap" {...attributes}>
          <Items of="links" className="nav-full__links">
            {() => (
              <Item>
                <Anchor of="link">
                  <Text of="text" as="span" />
                </Anchor>
                <NestedLinks />
              </Item>
            )}
          </Items>
          <BarButton className="nav-full__act" />
        </nav>
        <div className="wrap nav-full__foot">
          <Languages
            className="nav-full__langs"
            languages={languages}
            isRow={languages.length <= languagesInRow}
          />
          <SocialLinks />
        </div>
      </div>
    </details>
  );
}

/** From which window on each social icon stands in the bar, beside the links, the languages and the whole logo. */
function useSocialSteps(
  languages: readonly LanguageChoice[],
  steps: readonly FitStep[],
): FitStep[] {
  const { texts: links, hasMenu } = useLinks();
  const { language, primary } = useEnvironment();
  const display = useField(navigationFields.languageDisplay);
  const isInline = useField(navigationFields.languageMenu) === "inline";
  const hasPicture = useField(navigationFields.logo) !== null;
  const [button] = useField(navigationFields.buttons);
  const logoText = useText(navigationFields.logoText);
  const beside = {
    logoText: hasPicture ? "" : logoText,
    hasMark: useField(navigationFields.logoMark) !== "none",
    links,
    hasMenu,
    steps,
    moreLabel: useText(navigationFields.moreLabel),
    languages: barLanguages(languages, isInline, display),
    hasFlags: display !== "text",
    button: button && readText(button.text, language, primary),
  };
  return fitSocials(useCount(navigationFields.socials), beside);
}

function Bar({ over, languages }: NavigationBarProps): ReactNode {
  const { message } = useEnvironment();
  const socials = useCount(navigationFields.socials);
  const { texts, hasMenu } = useLinks();
  const steps = fitLinks(texts, hasMenu);
  const socialSteps = useSocialSteps(languages, steps);
  const hasLinks = texts.length > 0 || lastStep(socialSteps) !== fitSteps[0];
  const { label, attributes } = useNavLabel("nav-label", message("mainNavigation"));
  const buttons = useCount(navigationFields.buttons);
  const isAllShown = [steps, socialSteps].every(
    (one) => (lastStep(one) ?? Infinity) <= centredFrom,
  );
  const isCentred = useField(navigationFields.layout) === "centred" && isAllShown;
  const hasTail = texts.length + socials + buttons > 0 || languages.length > 1;
  return (
    <header className={over ? "nav nav--over" : "nav"} data-on={over}>
      <div className={isCentred ? "wrap nav__bar nav__bar--centred" : "wrap nav__bar"}>
        <SiteLogo over={over} />
        {hasLinks && label}
        {hasLinks && (
          <nav className="nav__links" {...attributes} {...fitData(lastStep(steps))}>
            <BarLinks texts={texts} hasMenu={hasMenu} steps={steps} socials={socialSteps} />
          </nav>
        )}
        {hasTail && (
          <div className="nav__tail">
            <SocialLinks steps={socialSteps} />
            <Languages className="langs" languages={languages} isRow={false} />
            <BarButton className="nav__act" />
            <FullScreenMenu languages={languages} />
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
