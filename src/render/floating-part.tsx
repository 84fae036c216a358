import { CookieBanner } from "#/chrome/cookie-banner.tsx";
import type { FloatingWords } from "#/chrome/floating-words.ts";
import { Floating } from "#/chrome/floating.tsx";
import { primaryChat } from "#/site/chat.ts";
import { consentWords } from "./consent-words.ts";
import type { FramePartOf } from "./frame-part.tsx";
import { messengerProps } from "./messenger-props.ts";
import type { PageFacts } from "./page-facts.ts";
import { siteConfig, vendorConfig } from "./site-config.ts";
import { hasWidgets } from "./site-widgets.ts";
import { renderToStaticMarkup } from "react-dom/server";

const nothing: ReturnType<FramePartOf> = { markup: "", rules: new Map(), drawings: new Map() };

/** Renders the cookie banner, with which a page begins. */
export const renderBanner: FramePartOf = (facts) => {
  const words = consentWords(facts);
  return words
    ? { ...nothing, markup: renderToStaticMarkup(<CookieBanner {...words.banner} />) }
    : nothing;
};

/** What the islands of the floating parts ask for when they are needed; undefined where there are none. */
export function floatingWords(facts: PageFacts): FloatingWords | undefined {
  const popup = consentWords(facts)?.popup ?? null;
  const messenger = messengerProps(facts);
  const vendors = vendorConfig(facts);
  return popup || messenger || vendors ? { popup, messenger, vendors } : undefined;
}

/** Renders what floats over the page, with which it ends. */
export const renderFloating: FramePartOf = (facts) => {
  const { settings } = facts.site;
  if (!hasWidgets(facts.site)) return nothing;
  const words = consentWords(facts);
  const { alignment } = settings.messengers;
  const markup = renderToStaticMarkup(
    <Floating
      config={siteConfig(facts, words?.version)}
      words={facts.words?.[facts.language]}
      hasPopup={words !== undefined}
      messenger={messengerProps(facts)}
      corner={alignment}
      isLifted={alignment === "right" && primaryChat(settings.chats) !== undefined}
    />,
  );
  return { ...nothing, markup };
};
