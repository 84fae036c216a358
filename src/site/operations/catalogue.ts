import { checkIgnore } from "./check-ignore.ts";
import { eventAdd } from "./event-add.ts";
import { eventRemove } from "./event-remove.ts";
import { eventSet } from "./event-set.ts";
import { fileAdd } from "./file-add.ts";
import { fileRemove } from "./file-remove.ts";
import { fileSet } from "./file-set.ts";
import { itemAdd } from "./item-add.ts";
import { itemMove } from "./item-move.ts";
import { itemRemove } from "./item-remove.ts";
import { languageAdd } from "./language-add.ts";
import { languageMove } from "./language-move.ts";
import { languagePrefix } from "./language-prefix.ts";
import { languageRemove } from "./language-remove.ts";
import { languageSet } from "./language-set.ts";
import { linkedAdd } from "./linked-add.ts";
import { linkedRemove } from "./linked-remove.ts";
import { metaSet } from "./meta-set.ts";
import type { OperationDefinition } from "./operation.ts";
import { pageAdd } from "./page-add.ts";
import { pageDraft } from "./page-draft.ts";
import { pageDuplicate } from "./page-duplicate.ts";
import { pageMove } from "./page-move.ts";
import { pageRemove } from "./page-remove.ts";
import { pageRestore } from "./page-restore.ts";
import { pageRename } from "./page-rename.ts";
import { pageWithhold } from "./page-withhold.ts";
import { redirectSet } from "./redirect-set.ts";
import { sectionAdd } from "./section-add.ts";
import { sectionDuplicate } from "./section-duplicate.ts";
import { sectionHide } from "./section-hide.ts";
import { sectionMove } from "./section-move.ts";
import { sectionRemove } from "./section-remove.ts";
import { sectionRestore } from "./section-restore.ts";
import { sectionSet } from "./section-set.ts";
import { sectionSwap } from "./section-swap.ts";
import { settingsParts } from "./settings-parts.ts";
import { settingsSet } from "./settings-set.ts";
import { addSettingsParts } from "./settings-target.ts";
import { siteRename } from "./site-rename.ts";
import { siteRestore } from "./site-restore.ts";
import { themeSet } from "./theme-set.ts";
import { operationsByName, typingOperations } from "./typing-operations.ts";
import { fieldSet, linkSet, pictureSet } from "./value-set.ts";

addSettingsParts(settingsParts);

const all = [
  ...typingOperations,
  fieldSet,
  pictureSet,
  linkSet,
  itemAdd,
  itemRemove,
  itemMove,
  sectionAdd,
  sectionRemove,
  sectionMove,
  sectionDuplicate,
  sectionSet,
  sectionHide,
  sectionSwap,
  sectionRestore,
  pageAdd,
  pageRename,
  pageMove,
  pageDuplicate,
  pageRemove,
  pageRestore,
  pageWithhold,
  pageDraft,
  metaSet,
  redirectSet,
  themeSet,
  settingsSet,
  siteRename,
  siteRestore,
  languageAdd,
  languageSet,
  languageMove,
  languageRemove,
  languagePrefix,
  eventAdd,
  eventSet,
  eventRemove,
  linkedAdd,
  linkedRemove,
  checkIgnore,
  fileAdd,
  fileSet,
  fileRemove,
] as const;

/** The name of an operation. */
export type OperationName = (typeof all)[number]["name"];

/** The arguments of an operation. */
export type OperationArgs<Name extends OperationName> =
  Extract<(typeof all)[number], { name: Name }> extends OperationDefinition<infer Args, Name>
    ? Args
    : never;

/** Every operation by its name. */
export const catalogue = operationsByName(all);
