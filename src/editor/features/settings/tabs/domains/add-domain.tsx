import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { domainLimits } from "#/api/domains.ts";
import { ApiError } from "../../../../api/api-error.ts";
import { lookAgain } from "../../../../api/look-again.ts";
import { useFormDraft } from "../../../../session/drafts/use-form-draft.ts";
import { useEditor } from "../../../../session/editor.ts";
import { Button } from "../../../../ui/button.tsx";
import { AddressField } from "../../form/address-field.tsx";
import { errorWords } from "../../../../words/error-words.ts";
import { useTranslate } from "../../../../words/i18n.ts";
import { domainsKey, useDomainsClient } from "./use-domains.ts";

const { perSite, newPerDay } = domainLimits;

/** What keeps a domain from being added has words here. */
const told = [
  "domain-wrong",
  "domain-reserved",
  "domain-there",
  "too-many-domains",
  "too-many-requests",
] as const;

/** Adds a domain as it is typed or pasted; what is wrong with it is said beside the field, where it stays. */
export function AddDomain(): ReactNode {
  const t = useTranslate("settings");
  const words = useTranslate("screens");
  const editor = useEditor();
  const queries = useQueryClient();
  const client = useDomainsClient();
  const { text: typed, type: setTyped, sent } = useFormDraft("domains/new");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const wordsOf = (thrown: unknown): string => {
    const code = told.find((one) => thrown instanceof ApiError && thrown.code === one);
    if (code === "too-many-domains") return t(`domains.errors.${code}`, { count: perSite });
    if (code === "too-many-requests") return t(`domains.errors.${code}`, { count: newPerDay });
    return code ? t(`domains.errors.${code}`) : errorWords(words, thrown);
  };

  const add = async (): Promise<void> => {
    if (isBusy) return;
    if (typed.trim() === "") return setError(t("domains.errors.domain-wrong"));
    setBusy(true);
    setError(undefined);
    try {
      const { name } = await client.add(typed);
      sent(typed);
      editor.toast(t("domains.added", { name }));
      await lookAgain(queries, domainsKey);
    } catch (thrown) {
      setError(wordsOf(thrown));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      className="domains-add"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <AddressField
        label={t("domains.domain")}
        placeholder={t("domains.example")}
        value={typed}
        error={error}
        onChange={setTyped}
      />
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {t("domains.add")}
      </Button>
    </form>
  );
}
