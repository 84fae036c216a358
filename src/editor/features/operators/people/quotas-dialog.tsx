import { useId, useState } from "react";
import type { ReactNode } from "react";
import type { ListedPerson } from "#/api/operator-people.ts";
import type { QuotaInfo } from "#/api/quotas.ts";
import { Field } from "../../../ui/field.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { Select } from "../../../ui/select.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { FormError, useSubmit } from "../use-submit.tsx";
import type { PersonDeeds } from "./use-person-deeds.ts";

const bytesOfMegabyte = 1_048_576;
const kinds = ["usual", "own", "off"] as const;
/** As the API takes them. */
const mostOfAny = 1_000_000;

interface Draft {
  readonly kind: (typeof kinds)[number];
  /** As it was typed, in sites, megabytes or pages. */
  readonly text: string;
}

function draftOf({ most, isOwn }: QuotaInfo, unit: number): Draft {
  const text = most === null ? "" : String(Math.round(most / unit));
  return { kind: isOwn ? (most === null ? "off" : "own") : "usual", text };
}

/** The limit that is set; undefined where what was typed is none. */
function limitOf({ kind, text }: Draft, unit: number): number | "off" | null | undefined {
  if (kind === "usual") return null;
  if (kind === "off") return "off";
  if (!/^\d{1,7}$/.test(text.trim()) || Number(text) > mostOfAny) return undefined;
  return Number(text) * unit;
}

interface QuotasDialogProps {
  readonly person: ListedPerson;
  readonly onClose: () => void;
  readonly setQuotas: PersonDeeds["setQuotas"];
}

/** The limits of an account: the installation's, its own, or none. */
export function QuotasDialog({ person, onClose, setQuotas }: QuotasDialogProps): ReactNode {
  const t = useTranslate("operators");
  const [sites, setSites] = useState(draftOf(person.quotas.sites, 1));
  const [storage, setStorage] = useState(draftOf(person.quotas.storage, bytesOfMegabyte));
  const [pages, setPages] = useState(draftOf(person.quotas.pages, 1));
  const wanted = {
    sites: limitOf(sites, 1),
    storage: limitOf(storage, bytesOfMegabyte),
    pages: limitOf(pages, 1),
  };
  const isRight = Object.values(wanted).every((limit) => limit !== undefined);
  const form = useSubmit(() => setQuotas(person, wanted));
  return (
    <FormDialog
      title={t("people.quotas.title", { email: person.email })}
      hint={t("people.quotas.about")}
      submit={t("people.quotas.submit")}
      isBusy={form.isBusy}
      onSubmit={() => form.submit(isRight)}
      onClose={onClose}
    >
      <QuotaFields
        label={t("people.sites")}
        amount={t("people.quotas.sites")}
        draft={sites}
        isWrong={form.wasTried && wanted.sites === undefined}
        onChange={setSites}
      />
      <QuotaFields
        label={t("people.storage")}
        amount={t("people.quotas.megabytes")}
        draft={storage}
        isWrong={form.wasTried && wanted.storage === undefined}
        onChange={setStorage}
      />
      <QuotaFields
        label={t("people.pages")}
        amount={t("people.quotas.pages")}
        draft={pages}
        isWrong={form.wasTried && wanted.pages === undefined}
        onChange={setPages}
      />
      <FormError error={form.error} />
    </FormDialog>
  );
}

interface QuotaFieldsProps {
  readonly label: string;
  /** What the number is of. */
  readonly amount: string;
  readonly draft: Draft;
  readonly isWrong: boolean;
  readonly onChange: (draft: Draft) => void;
}

function QuotaFields({ label, amount, draft, isWrong, onChange }: QuotaFieldsProps): ReactNode {
  const t = useTranslate("operators");
  const id = useId();
  return (
    <>
      <div className="field">
        <label className="label" htmlFor={id}>
          {label}
        </label>
        <Select
          id={id}
          value={draft.kind}
          options={kinds.map((kind) => [kind, t(`people.quotas.kinds.${kind}`)] as const)}
          onChange={(kind) => onChange({ ...draft, kind })}
        />
      </div>
      {draft.kind === "own" && (
        <Field
          label={amount}
          inputMode="numeric"
          value={draft.text}
          onChange={({ target }) => onChange({ ...draft, text: target.value })}
          error={isWrong ? t("people.quotas.wrong", { most: mostOfAny }) : undefined}
        />
      )}
    </>
  );
}
