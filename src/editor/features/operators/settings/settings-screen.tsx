import type { ReactNode } from "react";
import type { SettingsAnswer } from "#/api/operator-settings.ts";
import { ErrorNote } from "../../../ui/error-note.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { OperatorHead } from "../operator-head.tsx";
import type { OperatorScreenProps } from "../screen-props.ts";
import { ChoiceRow, CountRow, LimitRow } from "./setting-row.tsx";
import { TextRow } from "./text-row.tsx";
import { useSettings, useSettingsAnswer } from "./use-settings.ts";
import "./settings.css";

/** `/operator/settings`: what operators decide for everybody. */
export function SettingsScreen(props: OperatorScreenProps): ReactNode {
  const t = useTranslate("operators");
  const { data, error } = useSettingsAnswer(props.call, true);
  return (
    <>
      <OperatorHead title={t("settings.title")} about={t("settings.about")} />
      <ErrorNote error={error} />
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

function AccountGroup({ answer, ...props }: GroupsProps): ReactNode {
  const t = useTranslate("operators");
  const setting = useSettings(props, answer);
  return (
    <Group name="accounts">
      <ChoiceRow
        setting={setting("signUp")}
        note={answer.sendsMail ? undefined : t("settings.signUp.noMail")}
        without={answer.sendsMail ? undefined : "open"}
      />
      {answer.values.signUp === "open" && <CountRow setting={setting("signUpsPerHour")} />}
      <LimitRow setting={setting("sitesPerAccount")} />
      <LimitRow setting={setting("storagePerAccount")} />
      <LimitRow setting={setting("pagesPerSite")} />
      <LimitRow setting={setting("pagesPerAccount")} />
      <LimitRow setting={setting("mailPerAccount")} />
      <LimitRow setting={setting("viewsPerSite")} />
    </Group>
  );
}

function SafetyGroup({ answer, ...props }: GroupsProps): ReactNode {
  const t = useTranslate("operators");
  const setting = useSettings(props, answer);
  const isPossible = answer.hasTwoFactors || answer.values.secondFactor === "operators";
  return (
    <Group name="safety">
      <TextRow setting={setting("contact")} placeholder={t("settings.contact.usual")} />
      <ChoiceRow setting={setting("publishScreen")} />
      <ChoiceRow
        setting={setting("secondFactor")}
        note={isPossible ? undefined : t("settings.secondFactor.missing")}
        without={isPossible ? undefined : "operators"}
      />
    </Group>
  );
}

function StartGroup({ answer, ...props }: GroupsProps): ReactNode {
  const setting = useSettings(props, answer);
  return (
    <Group name="start">
      <ChoiceRow setting={setting("starter")} />
      <TextRow setting={setting("mailFrom")} />
      <ChoiceRow setting={setting("language")} />
    </Group>
  );
}
