import type { ReactNode } from "react";
import { SideNav } from "../../shell/side-nav.tsx";
import { Link } from "../../navigation/link.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { operatorScreens } from "./operator-screens.ts";

/** The operators' screens. */
export function OperatorNav({ current }: { current: string }): ReactNode {
  const t = useTranslate("operators");
  return (
    <SideNav label={t("title")} shown={`[data-screen="${current}"]`}>
      {operatorScreens.map(({ name, Icon }) => (
        <Link
          key={name}
          className="menu-item"
          data-screen={name}
          to={`/operator/${name}`}
          aria-current={name === current ? "page" : undefined}
        >
          <Icon aria-hidden="true" />
          <span className="grow">{t(`${name}.title`)}</span>
        </Link>
      ))}
    </SideNav>
  );
}
