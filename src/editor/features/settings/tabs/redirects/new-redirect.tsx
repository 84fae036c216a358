import { Plus } from "lucide-react";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { useFormDraft } from "../../../../session/drafts/use-form-draft.ts";
import { useEditor } from "../../../../session/editor.ts";
import { usePageIndex } from "../../../../session/hooks.ts";
import { Field } from "../../../../ui/field.tsx";
import { Select } from "../../../../ui/select.tsx";
import { useTranslate } from "../../../../words/i18n.ts";
import { Part } from "../../form/part.tsx";
import { checkOldPath, checkOutside } from "./redirect-check.ts";
import type { OldPathFault } from "./redirect-check.ts";

/** Stands in lists of pages for what is none. */
export const outside = "outside:";

function useFromError(): (fault: OldPathFault) => string {
  const t = useTranslate("settings");
  return (found) =>
    found.fault === "taken"
      ? t("redirects.fromFaults.taken", { name: found.page })
      : t(`redirects.fromFaults.${found.fault}`);
}

/** A redirect to be: its path and address are checked with every letter, and told of once they can be meant. */
export function NewRedirect(): ReactNode {
  const editor = useEditor();
  const t = useTranslate("settings");
  const id = useId();
  const sayFault = useFromError();
  const index = usePageIndex();
  const { text: from, type: setFrom } = useFormDraft("redirects/from");
  const { text: address, type: setAddress } = useFormDraft("redirects/address");
  const [to, setTo] = useState(address === "" ? (index.entries[0]?.id ?? outside) : outside);
  const [isTold, setTold] = useState(false);
  const old = checkOldPath(index, from);
  const other = checkOutside(address, editor.site.address);
  const fromError = "fault" in old && (isTold || from.trim().length > 1) ? old : undefined;
  const isTyped = isTold || address.trim().length > "https://".length;
  const add = (): void => {
    const target = to === outside ? other : { page: to };
    if ("fault" in old || "fault" in target) return setTold(true);
    editor.dispatch({ name: "redirect.set", args: { from: old.from, to: target } });
    setFrom("");
    setAddress("");
    setTold(false);
  };
  return (
    <Part title={t("redirects.add")} hint={t("redirects.addAbout")}>
      <form
        className="settings-group"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Field
          label={t("redirects.from")}
          placeholder="/old-page.html"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={from}
          error={fromError && sayFault(fromError)}
          onChange={(event) => setFrom(event.target.value)}
        />
        <div className="field">
          <label className="label" htmlFor={id}>
            {t("redirects.to")}
          </label>
          <Select
            id={id}
            value={to}
            options={[
              ...index.entries.map((entry) => [entry.id, `${entry.name} (${entry.path})`] as const),
              [outside, t("redirects.outside")],
            ]}
            onChange={setTo}
          />
        </div>
        {to === outside && (
          <Field
            label={t("redirects.address")}
            type="url"
            placeholder="https://"
            autoComplete="off"
            value={address}
            error={isTyped && "fault" in other ? t(`redirects.${other.fault}`) : undefined}
            onChange={(event) => setAddress(event.target.value)}
          />
        )}
        <div>
          <button type="submit" className="button">
            <Plus aria-hidden="true" />
            {t("redirects.submit")}
          </button>
        </div>
      </form>
    </Part>
  );
}
