import type { ReactNode } from "react";
import {
  Anchor,
  Icon,
  Item,
  Items,
  Shown,
  SiteLogo,
  Text,
  Worded,
  useEnvironment,
  useOwnTheme,
} from "../kit/index.ts";

function Column(): ReactNode {
  return (
    <Item as="div" className="footer__column">
      <Text of="title" as="h2" />
      <Items of="links" as="ul">
        {() => (
          <Item>
            <Anchor of="link">
              <Text of="text" as="span" />
            </Anchor>
          </Item>
        )}
      </Items>
    </Item>
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

/** Says who answers for the site, and where to report abuse (specification, section 1). */
function Legal(): ReactNode {
  const { message, spoken, report, cookies } = useEnvironment();
  if (report === null && !cookies) return null;
  return (
    <div className="footer__legal">
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

export function Footer(): ReactNode {
  return (
    <footer className="footer" {...useOwnTheme()}>
      <div className="wrap">
        <div className="footer__grid">
          <div className="footer__about">
            <SiteLogo />
            <Text of="about" as="p" className="text" />
          </div>
          <Shown when="columns">
            <Items of="columns" as="div" className="footer__columns">
              {() => <Column />}
            </Items>
          </Shown>
        </div>
        <Legal />
      </div>
    </footer>
  );
}
