import * as z from "zod/mini";
import type { Step } from "#/site/operations/operation.ts";
import type { SettingsTabName } from "./settings-tabs.ts";
import { tabOfField, tabsBy } from "./tab-of-target.ts";

const bySetting = tabsBy(({ settings }) => settings);
const byOperation = tabsBy(({ operations }) => operations);

/** Some settings of a patch are named apart from the whole that they belong to. */
const settingOf: Readonly<Record<string, string>> = { phone: "organisation" };

const settingArgs = z.object({ settings: z.record(z.string(), z.unknown()) });
const targetArgs = z.object({ target: z.object({ part: z.string() }) });

/** The tab of the settings in which a step was done; undefined where only the canvas has it. */
export function tabOfStep({ name, args }: Step): SettingsTabName | undefined {
  const [setting] = Object.keys(settingArgs.safeParse(args).data?.settings ?? {});
  if (setting !== undefined) return bySetting.get(settingOf[setting] ?? setting);
  const part = targetArgs.safeParse(args).data?.target.part;
  return part === undefined ? byOperation.get(name) : tabOfField(`part:${part}`);
}
