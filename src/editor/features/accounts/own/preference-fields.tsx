import { useId } from "react";
import type { ReactNode } from "react";
import { colourModes } from "#/api/preferences.ts";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { Select } from "../../../ui/select.tsx";
import { errorWords } from "../../../words/error-words.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { interfaceLanguages, languages } from "../../../words/languages.ts";
import type { ChosenPreferences } from "./use-preferences.ts";
import "./preferences.css";

/** The app's colours and its language. */
export function PreferenceFields({
  language,
  colourMode,
  choose,
  error,
}: ChosenPreferences): ReactNode {
  const t = useTranslate("account");
  const say = useTranslate("screens");
  const id = useId();
  return (
    <>
      <ChoiceGroup
        label={t("preferences.appearance")}
        className="colour-modes"
        choices={colourModes.map((mode) => ({
          value: mode,
          content: (
            <>
              <span className={`colour-mode ${mode}`} aria-hidden="true">
                <i />
                <b />
                <u />
              </span>
              <span>{t(`preferences.${mode}`)}</span>
            </>
          ),
        }))}
        value={colourMode}
        onChoose={(mode) => choose({ colourMode: mode })}
      />
      <div className="account-pair">
        <div className="field">
          <label className="label" htmlFor={id}>
            {t("preferences.language")}
          </label>
          <Select
            id={id}
            value={language}
            options={interfaceLanguages.map((one) => [one, languages[one].name] as const)}
            onChange={(one) => choose({ language: one })}
          />
          <span className="hint">{t("preferences.languageHint")}</span>
        </div>
      </div>
      {error !== null && (
        <p className="hint error" role="alert">
          {t("preferences.failed")} {errorWords(say, error)}
        </p>
      )}
    </>
  );
}
