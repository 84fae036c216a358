import { ChevronDown, FileCog } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "../../navigation/link.tsx";
import { useEditor } from "../../session/editor.ts";
import { useMay, usePageIndex, useSitePart } from "../../session/hooks.ts";
import { useSignal } from "../../signals/signal.ts";
import { MenuButton } from "../../ui/layer/menu-button.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { usePageTree } from "./use-page-tree.ts";

/** Says which page is shown, and opens another one, in the order of the menu, or the page's settings. */
export function PageMenu(): ReactNode {
  const editor = useEditor();
  const t = useTranslate();
  const { entries } = usePageIndex();
  const { menu, others } = usePageTree();
  const page = useSignal(editor.page);
  const siteName = useSitePart("name");
  const mayEdit = useMay()("editor");
  const name = entries.find((entry) => entry.id === page)?.name ?? "";
  const inOrder = new Set([...menu, ...others].flatMap(({ entry }) => entry ?? []));
  const choices = [...inOrder].map((entry) => ({
    value: entry.id,
    label: entry.name,
    hint: entry.path,
  }));
  return (
    <>
      <title>{`${name} · ${siteName} · Vitrine`}</title>
      <h1 className="visually-hidden">{name}</h1>
      <MenuButton
        label={t("frame.page", { name })}
        className="button ghost page-menu"
        choices={choices}
        value={page}
        onChoose={(id) => editor.openPage(id)}
        head={
          <>
            <span className="group-label only-small">{siteName}</span>
            {mayEdit && (
              <Link className="menu-item" to={`/sites/${editor.site.id}/settings/page`}>
                <FileCog aria-hidden="true" />
                <span className="grow">{t("frame.pageSettings")}</span>
              </Link>
            )}
          </>
        }
      >
        <span className="page-site truncated">{siteName}</span>
        <span className="truncated">{name}</span>
        <ChevronDown className="size-14" aria-hidden="true" />
      </MenuButton>
    </>
  );
}
