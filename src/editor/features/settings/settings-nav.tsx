import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { anyTopic } from "../../document-store/topics.ts";
import { useStored } from "../../document-store/use-stored.ts";
import { useEditor } from "../../session/editor.ts";
import { useMay } from "../../session/hooks.ts";
import { useSignal } from "../../signals/signal.ts";
import { SideNav } from "../../shell/side-nav.tsx";
import { Link } from "../../navigation/link.tsx";
import { useDrafts } from "../../session/drafts/drafts-context.ts";
import { settingGroups } from "./setting-groups.ts";
import { settingsTabs } from "./settings-tabs.ts";
import { tabAddress, tabOfField } from "./tab-of-target.ts";
import { tabValues } from "./tab-values.ts";
import type { SettingsTab } from "./define-tab.ts";
import type { SettingsTabName } from "./settings-tabs.ts";
import { useTranslate } from "../../words/i18n.ts";

/** The tabs that the user may read, by what they are about. */
function useGroups() {
  const may = useMay();
  const shown = (tab: SettingsTab): boolean => may(tab.needs ?? "viewer");
  return settingGroups.map(({ name, tabs }) => ({
    name,
    tabs: tabs.flatMap((one) => settingsTabs.filter((tab) => tab.name === one && shown(tab))),
  }));
}

function useValues(): Partial<Record<SettingsTabName, string>> {
  const t = useTranslate("settings");
  const { site, index } = useStored(useEditor().store, anyTopic, (records) => records);
  return site && index ? tabValues({ site, index }, t) : {};
}

/** The tabs by groups: a list beside the form, a strip above it on narrow screens, and a screen of its own on phones. */
export function SettingsNav({ current }: { current: SettingsTabName | undefined }): ReactNode {
  const { site } = useEditor();
  const t = useTranslate("settings");
  const waiting = new Set(useSignal(useDrafts().fields).map(tabOfField));
  const values = useValues();
  return (
    <SideNav label={t("title")} shown={`[data-tab="${current ?? ""}"]`} className="settings-nav">
      {useGroups().map(({ name: group, tabs }) => (
        <div key={group} role="group" aria-label={t(`groups.${group}`)}>
          <h2 className="settings-nav-head">{t(`groups.${group}`)}</h2>
          {tabs.map(({ name, Icon }) => (
            <Link
              key={name}
              className="menu-item"
              data-tab={name}
              to={tabAddress(site.id, name)}
              aria-current={name === current ? "page" : undefined}
            >
              <Icon aria-hidden="true" />
              <span>{t(`${name}.title`)}</span>
              {name !== current && waiting.has(name) && (
                <span
                  className="dot warn"
                  role="img"
                  aria-label={t("waiting")}
                  title={t("waiting")}
                />
              )}
              <span className="settings-value truncated">{values[name]}</span>
              <ChevronRight className="settings-onwards" aria-hidden="true" />
            </Link>
          ))}
        </div>
      ))}
    </SideNav>
  );
}

/** On phones, in place of the strip and the heading: where one is, and the way back to the list. */
export function SettingsBack({ current }: { current: SettingsTabName | undefined }): ReactNode {
  const { site } = useEditor();
  const t = useTranslate("settings");
  return (
    <nav className="settings-back" aria-label={t("title")}>
      <Link to={`/sites/${site.id}/settings`}>
        <ChevronLeft className="size-18" aria-hidden="true" />
        {t("title")}
      </Link>
      {current && <span aria-hidden="true">· {t(`${current}.title`)}</span>}
    </nav>
  );
}
