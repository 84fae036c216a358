import { Globe } from "lucide-react";
import type { ReactNode } from "react";
import { Field } from "../../../ui/field.tsx";

interface AddressFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
}

/** Where something stands on the web: nothing is put right or capitalized while it is typed. */
export function AddressField({ onChange, ...props }: AddressFieldProps): ReactNode {
  return (
    <Field
      {...props}
      before={<Globe className="size-18" aria-hidden="true" />}
      autoComplete="off"
      autoCapitalize="none"
      inputMode="url"
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
