import type { SettingsTab } from "./define-tab.ts";
import { settingsTabs } from "./settings-tabs.ts";
import type { SettingsTabName } from "./settings-tabs.ts";

type Tab = SettingsTab<SettingsTabName>;

/** What an address of the settings shows: a tab, one that the role doesn't have, or that there is none. */
export type ShownTab =
  | {
      readonly kind: "tab";
      readonly tab: Tab;
      /** The address is one that the tab had before. */
      readonly isRenamed: boolean;
    }
  | { readonly kind: "closed"; readonly tab: Tab }
  | { readonly kind: "none"; readonly slug: string };

/** The first tab where the address names none. */
export function shownTab(
  slug: string,
  may: (role: NonNullable<Tab["needs"]>) => boolean,
): ShownTab {
  const tabs: readonly Tab[] = settingsTabs;
  const tab =
    slug === ""
      ? tabs[0]
      : tabs.find(({ name, address = name }) => slug === address || slug === name);
  if (!tab) return { kind: "none", slug };
  if (!may(tab.needs ?? "viewer")) return { kind: "closed", tab };
  return { kind: "tab", tab, isRenamed: slug !== "" && slug !== (tab.address ?? tab.name) };
}
