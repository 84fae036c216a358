import type { ReactNode } from "react";
import { Check, ChevronDown, ChevronUp } from "lucide-react";
import { textLength } from "#/lib/text-length.ts";
import { siteNameLimit } from "#/site/limits.ts";
import type { SiteLanguage } from "#/site/language.ts";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import type { AddressDraft } from "./use-address.ts";
import { typedWithin } from "../../../ui/typed-within.ts";

interface FoldButtonProps {
  readonly isFolded: boolean;
  readonly onToggle: () => void;
}

/** Where the form lies over the page, it can make room for it. */
export function FoldButton({ isFolded, onToggle }: FoldButtonProps): ReactNode {
  const t = useTranslate("sites");
  const Icon = isFolded ? ChevronUp : ChevronDown;
  return (
    <button type="button" className="start-fold" aria-expanded={!isFolded} onClick={onToggle}>
      {isFolded ? t("newSite.unfold") : t("newSite.fold")}
      <Icon className="size-16" aria-hidden="true" />
    </button>
  );
}

interface NameFieldProps {
  readonly name: string;
  readonly isMissing: boolean;
  readonly onChange: (name: string) => void;
}

export function NameField({ name, isMissing, onChange }: NameFieldProps): ReactNode {
  const t = useTranslate("sites");
  return (
    <Field
      isLarge
      label={t("newSite.name")}
      aside={
        <span className="tertiary-text num" aria-hidden="true">
          {`${textLength(name)}/${siteNameLimit}`}
        </span>
      }
      placeholder={t("newSite.namePlaceholder")}
      value={name}
      autoComplete="off"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog puts the focus where one begins
      autoFocus
      onChange={({ target }) => onChange(typedWithin(target, name, siteNameLimit))}
      error={isMissing ? t("newSite.nameMissing") : undefined}
    />
  );
}

export function AddressField({ draft }: { draft: AddressDraft }): ReactNode {
  const t = useTranslate("sites");
  const { text, domain, state, set } = draft;
  const errors = { taken: t("newSite.taken"), wrong: t("newSite.addressWrong") };
  return (
    <div className="start-address">
      <Field
        isLarge
        label={t("newSite.address")}
        value={text}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={63}
        after={<span className="tertiary-text">{domain}</span>}
        onChange={(event) => set(event.target.value)}
        error={state === "taken" || state === "wrong" ? errors[state] : undefined}
      />
      <p className="size-12 start-free" role="status">
        {state === "free" && (
          <>
            <Check className="size-14" aria-hidden="true" />
            {t("newSite.free")}
          </>
        )}
      </p>
    </div>
  );
}

/** All languages of a starter, which is no language's code. */
const all = "*";
/** A site in more languages than these is seldom what somebody starts with. */
const mostAtOnce = 3;

interface LanguageFieldProps {
  readonly languages: readonly SiteLanguage[];
  /** Undefined: all of them. */
  readonly language: string | undefined;
  readonly onChoose: (language: string | undefined) => void;
}

/** Which of its languages a site begins with. Others can be added at any time. */
export function LanguageField({ languages, language, onChoose }: LanguageFieldProps): ReactNode {
  const t = useTranslate("sites");
  if (languages.length === 1) return null;
  const everyLanguage = languages.length > mostAtOnce ? [] : [[all, t("newSite.every")] as const];
  return (
    <label className="field">
      <span className="label">{t("newSite.language")}</span>
      <Select
        className="lg"
        value={language ?? all}
        options={[
          ...languages.map(({ code, localName }) => [code, localName] as const),
          ...everyLanguage,
        ]}
        onChange={(chosen) => onChoose(chosen === all ? undefined : chosen)}
      />
    </label>
  );
}
