import { z } from "zod";
import type { OperationName } from "#/site/operations/catalogue.ts";
import type { Step } from "#/site/operations/operation.ts";
import type { Settings } from "#/site/settings.ts";
import { tabOfField } from "./tab-of-target.ts";
import type { SettingsTabName } from "./tab-of-target.ts";

/** Where the plain settings stand. */
const settingTabs: Readonly<Record<keyof Settings, SettingsTabName>> = {
  email: "general",
  favicon: "sharing",
  socialImage: "sharing",
  organisation: "sharing",
  staysOnPage: "languages",
  cookieConsent: "cookies",
  messengers: "messengers",
  chats: "chats",
  tracking: "tracking",
};

/** By the name of an operation that has no target. */
const operationTabs: Readonly<Partial<Record<OperationName, SettingsTabName>>> = {
  "site.rename": "general",
  "event.add": "events",
  "event.set": "events",
  "event.remove": "events",
  "language.add": "languages",
  "language.set": "languages",
  "language.move": "languages",
  "language.prefix": "languages",
  "language.remove": "languages",
};

const settingArgs = z.object({ settings: z.record(z.string(), z.unknown()) });
const targetArgs = z.object({ target: z.object({ part: z.string() }) });

/** The tab of the settings in which a step was done; undefined where only the canvas has it. */
export function tabOfStep({ name, args }: Step): SettingsTabName | undefined {
  const [setting] = Object.keys(settingArgs.safeParse(args).data?.settings ?? {});
  if (setting !== undefined) return settingTabs[setting as keyof Settings];
  const part = targetArgs.safeParse(args).data?.target.part;
  return part === undefined ? operationTabs[name as OperationName] : tabOfField(`part:${part}`);
}
