import { useId } from "react";
import type { ReactNode } from "react";
import { installationSettingsSchema } from "#/api/operator-settings.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { Row, type RowProps } from "./setting-row.tsx";
import { TypedSetting } from "./typed-setting.tsx";

interface TextRowProps extends RowProps<"contact" | "mailFrom"> {
  readonly placeholder?: string;
}

/** A setting that is an address, with more or without; emptied, the server's holds again. */
export function TextRow({ placeholder, ...row }: TextRowProps): ReactNode {
  const t = useTranslate("operators");
  const id = useId();
  const { name, value, usual, set } = row.setting;
  const schema = installationSettingsSchema.shape[name];
  return (
    <Row {...row} id={id}>
      <TypedSetting
        key={value}
        id={id}
        value={value}
        inputMode="email"
        placeholder={placeholder}
        read={(text) => (text === "" ? usual : schema.safeParse(text).data)}
        wrong={t(`settings.${name}.wrong`)}
        onChange={(typed) => set(typed === usual ? null : typed)}
      />
    </Row>
  );
}
