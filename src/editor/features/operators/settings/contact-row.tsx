import { useId } from "react";
import type { ReactNode } from "react";
import { installationSettingsSchema } from "#/api/operator-settings.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { Row, type RowProps } from "./setting-row.tsx";
import { TypedSetting } from "./typed-setting.tsx";

/** Whom people write to; empty: as without operators. */
export function ContactRow(row: RowProps<"contact">): ReactNode {
  const t = useTranslate("operators");
  const id = useId();
  const { value, set } = row.setting;
  return (
    <Row {...row} id={id}>
      <TypedSetting
        key={value}
        id={id}
        value={value}
        inputMode="email"
        placeholder={t("settings.contact.usual")}
        read={(text) => installationSettingsSchema.shape.contact.safeParse(text).data}
        wrong={t("settings.contact.wrong")}
        onChange={(typed) => set(typed === "" ? null : typed)}
      />
    </Row>
  );
}
