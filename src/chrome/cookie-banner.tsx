import type { ReactNode } from "react";
import { Worded } from "#/sections/kit/worded.tsx";
import type { Words } from "#/site/word-language.ts";
import type { ConsentVariantName } from "#/site/consent-parts.ts";

/** A link with its words. */
export interface WordedLink {
  readonly text: Words;
  readonly href: string;
  readonly opensNewTab: boolean;
}

export interface CookieBannerProps {
  readonly variant: ConsentVariantName;
  /** Names the banner among the page's regions. */
  readonly label: string;
  readonly text: Words;
  readonly accept: Words;
  /** Null where the button is switched off. */
  readonly decline: Words | null;
  readonly settings: Words | null;
  readonly privacy: WordedLink | null;
}

function PrivacyLink({ link, className }: { link: WordedLink; className?: string }): ReactNode {
  const newTab = link.opensNewTab ? ({ target: "_blank", rel: "noopener" } as const) : {};
  return (
    <a className={className} href={link.href} {...newTab}>
      <Worded of={link.text} />
    </a>
  );
}

/**
 * The banner at the window's foot. It stands first in the page, so that the keyboard comes to it first, and is hidden
 * until the consent gate finds that there is something to ask.
 */
export function CookieBanner(props: CookieBannerProps): ReactNode {
  const { variant, label, text, accept, decline, settings, privacy } = props;
  return (
    <section className="cookie" aria-label={label} data-variant={variant} hidden>
      <p className="cookie__text">
        <Worded of={text} />
        {privacy && " "}
        {privacy && <PrivacyLink link={privacy} className="link" />}
      </p>
      <div className="cookie__buttons">
        {settings !== null && (
          <button className="button button--quiet" type="button" data-consent="settings">
            <Worded of={settings} />
          </button>
        )}
        {decline !== null && (
          <button className="button button--tertiary" type="button" data-consent="decline">
            <Worded of={decline} />
          </button>
        )}
        <button className="button" type="button" data-consent="accept">
          <Worded of={accept} />
        </button>
      </div>
    </section>
  );
}
