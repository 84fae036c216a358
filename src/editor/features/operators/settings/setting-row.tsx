import { useId } from "react";
import type { ReactNode } from "react";
import type { InstallationSettings, SettingName } from "#/api/operator-settings.ts";
import { largestAmount, largestLimit, strangersLimits } from "#/api/operator-settings.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/select.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { useLanguage, useTranslate } from "../../../words/i18n.ts";
import { settingChoices, shownSetting } from "./setting-choices.ts";
import type { ChoiceName, SettingChoices } from "./setting-choices.ts";
import { TypedSetting } from "./typed-setting.tsx";
import type { Setting } from "./use-settings.ts";

export interface RowProps<Name extends SettingName> {
  readonly setting: Setting<Name>;
  /** Why it can't be changed, in the place of what it is about. */
  readonly note?: string | undefined;
}

/** What a setting is about, how it is set, and the way back to the server's. */
export function Row<Name extends SettingName>({
  setting: { name, usual, isOwn, set },
  note,
  id,
  children,
}: RowProps<Name> & { readonly id: string; readonly children: ReactNode }): ReactNode {
  const t = useTranslate("operators");
  const language = useLanguage();
  const label = t(`settings.${name}.label`);
  return (
    <div className="operator-setting">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <p
        className={classNames("hint", note !== undefined && "operator-setting-note")}
        id={`${id}-note`}
      >
        {note ?? t(`settings.${name}.hint`)}
      </p>
      <div className="operator-setting-control">{children}</div>
      {isOwn && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={t("settings.resetOf", { name: label })}
          onClick={() => set(null)}
        >
          {t("settings.reset", { value: shownSetting({ t, language }, name, usual) })}
        </Button>
      )}
    </div>
  );
}

/** A setting of which one of several values holds. */
export function ChoiceRow<Name extends ChoiceName>({
  without,
  ...row
}: RowProps<Name> & {
  /** A value that isn't possible here. */
  readonly without?: InstallationSettings[Name] | undefined;
}): ReactNode {
  const t = useTranslate("operators");
  const language = useLanguage();
  const id = useId();
  const { name, value, set } = row.setting;
  const choices: SettingChoices<Name> = settingChoices({ t, language })[name];
  return (
    <Row {...row} id={id}>
      <Select
        id={id}
        value={value}
        options={choices.filter(([one]) => one !== without)}
        onChange={set}
      />
    </Row>
  );
}

interface NumberFieldProps {
  readonly id: string;
  readonly value: number;
  readonly most?: number;
  readonly onChange: (value: number) => void;
}

function NumberField({ most = largestAmount, ...field }: NumberFieldProps): ReactNode {
  const t = useTranslate("operators");
  const language = useLanguage();
  const read = (text: string): number | undefined => {
    const typed = /^\d{1,10}$/.test(text) ? Number(text) : 0;
    return typed >= 1 && typed <= most ? typed : undefined;
  };
  const wrong = t("settings.amountWrong", { most: new Intl.NumberFormat(language).format(most) });
  return <TypedSetting {...field} inputMode="numeric" read={read} wrong={wrong} />;
}

/** How many sign-ups an hour has. */
export function CountRow(row: RowProps<"signUpsPerHour">): ReactNode {
  const id = useId();
  const { value, set } = row.setting;
  return (
    <Row {...row} id={id}>
      <NumberField key={value} id={id} value={value} onChange={set} />
    </Row>
  );
}

/** A limit, or none. */
export function LimitRow(row: RowProps<keyof typeof strangersLimits>): ReactNode {
  const t = useTranslate("operators");
  const id = useId();
  const { name, value, set } = row.setting;
  const isLimited = value !== "off";
  return (
    <Row {...row} id={isLimited ? id : `${id}-kind`}>
      <select
        id={`${id}-kind`}
        className="select"
        aria-label={isLimited ? t(`settings.${name}.kind`) : undefined}
        value={isLimited ? "limited" : "off"}
        onChange={({ target }) => set(target.value === "off" ? "off" : strangersLimits[name])}
      >
        <option value="off">{t("settings.noLimit")}</option>
        <option value="limited">{t(`settings.${name}.limited`)}</option>
      </select>
      {isLimited && (
        <NumberField key={value} id={id} value={value} most={largestLimit(name)} onChange={set} />
      )}
    </Row>
  );
}
