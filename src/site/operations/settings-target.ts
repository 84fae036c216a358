import * as z from "zod/mini";
import { consentParts, consentVariants } from "../consent-parts.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import type { StoredFields } from "#/fields/stored-fields.ts";
import type { Settings } from "../settings.ts";
import { refusal } from "./refusals.ts";

/** Parts of the settings that have fields: pictures, the business, the page for unknown paths, the banners, the messengers' cards. */
export const settingsTargets = [
  z.strictObject({ part: z.enum(["settings", "organisation", "notFound"]) }),
  z.strictObject({
    part: z.literal("consent"),
    variant: z.enum(consentVariants),
    of: z.enum(consentParts),
  }),
  z.strictObject({ part: z.literal("messenger"), messenger: z.string().check(z.maxLength(40)) }),
] as const;
const settingsTargetSchema = z.union(settingsTargets);
export type SettingsTarget = z.infer<typeof settingsTargetSchema>;

export function isSettingsTarget(target: { part: string }): target is SettingsTarget {
  return ["settings", "organisation", "notFound", "consent", "messenger"].includes(target.part);
}

/** The specs and the values of a part of the site. */
export interface PartFields {
  readonly specs: FieldSpecs;
  readonly fields: StoredFields;
}

/** What the settings hold: settings-parts.ts. */
export interface SettingsParts {
  /** The specs and the stored values of a part; undefined where there is none. */
  read(settings: Settings, target: SettingsTarget): PartFields | undefined;
  /** The settings with other values in a part. */
  write(settings: Settings, target: SettingsTarget, fields: StoredFields): Settings;
}

/** Known once all operations are, which the editor's first load hasn't (decision 347). */
let known: SettingsParts | undefined;

export function addSettingsParts(parts: SettingsParts): void {
  known = parts;
}

const aboutSettings = z.object({ target: settingsTargetSchema });

/** Whether what an operation is about can be read by now. */
export function isTargetKnown(args: unknown): boolean {
  return known !== undefined || !aboutSettings.safeParse(args).success;
}

/** The specs and the stored values of a part of the settings; undefined where there is none, or it isn't known yet. */
export function readSettingsTarget(
  settings: Settings,
  target: SettingsTarget,
): PartFields | undefined {
  return known?.read(settings, target);
}

/** The settings with other values in a part. @throws OperationRefusal field-unknown where it isn't known yet */
export function withSettingsTarget(
  settings: Settings,
  target: SettingsTarget,
  fields: StoredFields,
): Settings {
  if (!known) throw refusal("field-unknown", [], target.part);
  return known.write(settings, target, fields);
}
