import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { Link } from "../../navigation/link.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { operatorScreens } from "./operator-screens.ts";

/** The operators' screens: a list beside the one that is shown, a strip above it on narrow windows. */
export function OperatorNav({ current }: { current: string }): ReactNode {
  const t = useTranslate("operators");
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>(`[data-screen="${current}"]`);
    // only the strip is moved, not the page
    if (list.current && shown)
      list.current.scrollLeft =
        shown.offsetLeft - (list.current.clientWidth - shown.offsetWidth) / 2;
  }, [current]);
  return (
    <nav className="operator-nav" aria-label={t("title")} ref={list}>
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
    </nav>
  );
}
