import type { ComponentPropsWithRef, ReactNode } from "react";
import { Search, X } from "lucide-react";
import { IconButton } from "./button.tsx";
import "./ui.css";

export interface SearchFieldProps extends Omit<
  ComponentPropsWithRef<"input">,
  "onChange" | "value"
> {
  readonly label: string;
  readonly clearLabel: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** An input for a search, with a button that empties it; so does Escape, which has its usual meaning once it is empty. */
export function SearchField({
  label,
  clearLabel,
  value,
  onChange,
  onKeyDown,
  ...input
}: SearchFieldProps): ReactNode {
  return (
    <span className="input search">
      <Search aria-hidden="true" />
      <input
        autoComplete="off"
        spellCheck={false}
        {...input}
        type="text"
        role="searchbox"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape" && value !== "") {
            event.preventDefault();
            onChange("");
          }
          onKeyDown?.(event);
        }}
      />
      {value !== "" && (
        <IconButton
          size="sm"
          label={clearLabel}
          icon={<X className="size-14" aria-hidden="true" />}
          onClick={() => onChange("")}
        />
      )}
    </span>
  );
}
