import { held } from "#/fields/held-value.ts";
import { cutText } from "#/lib/cut-text.ts";
import { primaryLanguage } from "#/site/language.ts";
import type { Link } from "#/site/link.ts";
import { navigationFields } from "#/site/navigation.ts";
import type { Step } from "#/site/operations/operation.ts";
import { barLinks, linkOf, listPath } from "#/site/page-tree/bar-links.ts";
import type { BarLink } from "#/site/page-tree/bar-links.ts";
import { createRouter } from "#/site/router.ts";
import type { SiteRecord } from "#/site/site.ts";
import { followLink } from "../../canvas/follow-link.ts";
import type { Editor } from "../../session/editor.ts";
import type { TypedName } from "./page-commands.ts";

const target = { part: "navigation" } as const;

/** A link of the bar by its id. */
function barLinkOf(
  { navigation }: Pick<SiteRecord, "navigation">,
  id: string,
): BarLink | undefined {
  return barLinks(navigation).find(({ item }) => item.id === id);
}

function pathOf({ item, parent }: BarLink, field: "text" | "link"): string[] {
  return [...listPath(parent), item.id, field];
}

/** Gives a link of the bar other words, in the language in which the tree shows them. */
export function renameLink(editor: Editor, id: string, { typed, was }: TypedName): void {
  const { site } = editor.store.records();
  const link = site && barLinkOf(site, id);
  if (!link) return;
  const language = primaryLanguage(site.languages);
  const { text: spec } = navigationFields.links.item;
  const now = held(spec, link.item["text"])?.[language]?.text ?? "";
  const text = cutText(typed.trim(), spec.limit);
  if (text === "" || typed === was || text === now) return;
  const args = { target, path: pathOf(link, "text"), language, text, was };
  editor.dispatch({ name: "text.set", args });
}

/** Has a link of the bar lead elsewhere. `before` is done first, as one thing with it. */
export function setLink(
  editor: Editor,
  link: BarLink,
  value: Link | null,
  before: readonly Step[],
): void {
  const args = { target, path: pathOf(link, "link"), value };
  editor.dispatch([...before, { name: "link.set", args }]);
}

/** Where a link of the bar leads, as an address; undefined where that is nowhere. */
function addressOf(editor: Editor, id: string): string | undefined {
  const { site, index } = editor.store.records();
  const link = site && barLinkOf(site, id);
  const leads = link && linkOf(link.item);
  if (!index || !leads) return undefined;
  const here = { page: editor.page.get(), language: editor.language.get() };
  return createRouter(site, index).resolve(leads, here)?.href;
}

/** Goes where a link of the bar leads. Answers whether it leads anywhere. */
export function openLink(editor: Editor, id: string): boolean {
  const address = addressOf(editor, id);
  if (address !== undefined) followLink(editor, address);
  return address !== undefined;
}
