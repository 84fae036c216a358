import { useId } from "react";
import type { ReactNode } from "react";
import { reasonLimit } from "#/api/reason.ts";
import { typedWithin } from "../../ui/typed-within.ts";
import { useTranslate } from "../../words/i18n.ts";

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
          value={value}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-note` : undefined}
          onChange={({ target }) => onChange(typedWithin(target, value, reasonLimit))}
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
