import type { ReactNode } from "react";
import { useEnvironment } from "./environment.ts";
import { Icon } from "./icon.tsx";
import { PlainLinks } from "./plain-links.tsx";
import { groundOf, useOwnTheme } from "./root.tsx";
import type { RootProps } from "./root.tsx";
import { Item, Items, Shown, Text } from "./slots.tsx";
import { Worded } from "./worded.tsx";

/** A footer's outermost element, on a ground of its own. */
export function FooterRoot({
  className,
  ground = "band",
  children,
}: Pick<RootProps, "className" | "ground" | "children">): ReactNode {
  return (
    <footer className={`section footer ${className}`} {...groundOf(ground)} {...useOwnTheme()}>
      {children}
    </footer>
  );
}

function Column(): ReactNode {
  return (
    <Item as="div" className="footer__column">
      <Text of="title" as="h2" />
      <PlainLinks of="links" as="ul" />
    </Item>
  );
}

/** The columns of links; nothing where there are none. */
export function FooterColumns(): ReactNode {
  return (
    <Shown when="columns">
      <Items of="columns" as="div" className="footer__columns">
        {() => <Column />}
      </Items>
    </Shown>
  );
}

/** The privacy policy, and the way back to the choice about cookies (R1), which the consent gate opens. */
function CookieLinks(): ReactNode {
  const { cookies, spoken } = useEnvironment();
  if (!cookies) return null;
  const { privacy, settings } = cookies;
  const newTab = privacy?.opensNewTab ? ({ target: "_blank", rel: "noopener" } as const) : {};
  return (
    <ul className="footer__cookies">
      {privacy && (
        <li>
          <a href={privacy.href} {...newTab}>
            <Worded of={privacy.text} />
          </a>
        </li>
      )}
      <li>
        <button type="button" data-consent="settings" {...spoken}>
          {settings}
        </button>
      </li>
    </ul>
  );
}

/**
 * Says who answers for the site, and where to report abuse (specification, section 1), behind what the owner adds in
 * the field `note`.
 */
export function FooterLegal({ note }: { note?: "note" }): ReactNode {
  const { message, spoken, report, cookies } = useEnvironment();
  if (note === undefined && report === null && !cookies) return null;
  return (
    <div className="footer__legal">
      {note && <Text of={note} as="p" className="small" />}
      {report !== null && (
        <p className="small" {...spoken}>
          {message("disclaimer")}
        </p>
      )}
      <CookieLinks />
      {report !== null && (
        <a className="footer__report" href={report} rel="nofollow" {...spoken}>
          <Icon name="flag" />
          {message("report")}
        </a>
      )}
    </div>
  );
}
