import { useId, useState } from "react";
import type { ReactNode } from "react";
import { installationSettingsSchema } from "#/api/operator-settings.ts";
import { classNames } from "../../../ui/class-names.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { Row, type RowProps } from "./setting-row.tsx";

/** Whom people write to, which is taken when the field is left or Enter is pressed; empty: as without operators. */
export function ContactRow(row: RowProps<"contact">): ReactNode {
  const id = useId();
  return (
    <Row {...row} id={id}>
      <ContactField key={row.setting.value} {...row} id={id} />
    </Row>
  );
}

function ContactField({
  setting: { value, set },
  id,
}: RowProps<"contact"> & { readonly id: string }): ReactNode {
  const t = useTranslate("operators");
  const [text, setText] = useState(value);
  const [isWrong, setWrong] = useState(false);
  const take = (): void => {
    const typed = text.trim();
    const isRight = installationSettingsSchema.shape.contact.safeParse(typed).success;
    setWrong(!isRight);
    if (isRight && typed !== value) set(typed === "" ? null : typed);
  };
  return (
    <>
      <span className={classNames("input", isWrong && "invalid")}>
        <input
          id={id}
          inputMode="email"
          autoComplete="off"
          placeholder={t("settings.contact.usual")}
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
          {t("settings.contact.wrong")}
        </span>
      )}
    </>
  );
}
