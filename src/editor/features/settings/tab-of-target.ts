import type { FieldPath, Target } from "#/site/operations/target.ts";
import { fieldTopic } from "../../document-store/topics.ts";

/** The tabs of the settings, as they stand in addresses. */
export type SettingsTabName =
  | "general"
  | "sharing"
  | "navigation"
  | "languages"
  | "cookies"
  | "tracking"
  | "messengers"
  | "chats"
  | "events";

/** By what a target's `part`, or the name of a field that is no target's, begins with. */
const tabs: Readonly<Record<string, SettingsTabName>> = {
  settings: "sharing",
  organisation: "sharing",
  consent: "cookies",
  messenger: "messengers",
  event: "events",
  navigation: "navigation",
  site: "general",
  language: "languages",
  tracking: "tracking",
  chat: "chats",
};

/** The tab of a field by its name, e.g. `tracking/ymId` or `part:consent/banner/gdpr/consentText@en`. */
export function tabOfField(field: string): SettingsTabName | undefined {
  return tabs[/^(?:part:)?(\w+)/.exec(field)?.[1] ?? ""];
}

/** The address at which a field of the settings is edited; undefined where the canvas has it. */
export function settingsAddress(
  site: number,
  target: Target,
  path: FieldPath | readonly string[],
): string | undefined {
  const tab = "part" in target ? tabs[target.part] : undefined;
  if (tab === undefined) return undefined;
  return `/sites/${site}/settings/${tab}#${encodeURIComponent(fieldTopic(target, path))}`;
}
