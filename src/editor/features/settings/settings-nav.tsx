import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { useEditor } from "../../session/editor.ts";
import { useSignal } from "../../signals/signal.ts";
import { Link } from "../../navigation/link.tsx";
import { useDrafts } from "../../session/drafts/drafts-context.ts";
import { settingsTabs } from "./settings-tabs.ts";
import { tabOfField } from "./tab-of-target.ts";
import type { SettingsTabName } from "./settings-tabs.ts";
import { useTranslate } from "../../words/i18n.ts";

/** The tabs: a list beside the form, and a strip above it on narrow screens. */
export function SettingsNav({ current }: { current: SettingsTabName }): ReactNode {
  const { site } = useEditor();
  const t = useTranslate("settings");
  const waiting = new Set(useSignal(useDrafts().fields).map(tabOfField));
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>(`[data-tab="${current}"]`);
    // only the strip is moved, not the page
    if (list.current && shown)
      list.current.scrollLeft =
        shown.offsetLeft - (list.current.clientWidth - shown.offsetWidth) / 2;
  }, [current]);
  return (
    <nav className="settings-nav" aria-label={t("title")} ref={list}>
      {settingsTabs.map(({ name, Icon }) => (
        <Link
          key={name}
          className="menu-item"
          data-tab={name}
          to={`/sites/${site.id}/settings/${name}`}
          aria-current={name === current ? "page" : undefined}
        >
          <Icon aria-hidden="true" />
          <span>{t(`${name}.title`)}</span>
          {name !== current && waiting.has(name) && (
            <span className="dot warn" role="img" aria-label={t("waiting")} title={t("waiting")} />
          )}
        </Link>
      ))}
    </nav>
  );
}
