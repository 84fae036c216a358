import { useId, useState } from "react";
import type { ReactNode } from "react";
import { type SettingsAnswer, largestAmount } from "#/api/operator-settings.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/select.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { useLanguage, useTranslate } from "../../../words/i18n.ts";
import type { Setting } from "./use-settings.ts";

interface RowProps<Name extends keyof SettingsAnswer["values"]> {
  readonly setting: Setting<Name>;
  readonly label: string;
  readonly hint: string;
  /** Why it can't be changed, in the place of the hint. */
  readonly note?: string | undefined;
  /** What a value is called. */
  readonly shown: (value: SettingsAnswer["values"][Name]) => string;
}

/** What a setting is about, how it is set, and the way back to the server's. */
function Row<Name extends keyof SettingsAnswer["values"]>({
  setting,
  label,
  hint,
  note,
  shown,
  id,
  children,
}: RowProps<Name> & { readonly id: string; readonly children: ReactNode }): ReactNode {
  const t = useTranslate("operators");
  return (
    <div className="operator-setting">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <p
        className={classNames("hint", note !== undefined && "operator-setting-note")}
        id={`${id}-note`}
      >
        {note ?? hint}
      </p>
      <div className="operator-setting-control">{children}</div>
      {setting.isOwn && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={t("settings.resetOf", { name: label })}
          onClick={() => setting.set(null)}
        >
          {t("settings.reset", { value: shown(setting.usual) })}
        </Button>
      )}
    </div>
  );
}

type ChoiceName = "signUp" | "publishScreen" | "secondFactor" | "starter" | "language";

/** A setting of which one of several values holds. */
export function ChoiceRow<Name extends ChoiceName>({
  options,
  ...row
}: Omit<RowProps<Name>, "shown"> & {
  readonly options: readonly (readonly [value: SettingsAnswer["values"][Name], name: string])[];
}): ReactNode {
  const id = useId();
  const { setting } = row;
  return (
    <Row
      {...row}
      id={id}
      shown={(value) => options.find(([one]) => one === value)?.[1] ?? String(value)}
    >
      <Select id={id} value={setting.value} options={options} onChange={setting.set} />
    </Row>
  );
}

/** A setting that is a number, which is taken when the field is left or Enter is pressed. */
function NumberField({
  id,
  value,
  onChange,
}: {
  readonly id: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}): ReactNode {
  const t = useTranslate("operators");
  const language = useLanguage();
  const [text, setText] = useState(String(value));
  const [isWrong, setWrong] = useState(false);
  const take = (): void => {
    const typed = /^\d{1,7}$/.test(text.trim()) ? Number(text) : 0;
    const isRight = typed >= 1 && typed <= largestAmount;
    setWrong(!isRight);
    if (isRight && typed !== value) onChange(typed);
  };
  return (
    <>
      <span className={classNames("input", isWrong && "invalid")}>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : `${id}-note`}
          onChange={({ target }) => setText(target.value)}
          onBlur={take}
          onKeyDown={({ key }) => key === "Enter" && take()}
        />
      </span>
      {isWrong && (
        <span className="field-error" id={`${id}-error`} role="alert">
          {t("settings.amountWrong", {
            most: new Intl.NumberFormat(language).format(largestAmount),
          })}
        </span>
      )}
    </>
  );
}

/** How many sign-ups an hour has. */
export function CountRow(row: Omit<RowProps<"signUpsPerHour">, "shown">): ReactNode {
  const id = useId();
  const { value, set } = row.setting;
  return (
    <Row {...row} id={id} shown={(count) => String(count)}>
      <NumberField key={value} id={id} value={value} onChange={set} />
    </Row>
  );
}

/** A limit, or none. */
export function LimitRow({
  first,
  kind,
  ...row
}: Omit<RowProps<"sitesPerAccount" | "storagePerAccount" | "pagesPerSite">, "shown"> & {
  /** What a limit begins with. */
  readonly first: number;
  /** What the choice between a limit and none is called. */
  readonly kind: { readonly label: string; readonly limited: string };
}): ReactNode {
  const t = useTranslate("operators");
  const id = useId();
  const { value, set } = row.setting;
  const isLimited = value !== "off";
  return (
    <Row
      {...row}
      id={isLimited ? id : `${id}-kind`}
      shown={(limit) => (limit === "off" ? t("settings.noLimit") : String(limit))}
    >
      <select
        id={`${id}-kind`}
        className="select"
        aria-label={isLimited ? kind.label : undefined}
        value={isLimited ? "limited" : "off"}
        onChange={({ target }) => set(target.value === "off" ? "off" : first)}
      >
        <option value="off">{t("settings.noLimit")}</option>
        <option value="limited">{kind.limited}</option>
      </select>
      {isLimited && <NumberField key={value} id={id} value={value} onChange={set} />}
    </Row>
  );
}
