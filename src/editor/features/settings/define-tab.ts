import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import type { OperationName } from "#/site/operations/catalogue.ts";
import type { Target } from "#/site/operations/target.ts";
import type { Settings } from "#/site/settings.ts";

type Part = Extract<Target, { part: string }>["part"];

/** What a tab of the settings edits: where a step that is undone, a problem or an unsaved field leads. */
interface TabPlaces {
  /** Plain settings. */
  readonly settings?: readonly (keyof Settings)[];
  /** Parts of targets whose fields are edited there. */
  readonly parts?: readonly Part[];
  /** Operations that name no setting and no target. */
  readonly operations?: readonly OperationName[];
  /** First words of the names of fields that are no target's, e.g. `tracking` of `tracking/ymId`. */
  readonly fields?: readonly string[];
}

/** A tab of the settings. Its title and its words stand in the catalogues under its name. */
export interface SettingsTab<Name extends string = string> extends TabPlaces {
  /** As it stands in addresses. */
  readonly name: Name;
  readonly Icon: LucideIcon;
  /** Its form with its preview, loaded when it is first opened. */
  readonly load: () => Promise<ComponentType>;
}

/** Declares a tab; its type keeps its name. */
export function defineTab<const Name extends string>(tab: SettingsTab<Name>): SettingsTab<Name> {
  return tab;
}
