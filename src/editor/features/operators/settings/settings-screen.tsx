import type { ReactNode } from "react";
import { type SettingsAnswer, strangersLimits } from "#/api/operator-settings.ts";
import { spokenLanguages } from "#/site/spoken-language.ts";
import { startersFor } from "#/starters/starters-for.ts";
import { errorWords } from "../../../words/error-words.ts";
import { useLanguage, useTranslate } from "../../../words/i18n.ts";
import { languages } from "../../../words/languages.ts";
import { nameOf } from "../../../words/own-names.ts";
import type { OperatorScreenProps } from "../screen-props.ts";
import { ChoiceRow, CountRow, LimitRow } from "./setting-row.tsx";
import { useSettings, useSettingsAnswer } from "./use-settings.ts";
import "./settings.css";

/** `/operator/settings`: what operators decide for everybody. */
export function SettingsScreen(props: OperatorScreenProps): ReactNode {
  const t = useTranslate("operators");
  const say = useTranslate("screens");
  const { data, error } = useSettingsAnswer(props.call, true);
  return (
    <>
      <header className="operator-head">
        <div className="grow">
          <h1 className="page-title">{t("settings.title")}</h1>
          <p>{t("settings.about")}</p>
        </div>
      </header>
      {error !== null && (
        <p className="note error" role="alert">
          {errorWords(say, error)}
        </p>
      )}
      {data && <Groups {...props} answer={data} />}
    </>
  );
}

type GroupsProps = OperatorScreenProps & { readonly answer: SettingsAnswer };

function Groups(props: GroupsProps): ReactNode {
  return (
    <>
      <AccountGroup {...props} />
      <SafetyGroup {...props} />
      <StartGroup {...props} />
    </>
  );
}

function Group({
  name,
  children,
}: {
  readonly name: "accounts" | "safety" | "start";
  readonly children: ReactNode;
}): ReactNode {
  const t = useTranslate("operators");
  return (
    <section aria-label={t(`settings.groups.${name}`)} className="operator-part">
      <h2 className="section-title">{t(`settings.groups.${name}`)}</h2>
      <div className="operator-settings">{children}</div>
    </section>
  );
}

type LimitName = "sitesPerAccount" | "storagePerAccount" | "pagesPerSite";

function AccountGroup({ answer, ...props }: GroupsProps): ReactNode {
  const t = useTranslate("operators");
  const setting = useSettings(props, answer);
  const about = (name: "signUp" | "signUpsPerHour" | LimitName) => ({
    label: t(`settings.${name}.label`),
    hint: t(`settings.${name}.hint`),
  });
  const kind = (name: LimitName) => ({
    label: t(`settings.${name}.kind`),
    limited: t(`settings.${name}.limited`),
  });
  return (
    <Group name="accounts">
      <ChoiceRow
        setting={setting("signUp")}
        {...about("signUp")}
        note={answer.sendsMail ? undefined : t("settings.signUp.noMail")}
        options={[
          ["off", t("settings.signUp.off")],
          ...(answer.sendsMail ? ([["open", t("settings.signUp.open")]] as const) : []),
        ]}
      />
      {answer.values.signUp === "open" && (
        <CountRow setting={setting("signUpsPerHour")} {...about("signUpsPerHour")} />
      )}
      <LimitRow
        setting={setting("sitesPerAccount")}
        {...about("sitesPerAccount")}
        kind={kind("sitesPerAccount")}
        first={strangersLimits.sitesPerAccount}
      />
      <LimitRow
        setting={setting("storagePerAccount")}
        {...about("storagePerAccount")}
        kind={kind("storagePerAccount")}
        first={strangersLimits.storagePerAccount}
      />
      <LimitRow
        setting={setting("pagesPerSite")}
        {...about("pagesPerSite")}
        kind={kind("pagesPerSite")}
        first={strangersLimits.pagesPerSite}
      />
    </Group>
  );
}

function SafetyGroup({ answer, ...props }: GroupsProps): ReactNode {
  const t = useTranslate("operators");
  const setting = useSettings(props, answer);
  const isPossible = answer.hasTwoFactors || answer.values.secondFactor === "operators";
  return (
    <Group name="safety">
      <ChoiceRow
        setting={setting("publishScreen")}
        label={t("settings.publishScreen.label")}
        hint={t("settings.publishScreen.hint")}
        options={(["off", "strangers", "all"] as const).map(
          (one) => [one, t(`settings.publishScreen.${one}`)] as const,
        )}
      />
      <ChoiceRow
        setting={setting("secondFactor")}
        label={t("settings.secondFactor.label")}
        hint={t("settings.secondFactor.hint")}
        note={isPossible ? undefined : t("settings.secondFactor.missing")}
        options={(isPossible ? (["off", "operators"] as const) : (["off"] as const)).map(
          (one) => [one, t(`settings.secondFactor.${one}`)] as const,
        )}
      />
    </Group>
  );
}

function StartGroup({ answer, ...props }: GroupsProps): ReactNode {
  const t = useTranslate("operators");
  const language = useLanguage();
  const setting = useSettings(props, answer);
  const starters = startersFor(language).map(
    ({ id, name }) => [id, nameOf(`starters.${id}.name`, name)] as const,
  );
  return (
    <Group name="start">
      <ChoiceRow
        setting={setting("starter")}
        label={t("settings.starter.label")}
        hint={t("settings.starter.hint")}
        options={[["", t("settings.starter.usual")], ...starters]}
      />
      <ChoiceRow
        setting={setting("language")}
        label={t("settings.language.label")}
        hint={t("settings.language.hint")}
        options={spokenLanguages.map((code) => [code, languages[code].name] as const)}
      />
    </Group>
  );
}
