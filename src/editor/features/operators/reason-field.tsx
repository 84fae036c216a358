import { useId } from "react";
import type { ReactNode } from "react";
import { useTranslate } from "../../words/i18n.ts";

/** As the API takes them. */
const longest = 2_000;

interface ReasonFieldProps {
  readonly label: string;
  readonly value: string;
  readonly isMissing: boolean;
  readonly onChange: (value: string) => void;
}

/** Why an operator does something, in words that the people it is about read. */
export function ReasonField({ label, value, isMissing, onChange }: ReasonFieldProps): ReactNode {
  const t = useTranslate("operators");
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <span className={`input text-area${isMissing ? " invalid" : ""}`}>
        <textarea
          id={id}
          rows={4}
          maxLength={longest}
          value={value}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-note` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
      {isMissing && (
        <span className="field-error" id={`${id}-note`} role="alert">
          {t("reasonMissing")}
        </span>
      )}
    </div>
  );
}
