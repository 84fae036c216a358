import { cutText } from "#/lib/cut-text.ts";
import { pageSlug } from "#/api/editor-address.ts";
import { navigate } from "../navigation/location.ts";
import { loadScreenWords, translator } from "../words/i18n.ts";
import type { Editor } from "./editor.ts";

/** As much of an address as is told. */
const longestSlug = 60;

/** What an address names that is no page: of a page that isn't there, or, while the canvas is shown, of no screen. */
function namedNowhere({ canvas }: Editor, path: string): string {
  const [, screen = "", rest = ""] = /^\/sites\/[^/]+\/([^/]+)(?:\/(.+?))?\/?$/.exec(path) ?? [];
  if (screen === "edit") return rest;
  return canvas.get() === null ? "" : [screen, ...(rest === "" ? [] : [rest])].join("/");
}

/** An address of what isn't there shows the home page: it becomes that page's, and it is said why. */
export async function tellWrongAddress(editor: Editor, path: string): Promise<void> {
  const slug = namedNowhere(editor, path);
  const { entries = [] } = editor.store.records().index ?? {};
  const isPage = slug === "home" || entries.some((entry) => pageSlug(entry) === slug);
  const isRight = isPage && path.includes("/edit/");
  if (slug === "" || isRight) return;
  const shown = entries.find(({ id }) => id === editor.page.get());
  if (!shown) return;
  navigate(`/sites/${editor.site.id}/edit/${pageSlug(shown)}`, { replace: true });
  await loadScreenWords();
  const address = `/${cutText(slug, longestSlug)}`;
  editor.toast(translator("screens")("noSuchPage", { address, name: shown.name }));
}
