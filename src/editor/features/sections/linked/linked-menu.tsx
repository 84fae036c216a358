import { Link2 } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { pageKey } from "#/site/records.ts";
import { useEditor } from "../../../session/editor.ts";
import type { Editor } from "../../../session/editor.ts";
import { askPlaces, pagesOf } from "../../../session/linked-pages.ts";
import { loadPages } from "../../../session/load-pages.ts";
import { showProblem } from "../../../session/show-problem.ts";
import { MenuButton } from "../../../ui/layer/menu-button.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import type { Translate } from "../../../words/i18n.ts";
import { askPage, detachSection, removeEverywhere } from "./linked-actions.ts";

interface LinkedMenuProps {
  readonly section: string;
  readonly linked: string;
}

function removeWords(t: Translate<"editing">, count: number): string {
  return count === 2 ? t("linked.removeBoth") : t("linked.remove", { count });
}

const addTo = "add-to";
const detach = "detach";
const remove = "remove";

/** Says on which pages a linked section stands, leads there, and detaches or deletes it. Asked for when it is opened. */
export function LinkedMenu({ section, linked }: LinkedMenuProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const [pages, setPages] = useState<readonly string[]>();
  const load = async (): Promise<void> => {
    try {
      setPages(pagesOf(editor, linked, await askPlaces(editor)));
    } catch {
      editor.toast(t("failed"));
    }
  };
  const act = async (value: string): Promise<void> => {
    if (value === detach) return detachSection(editor, section, t);
    if (value === addTo) return askPage(editor, linked, t);
    if (value !== remove) return lead(editor, value, linked);
    const all = pages ?? [];
    await loadPages(editor, all).catch(() => undefined);
    removeEverywhere(editor, { linked, pages: all }, t);
  };
  const { entries = [] } = editor.store.records().index ?? {};
  const choices = pages && [
    ...pages
      .filter((id) => id !== editor.page.get())
      .map((id) => ({ value: id, label: entries.find((entry) => entry.id === id)?.name ?? id })),
    ...(pages.length < entries.length ? [{ value: addTo, label: t("linked.addTo") }] : []),
    { value: detach, label: t("linked.detach") },
    { value: remove, label: removeWords(t, pages.length), isDanger: true },
  ];
  return (
    <MenuButton<string>
      label={t("linked.title")}
      className=""
      side="start"
      choices={choices}
      onOpen={() => void load()}
      onChoose={(value) => void act(value)}
      head={<p className="menu-head">{pages && t("linked.onPages", { count: pages.length })}</p>}
    >
      <Link2 aria-hidden="true" />
    </MenuButton>
  );
}

/** Shows a linked section on another page. */
async function lead(editor: Editor, page: string, linked: string): Promise<void> {
  await loadPages(editor, [page]).catch(() => undefined);
  const sections = editor.store.records()[pageKey(page)]?.sections;
  const section = sections?.find((one) => one.linked === linked);
  const target = section && { page, section: section.id };
  showProblem(editor, { page, target, path: [], language: null });
}
