import type { ReactNode } from "react";
import { pageNameSchema } from "#/site/page-index.ts";
import { dispatchRename } from "../../../../session/dispatch-rename.ts";
import { useEditor } from "../../../../session/editor.ts";
import { usePageIndex } from "../../../../session/hooks.ts";
import { useTranslate } from "../../../../words/i18n.ts";
import type { Checked } from "../../../../session/drafts/use-draft.ts";
import { bySchema } from "../../form/by-schema.ts";
import type { Remark } from "../../form/field-note.tsx";
import { Part } from "../../form/part.tsx";
import { ValueSetting } from "../../form/value-setting.tsx";
import { checkPath } from "./path-check.ts";
import type { PathFault } from "./path-check.ts";

interface AddressProps {
  readonly page: string;
  readonly onTyped: (path: string) => void;
}

/** The host by which visitors find the site. */
export function hostOf(address: string): string {
  return new URL(address).host;
}

function useFaultWords(): (fault: PathFault) => string {
  const t = useTranslate("settings");
  return (found) =>
    found.fault === "taken"
      ? t("page.pathTaken", { name: found.page })
      : t(`page.pathFaults.${found.fault}`);
}

function PathField({ page, onTyped }: AddressProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("settings");
  const sayFault = useFaultWords();
  const { entries, redirects } = usePageIndex();
  const stored = entries.find(({ id }) => id === page)?.path ?? "";
  const checked = (typed: string) => checkPath(editor.store.records(), page, typed);
  const check = (typed: string): Checked<string> => {
    const found = checked(typed);
    return "path" in found ? { value: found.path } : { error: sayFault(found) };
  };
  const remark = (typed: string): Remark | undefined => {
    const found = checked(typed);
    if (!("path" in found)) return { tone: "error", text: sayFault(found) };
    if (found.path === stored) return undefined;
    const ended = redirects.find(({ from }) => from === found.path);
    return ended
      ? { tone: "warn", text: t("page.pathEndsRedirect", { path: found.path }) }
      : { tone: "ok", text: t("page.pathFree", { path: stored }) };
  };
  return (
    <ValueSetting
      field={`page/${page}/path`}
      label={t("page.path")}
      hint={t("page.pathHint")}
      before={
        <span className="input-prefix" aria-hidden="true">
          {hostOf(editor.site.address)}/
        </span>
      }
      stored={stored.slice(1)}
      check={check}
      remark={remark}
      onTyped={onTyped}
      isSavedWhole
      commit={(path, was) => {
        const step = { name: "page.rename", args: { page, path, from: stored } };
        dispatchRename(editor, [step], { now: stored, was: `/${was}`, of: "path" });
      }}
    />
  );
}

/** What the page is called, and where visitors find it. */
export function AddressPart({ page, onTyped }: AddressProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("settings");
  const { entries } = usePageIndex();
  const name = entries.find(({ id }) => id === page)?.name ?? "";
  const isHome = entries[0]?.id === page;
  return (
    <Part title={t("page.address")}>
      <ValueSetting
        field={`page/${page}/name`}
        label={t("page.name")}
        hint={t("page.nameHint")}
        stored={name}
        check={bySchema(pageNameSchema, t("page.nameWrong"))}
        commit={(value, was) => {
          const step = { name: "page.rename", args: { page, name: value, was: name } };
          dispatchRename(editor, [step], { now: name, was });
        }}
      />
      {isHome ? (
        <p className="secondary-text">
          {t("page.homePath", { address: `${hostOf(editor.site.address)}/` })}
        </p>
      ) : (
        <PathField key={page} page={page} onTyped={onTyped} />
      )}
    </Part>
  );
}
