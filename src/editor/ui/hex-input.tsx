import { useId } from "react";
import type { ReactNode } from "react";
import { messages } from "#/site/messages.ts";
import { classNames } from "./class-names.ts";
import type { HexDraft } from "./use-hex-draft.ts";

interface HexInputProps {
  readonly label: string;
  readonly draft: HexDraft;
  readonly placeholder?: string | undefined;
  /** What stands within the field before the digits, and behind them. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly onFocus?: (input: HTMLInputElement) => void;
  /** Whether Escape has something to take back here; else it is for what the field stands in. */
  readonly takesEscape: boolean;
}

/** The hex digits of a colour as they are typed; what is no colour is said below. */
export function HexInput(props: HexInputProps): ReactNode {
  const { label, draft, placeholder, before, after, onFocus, takesEscape } = props;
  const id = useId();
  return (
    <>
      <span className={classNames("input num", draft.isBad && "invalid")}>
        {before}
        <input
          aria-label={label}
          aria-invalid={draft.isBad || undefined}
          aria-describedby={draft.isBad ? id : undefined}
          placeholder={placeholder}
          maxLength={9}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={draft.text}
          onChange={(event) => draft.type(event.target.value)}
          onFocus={(event) => onFocus?.(event.target)}
          onBlur={draft.leave}
          onKeyDown={(event) => {
            if (event.key === "Enter") draft.leave();
            if (event.key !== "Escape" || !takesEscape) return;
            event.preventDefault();
            event.stopPropagation();
            draft.revert();
          }}
        />
        {after}
      </span>
      {draft.isBad && (
        <span className="field-error" id={id} role="alert">
          {messages.badHex}
        </span>
      )}
    </>
  );
}
