import type { ReactNode } from "react";
import type { ConsentVariantName } from "#/site/consent.ts";

/** A link with its words. */
export interface WordedLink {
  readonly text: string;
  readonly href: string;
  readonly opensNewTab: boolean;
}

export interface CookieBannerProps {
  readonly variant: ConsentVariantName;
  /** Names the banner among the page's regions. */
  readonly label: string;
  readonly text: string;
  readonly accept: string;
  /** Null where the button is switched off. */
  readonly decline: string | null;
  readonly settings: string | null;
  readonly privacy: WordedLink | null;
}

function PrivacyLink({ link, className }: { link: WordedLink; className?: string }): ReactNode {
  const newTab = link.opensNewTab ? ({ target: "_blank", rel: "noopener" } as const) : {};
  return (
    <a className={className} href={link.href} {...newTab}>
      {link.text}
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
        {text}
        {privacy && " "}
        {privacy && <PrivacyLink link={privacy} className="link" />}
      </p>
      <div className="cookie__buttons">
        {settings !== null && (
          <button className="button button--quiet" type="button" data-consent="settings">
            {settings}
          </button>
        )}
        {decline !== null && (
          <button className="button button--tertiary" type="button" data-consent="decline">
            {decline}
          </button>
        )}
        <button className="button" type="button" data-consent="accept">
          {accept}
        </button>
      </div>
    </section>
  );
}
