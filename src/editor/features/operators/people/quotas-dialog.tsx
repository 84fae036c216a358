import { useId, useState } from "react";
import type { ReactNode } from "react";
import { type ListedPerson, largestQuotas } from "#/api/operator-people.ts";
import { bytesOfMegabyte } from "#/api/operator-settings.ts";
import type { QuotaInfo } from "#/api/quotas.ts";
import { ErrorNote } from "../../../ui/error-note.tsx";
import { Field } from "../../../ui/field.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { Select } from "../../../ui/select.tsx";
import { QuotaMeter } from "../quota-meter.tsx";
import { useLanguage, useTranslate } from "../../../words/i18n.ts";
import { shownBytes } from "../../../words/shown-bytes.ts";
import { type QuotaName, quotaNames } from "../quota-names.ts";
import { useQuotaWords } from "../use-quota-words.ts";
import { useSubmit } from "../use-submit.ts";
import type { PersonDeeds } from "./use-person-deeds.ts";

const kinds = ["usual", "own", "off"] as const;

/** What a limit is typed in, and the largest that the API takes, in the same. */
function amountsOf(name: QuotaName): { readonly unit: number; readonly most: number } {
  const unit = name === "storage" ? bytesOfMegabyte : 1;
  return { unit, most: largestQuotas[name] / unit };
}

interface Draft {
  readonly kind: (typeof kinds)[number];
  /** As it was typed, in the limit’s unit. */
  readonly text: string;
}

/** The limits that the server answers; while an installation is upgraded the version before doesn’t know all. */
function knownOf(quotas: ListedPerson["quotas"]): readonly QuotaName[] {
  return quotaNames.filter((name) => name in quotas);
}

function draftOf({ most, isOwn }: QuotaInfo, name: QuotaName): Draft {
  const text = most === null ? "" : String(Math.round(most / amountsOf(name).unit));
  return { kind: isOwn ? (most === null ? "off" : "own") : "usual", text };
}

/** The limit that is set; undefined where what was typed is none. */
function limitOf({ kind, text }: Draft, name: QuotaName): number | "off" | null | undefined {
  const { unit, most } = amountsOf(name);
  if (kind === "usual") return null;
  if (kind === "off") return "off";
  if (!/^\d{1,10}$/.test(text.trim()) || Number(text) > most) return undefined;
  return Number(text) * unit;
}

type Wanted = Partial<Record<QuotaName, number | "off" | null | undefined>>;

interface QuotasDialogProps {
  readonly person: ListedPerson;
  readonly onClose: () => void;
  readonly setQuotas: PersonDeeds["setQuotas"];
}

/** The limits of an account: the installation's, its own, or none; beside each what is used of it. */
export function QuotasDialog({ person, onClose, setQuotas }: QuotasDialogProps): ReactNode {
  const t = useTranslate("operators");
  const { quotas } = person;
  const names = knownOf(quotas);
  const [drafts, setDrafts] = useState<Partial<Record<QuotaName, Draft>>>({});
  const draftOfName = (name: QuotaName) => drafts[name] ?? draftOf(quotas[name], name);
  const wanted: Wanted = {};
  for (const name of names) wanted[name] = limitOf(draftOfName(name), name);
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
      {names.map((name) => (
        <QuotaFields
          key={name}
          name={name}
          quota={quotas[name]}
          draft={draftOfName(name)}
          isWrong={form.wasTried && wanted[name] === undefined}
          onChange={(draft) => setDrafts({ ...drafts, [name]: draft })}
        />
      ))}
      <ErrorNote error={form.error} />
    </FormDialog>
  );
}

interface QuotaFieldsProps {
  readonly name: QuotaName;
  readonly quota: QuotaInfo;
  readonly draft: Draft;
  readonly isWrong: boolean;
  readonly onChange: (draft: Draft) => void;
}

function QuotaFields({ name, quota, draft, isWrong, onChange }: QuotaFieldsProps): ReactNode {
  const t = useTranslate("operators");
  const language = useLanguage();
  const words = useQuotaWords();
  const id = useId();
  const count = new Intl.NumberFormat(language);
  const shown = (amount: number): string =>
    name === "storage" ? shownBytes(language, amount) : count.format(amount);
  return (
    <>
      <div className="field">
        <div className="operator-quota-head">
          <label className="label" htmlFor={id}>
            {t(`people.${name}`)}
          </label>
          <span className="hint">
            <QuotaMeter
              quota={quota}
              words={t("people.quotas.used", { use: words(quota, shown) })}
            />
          </span>
        </div>
        <Select
          id={id}
          value={draft.kind}
          options={kinds.map((kind) => [kind, t(`people.quotas.kinds.${kind}`)] as const)}
          onChange={(kind) => onChange({ ...draft, kind })}
        />
      </div>
      {draft.kind === "own" && (
        <Field
          label={t(`people.quotas.amounts.${name}`)}
          inputMode="numeric"
          value={draft.text}
          onChange={({ target }) => onChange({ ...draft, text: target.value })}
          error={
            isWrong
              ? t("people.quotas.wrong", { most: count.format(amountsOf(name).most) })
              : undefined
          }
        />
      )}
    </>
  );
}
