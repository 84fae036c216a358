import type { ProblemInfo } from "#/api/publishing.ts";
import type { Link } from "#/site/link.ts";
import { createRouter } from "#/site/router.ts";
import { ownPathOf } from "#/site/own-path.ts";
import { targetSchema } from "#/site/operations/target.ts";
import type { TextMark } from "#/site/text-mark.ts";
import { askedLink } from "../../canvas/text/asked-link.ts";
import { placeCaret, readEditable } from "../../canvas/text/editable-dom.ts";
import { canvasState } from "../../canvas/canvas-state.ts";
import { valueOfKind } from "../../document-store/read-field.ts";
import type { Editor } from "../../session/editor.ts";
import { lookUntil } from "./look-until.ts";

type LinkMark = Extract<TextMark, { kind: "link" }>;

/** The kinds of links that a check is about, by how its code begins. */
const kindsOf: readonly { readonly code: string; readonly kinds: readonly Link["kind"][] }[] = [
  { code: "link-page-gone", kinds: ["page"] },
  { code: "link-page-unseen", kinds: ["page", "address"] },
  { code: "link-section-", kinds: ["section", "page", "address"] },
  { code: "link-file-", kinds: ["file"] },
];

/** Whether a link may be the one that a check found. */
function mayBeMeant({ store }: Editor, link: Link, { code, address }: ProblemInfo): boolean {
  if (address !== undefined) return link.kind === "address" && link.address === address;
  const { site, index } = store.records();
  if (link.kind === "file" && site?.files?.some(({ id }) => id === link.file)) return false;
  if (link.kind === "page" && code === "link-page-gone")
    return !index?.entries.some(({ id }) => id === link.page);
  if (link.kind === "address" && (code === "link-path-unknown" || code === "link-redirects")) {
    const own =
      site && index && ownPathOf(link.address, createRouter(site, index), index.redirects);
    return own?.leadsTo === (code === "link-redirects" ? "redirect" : "nowhere");
  }
  return kindsOf.some((one) => code.startsWith(one.code) && one.kinds.includes(link.kind));
}

interface LinkInText {
  readonly text: string;
  /** The place of a letter of its words. */
  readonly at: number;
}

/** Where in a text the link stands that a check is about; undefined where it is about no link within a text. */
export function linkInText(editor: Editor, problem: ProblemInfo): LinkInText | undefined {
  const { code, path, language } = problem;
  if (!code.startsWith("link-") && !code.startsWith("outside-")) return undefined;
  const target = targetSchema.safeParse(problem.target).data;
  const value = target && valueOfKind(editor.store.records(), { target, path, kind: "text" });
  if (!value) return undefined;
  const wordings = language === null ? Object.values(value) : [value[language]];
  for (const wording of wordings) {
    const links = (wording?.marks ?? []).filter((mark): mark is LinkMark => mark.kind === "link");
    const candidates = links.filter(({ link }) => mayBeMeant(editor, link, problem));
    const named = links[problem.values?.["link"] ?? -1];
    // whoever typed since may have taken out a link before it
    const meant = candidates.find((one) => one === named) ?? candidates[0] ?? links[0];
    if (wording && meant) return { text: wording.text, at: meant.from };
  }
  return undefined;
}

/** The element that has the text: what is typed in, or another block of the rich text that it belongs to. */
function elementOf(typed: HTMLElement | undefined, text: string): Element | undefined {
  const blocks = typed?.closest('[data-edit="prose"]')?.querySelectorAll("*") ?? [];
  return [...(typed ? [typed] : []), ...blocks].find((one) => readEditable(one) === text);
}

/** Milliseconds in which the tools of a text come: who has none for links isn't surprised by them later. */
const longestAsked = 500;

/** Puts the caret into the link once its text is typed in, and opens the field of where it leads. */
export function openLinkInText(editor: Editor, { text, at }: LinkInText): void {
  const asked = askedLink(editor);
  const { control } = canvasState(editor);
  lookUntil(
    editor,
    () => elementOf(control.get()?.text.focus.get()?.element, text),
    (element) => {
      // behind its first letter: before it the caret is in the words that come before
      placeCaret(element, at + 1);
      asked.set(true);
      editor.timers.after(longestAsked, () => asked.set(false));
    },
  );
}
