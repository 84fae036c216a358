import { ArrowRight, Trash2 } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { redirectPage } from "#/site/redirect.ts";
import type { Redirect, RedirectTarget } from "#/site/redirect.ts";
import { useEditor } from "../../../../session/editor.ts";
import { usePageIndex } from "../../../../session/hooks.ts";
import { IconButton } from "../../../../ui/button.tsx";
import { Select } from "../../../../ui/select.tsx";
import { useTranslate } from "../../../../words/i18n.ts";
import type { Checked } from "../../../../session/drafts/use-draft.ts";
import { ValueSetting } from "../../form/value-setting.tsx";
import { outside } from "./new-redirect.tsx";
import { checkOutside } from "./redirect-check.ts";

/** A redirect: its path, and where it leads, which can be changed. */
export function RedirectRow({ redirect }: { redirect: Redirect }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("settings");
  const { entries } = usePageIndex();
  const [isLeaving, setLeaving] = useState(false);
  const { from } = redirect;
  const page = redirectPage(redirect);
  const set = (to: RedirectTarget | null): void => {
    editor.dispatch({ name: "redirect.set", args: { from, to } });
  };
  const choice = isLeaving ? outside : (page ?? outside);
  const id = `redirect ${from}`;
  return (
    <li className="redirect-row">
      <span className="redirect-from">
        <span className="truncated" title={from}>
          {from}
        </span>
        <ArrowRight className="size-14" aria-hidden="true" />
      </span>
      <div className="redirect-to">
        <label className="visually-hidden" htmlFor={id}>
          {t("redirects.toOf", { path: from })}
        </label>
        <Select
          id={id}
          value={choice}
          options={[
            ...entries.map((entry) => [entry.id, entry.name] as const),
            [outside, t("redirects.outside")],
          ]}
          onChange={(next) => {
            setLeaving(next === outside);
            if (next !== outside && next !== page) set({ page: next });
          }}
        />
        {choice === outside && (
          <ValueSetting
            field={`redirects${from}`}
            label={t("redirects.addressOf", { path: from })}
            isBare
            type="url"
            placeholder="https://"
            isSavedWhole
            stored={"address" in redirect ? redirect.address : ""}
            check={(text): Checked<string> => {
              const found = checkOutside(text, editor.site.address);
              return "fault" in found
                ? { error: t(`redirects.${found.fault}`) }
                : { value: found.address };
            }}
            commit={(address) => {
              setLeaving(false);
              set({ address });
            }}
          />
        )}
      </div>
      <IconButton
        size="sm"
        label={t("redirects.remove", { path: from })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => set(null)}
      />
    </li>
  );
}
