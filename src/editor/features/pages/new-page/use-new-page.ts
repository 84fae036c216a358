import { useEffect, useRef, useState } from "react";
import { primaryLanguage } from "#/site/language.ts";
import type { LanguageCode } from "#/site/language.ts";
import { linkOf, menuOf, topLinks } from "#/site/page-tree/bar-links.ts";
import type { BarLink } from "#/site/page-tree/bar-links.ts";
import { footerLinkCalled, footerMirrorsBar } from "#/site/page-tree/footer-steps.ts";
import type { FooterLink } from "#/site/page-tree/footer-steps.ts";
import { freePath } from "#/site/page-tree/page-path.ts";
import type { PathProblem } from "#/site/page-tree/page-path.ts";
import { addPageSteps } from "#/site/page-tree/page-steps.ts";
import { freeName, leadsToWholePage, linkCalled, wordsOfLink } from "#/site/page-tree/same-name.ts";
import type { Records } from "#/site/records.ts";
import { useEditor } from "../../../session/editor.ts";
import type { Editor } from "../../../session/editor.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { entryOf, showNewPage, stepSource } from "../page-commands.ts";
import { isHiddenPage } from "../hidden-page.ts";
import { type FullPages, fullPages } from "../page-room.ts";
import type { PageWords } from "../page-commands.ts";
import { usePathProblem } from "../path-field.tsx";
import type { NewPagePlace } from "../pages-state.ts";
import { newPageOf, wordsOfSource } from "./begun-page.ts";
import type { PageSource } from "./page-source.ts";
import { readyName } from "./ready-page.ts";

/** A page as it is being set up. Null is what nobody has typed: it follows from the rest. */
interface Draft extends NewPagePlace {
  readonly source: PageSource;
  readonly name: string | null;
  readonly path: string | null;
  readonly isInMenu: boolean | null;
  /** Whether a link that is called like the page, and leads to no page, leads to it from now on. */
  readonly isRelinking: boolean;
  readonly isInFooter: boolean | null;
}

/** A draft with what follows for it. */
export interface NewPage extends Draft {
  readonly name: string;
  readonly isInMenu: boolean;
  readonly isInFooter: boolean;
  /** Nobody has typed the name: it is what was chosen is called. */
  readonly isNameOffered: boolean;
  readonly path: string;
  readonly problem: PathProblem | undefined;
  /** The link of the bar that has the page's name already, or another one that such pages have. */
  readonly namesake: (BarLink & { readonly words: string; readonly isOfPage: boolean }) | undefined;
  readonly footerNamesake: FooterLink | undefined;
}

/** The link that is led to the page instead of a new one. */
export function relinked({ isInMenu, isRelinking, namesake }: NewPage): BarLink | undefined {
  return isInMenu && isRelinking && namesake && !namesake.isOfPage ? namesake : undefined;
}

function suggestedName(editor: Editor, source: PageSource, t: PageWords): string {
  const records = editor.store.records();
  if (source.kind === "ready")
    return freeName(
      records,
      readyName(source.ready, primaryLanguage(records.site?.languages ?? [])),
    );
  if (source.kind === "empty" || source.kind === "none") return "";
  if (source.kind === "saved") return freeName(records, source.saved.name);
  if (source.kind === "starter") return freeName(records, source.name);
  return t("copyOf", { name: entryOf(editor, source.page)?.name ?? "" });
}

/** What links are called that lead to such a page; a page that its owner names has that name only. */
function namesOf(draft: Draft, name: string, primary: LanguageCode): readonly string[] {
  if (draft.source.kind !== "ready" || draft.name !== null) return [name];
  const { ready } = draft.source;
  return [name, readyName(ready, primary), ...(ready.also[primary] ?? [])];
}

/** Which links a page gets: a ready page none beside one that leads to such a page. */
function linksOf(
  editor: Editor,
  draft: Draft,
  name: string,
): Pick<NewPage, "namesake" | "footerNamesake" | "isInMenu" | "isInFooter"> {
  const source = stepSource(editor);
  const { records } = source;
  const names = namesOf(draft, name, primaryLanguage(records.site?.languages ?? []));
  const found = linkCalled(records, names);
  const namesake = found && {
    ...found,
    words: wordsOfLink(records, found),
    isOfPage: leadsToWholePage(linkOf(found.item)),
  };
  const footerNamesake = footerLinkCalled(source, names);
  const isReady = draft.source.kind === "ready";
  const isListed = leadsToWholePage(footerNamesake?.link) || namesake?.isOfPage === true;
  const belongs = footerNamesake !== undefined || footerMirrorsBar(source);
  return {
    namesake,
    footerNamesake,
    isInMenu: draft.isInMenu ?? !(isReady && namesake?.isOfPage),
    isInFooter: draft.isInFooter ?? (belongs && !(isReady && isListed)),
  };
}

/** The path of the page that a link of the bar leads to. */
function pathOfLink({ site, index }: Records, link: string | null): string {
  const item = topLinks(site?.navigation ?? {}).find(({ id }) => id === link);
  const leads = item && linkOf(item);
  const page = leads?.kind === "page" ? leads.page : undefined;
  return index?.entries.find(({ id }) => id === page)?.path ?? "/";
}

/** The last link of the bar or of a menu in it. */
function lastLink({ site }: Records, parent: string | null): string | null {
  const links = topLinks(site?.navigation ?? {});
  const item = links.find(({ id }) => id === parent);
  return (item ? menuOf(item) : links).at(-1)?.id ?? null;
}

/** Whether it begins with what visitors don't see, or didn't when it was saved: then it is a draft. */
async function beginsHidden(editor: Editor, source: PageSource): Promise<boolean> {
  if (source.kind === "copy") return isHiddenPage(editor, source.page);
  return source.kind === "saved" && source.saved.isDraft === true;
}

/** @throws once it is given up, with nothing created */
async function createPage(
  editor: Editor,
  draft: NewPage,
  { t, signal }: { readonly t: PageWords; readonly signal: AbortSignal },
): Promise<boolean> {
  const { source, name, path, parent, isInMenu, isInFooter, isRelinking, footerNamesake } = draft;
  const isFree = isRelinking && footerNamesake && !leadsToWholePage(footerNamesake.link);
  const link = relinked(draft);
  const { page, before, tellLost } = await newPageOf(editor, source, {
    name: name.trim(),
    signal,
  });
  const isDraft = await beginsHidden(editor, source);
  signal.throwIfAborted();
  const { records } = stepSource(editor);
  const place = isInMenu ? { parent, after: lastLink(records, parent) } : null;
  const words = wordsOfSource(editor, source, name.trim());
  const steps = addPageSteps(stepSource(editor), {
    entry: { id: page.id, path, name: name.trim(), ...(isDraft && { isDraft: true as const }) },
    page,
    menu: link ? { link } : place && { ...place, ...(words && { words }) },
    footer: isInFooter && isFree ? footerNamesake : isInFooter,
  });
  if (editor.dispatch([...before, ...steps]).outcome !== "done") return false;
  showNewPage(editor, page.id);
  if (isDraft) editor.toast(t("drafted", { name: name.trim() }));
  tellLost();
  return true;
}

/** What the component has under way: given up once it is gone. */
function useUnderWay(): () => AbortSignal {
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  return () => {
    running.current = new AbortController();
    return running.current.signal;
  };
}

/** Sets up a page and creates it, with its links, as one thing. */
export function useNewPage(place: NewPagePlace, onClose: () => void) {
  const editor = useEditor();
  const t = useTranslate("pages");
  const [draft, setDraft] = useState<Draft>(() => ({
    ...place,
    source: { kind: place.begin === undefined ? "empty" : "none" },
    name: null,
    path: null,
    isInMenu: null,
    isRelinking: true,
    isInFooter: null,
  }));
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [full, setFull] = useState<FullPages>();
  const begin = useUnderWay();
  useEffect(() => void fullPages(editor).then(setFull), [editor]);
  const records = editor.store.records();
  const name = draft.name ?? suggestedName(editor, draft.source, t);
  const { index, site } = records;
  const links = linksOf(editor, draft, name);
  const under = links.isInMenu ? pathOfLink(records, draft.parent) : "/";
  const offered = index && site ? freePath(name, { index, site }, under) : "/";
  const path = draft.path ?? offered;
  const problem = usePathProblem(path);
  const page: NewPage = {
    ...draft,
    ...links,
    name,
    isNameOffered: draft.name === null,
    path,
    problem,
  };
  const create = async (): Promise<void> => {
    setMissing(name.trim() === "");
    if (isBusy || name.trim() === "" || problem || draft.source.kind === "none") return;
    setBusy(true);
    const signal = begin();
    try {
      // others may have added some meanwhile
      const reached = await fullPages(editor);
      setFull(reached);
      if (!reached && (await createPage(editor, page, { t, signal }))) onClose();
    } catch {
      if (!signal.aborted) editor.toast(t("notLoaded"));
    }
    setBusy(false);
  };
  return {
    page,
    isMissing,
    isBusy,
    /** The limit of pages that is reached. */
    full,
    create,
    change(next: Partial<Draft>) {
      setDraft({ ...draft, ...next });
      if (next.name !== undefined) setMissing(false);
    },
  };
}
