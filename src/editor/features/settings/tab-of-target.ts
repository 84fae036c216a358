import type { FieldPath, Target } from "#/site/operations/target.ts";
import { fieldTopic } from "../../document-store/topics.ts";
import type { SettingsTab } from "./define-tab.ts";
import { settingsTabs } from "./settings-tabs.ts";
import type { SettingsTabName } from "./settings-tabs.ts";

/** The names of tabs by what they list of one kind. */
export function tabsBy(
  listed: (tab: SettingsTab) => readonly string[] | undefined,
): ReadonlyMap<string, SettingsTabName> {
  return new Map(
    settingsTabs.flatMap((tab) => (listed(tab) ?? []).map((one) => [one, tab.name] as const)),
  );
}

const byPart = tabsBy(({ parts }) => parts);
const byField = tabsBy(({ fields }) => fields);

/** The tab of a field by its name, e.g. `tracking/ymId` or `part:consent/banner/gdpr/consentText@en`. */
export function tabOfField(field: string): SettingsTabName | undefined {
  const [, part, word] = /^(?:part:(\w+)|(\w+))/.exec(field) ?? [];
  return part === undefined ? byField.get(word ?? "") : byPart.get(part);
}

const slugs = new Map(
  settingsTabs.map(({ name, address = name }: SettingsTab<SettingsTabName>) => [name, address]),
);

/** The address of a tab. */
export function tabAddress(site: number, tab: SettingsTabName): string {
  return `/sites/${site}/settings/${slugs.get(tab) ?? tab}`;
}

/** The address at which a field of the settings is edited; undefined where the canvas has it. */
export function settingsAddress(
  site: number,
  target: Target,
  path: FieldPath | readonly string[],
): string | undefined {
  const tab = "part" in target ? byPart.get(target.part) : undefined;
  if (tab === undefined) return undefined;
  const page = "page" in target ? `/${target.page}` : "";
  return `${tabAddress(site, tab)}${page}#${encodeURIComponent(fieldTopic(target, path))}`;
}
