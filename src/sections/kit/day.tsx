import type { ReactNode } from "react";
import type { Named } from "#/fields/field-spec.ts";
import { dayText, isoOf } from "#/fields/date/date-text.ts";
import type { DateForm } from "#/fields/date/date-text.ts";
import type { DateField } from "#/fields/date/spec.ts";
import { useEnvironment } from "./environment.ts";
import { useField } from "./hooks.ts";
import { Value } from "./slots.tsx";

interface DayProps {
  readonly of: Named<DateField>;
  readonly form?: DateForm;
  readonly className?: string;
}

/** A date of the scope as the page's language writes it; nothing where there is none. */
export function Day({ of, form = "long", className }: DayProps): ReactNode {
  const { language } = useEnvironment();
  const value = useField(of);
  return (
    <Value of={of.name}>
      {(added, placeholder) => (
        <time className={className} dateTime={value ? isoOf(value) : undefined} {...added}>
          {value ? dayText(value, language, form) : placeholder}
        </time>
      )}
    </Value>
  );
}
