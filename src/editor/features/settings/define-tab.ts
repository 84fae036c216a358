import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import type { SiteRole } from "#/api/roles.ts";
import type { OperationName } from "#/site/operations/catalogue.ts";
import type { Target } from "#/site/operations/target.ts";
import type { Settings } from "#/site/settings.ts";
import type { Words } from "../../words/i18n.ts";
import type { WordKey } from "../../words/say.ts";

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

/** A tab of the settings. In the words of the settings its own stand under its name. */
export interface SettingsTab<
  Name extends string = string,
  English extends object = object,
> extends TabPlaces {
  /** Of its words, and as it stands in addresses. */
  readonly name: Name;
  /** What stands in addresses in place of the name, which leads there still. */
  readonly address?: string;
  /** Words of the palette by which it is found too: besides its title and its first sentence. */
  readonly synonyms?: WordKey<Words["palette"]>;
  readonly Icon: LucideIcon;
  /** The least role that may read it: viewers where it is left out. */
  readonly needs?: SiteRole;
  /** Whether it offers each role what it may do by itself, as viewers may leave: it is not switched off for them. */
  readonly isByRole?: true;
  /** What it says. */
  readonly words: {
    readonly en: () => Promise<English>;
    readonly ru: () => Promise<object>;
  };
  /** Its form with its preview, loaded when it is first opened. */
  readonly load: () => Promise<ComponentType>;
}

/** Declares a tab; its type keeps its name and the keys of its words. */
export function defineTab<const Name extends string, English extends object>(
  tab: SettingsTab<Name, English>,
): SettingsTab<Name, English> {
  return tab;
}
