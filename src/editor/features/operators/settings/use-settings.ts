import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { InstallationSettings, SettingName, SettingsAnswer } from "#/api/operator-settings.ts";
import type { Call } from "../../../api/request.ts";
import { errorWords } from "../../../words/error-words.ts";
import { useTranslate } from "../../../words/i18n.ts";
import type { OperatorScreenProps } from "../screen-props.ts";
import { operatorKey } from "../use-pages.ts";

const queryKey = [operatorKey, "settings"] as const;

/** What operators decide for everybody; refused where this one needs a second factor. */
export function useSettingsAnswer(call: Call, isOperator: boolean) {
  return useQuery({
    queryKey,
    queryFn: () => call<SettingsAnswer>("operator/settings"),
    enabled: isOperator,
  });
}

/** One setting, and how it is changed. */
export interface Setting<Name extends SettingName> {
  readonly name: Name;
  readonly value: InstallationSettings[Name];
  /** What holds without the operators. */
  readonly usual: InstallationSettings[Name];
  readonly isOwn: boolean;
  /** Null: as the server's environment says. */
  set(value: InstallationSettings[Name] | null): void;
}

/** Changes settings as they are chosen; what holds is shown once the server has it. */
export function useSettings(
  { call, toast }: OperatorScreenProps,
  { values, usual, own }: SettingsAnswer,
): <Name extends SettingName>(name: Name) => Setting<Name> {
  const t = useTranslate("operators");
  const say = useTranslate("screens");
  const queries = useQueryClient();
  async function change(name: SettingName, value: unknown): Promise<void> {
    try {
      const body = { [name]: value };
      queries.setQueryData(queryKey, await call("operator/settings", { method: "PATCH", body }));
      toast(t("settings.saved"));
    } catch (error) {
      toast(errorWords(say, error));
    }
  }
  return (name) => ({
    name,
    value: values[name],
    usual: usual[name],
    isOwn: own[name] !== undefined,
    set: (value) => void change(name, value),
  });
}
