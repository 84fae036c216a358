import { CircleAlert, X } from "lucide-react";
import { useId, useRef } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { isAddress } from "../../../../api/is-address.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { useTranslate } from "../../../../words/i18n.ts";
import { addressesOf } from "./addresses-of.ts";

interface AddressFieldProps {
  readonly addresses: readonly string[];
  /** What is being typed. */
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  readonly onChange: (addresses: readonly string[]) => void;
}

/** Several email addresses: typed or pasted, each a tag of its own. */
export function AddressField({
  addresses,
  draft,
  onDraft,
  onChange,
}: AddressFieldProps): ReactNode {
  const t = useTranslate("settings");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const wrong = addresses.find((one) => !isAddress(one));
  const take = (text: string): void => {
    onChange(addressesOf([...addresses, text].join(" ")));
    onDraft("");
  };
  const remove = (address: string): void => {
    onChange(addresses.filter((one) => one !== address));
    input.current?.focus();
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key === "Backspace" && draft === "") onChange(addresses.slice(0, -1));
    const ends = [",", ";", " "].includes(event.key) || (event.key === "Enter" && draft !== "");
    if (!ends || draft.trim() === "") return;
    event.preventDefault();
    take(draft);
  };
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {t("people.addresses")}
      </label>
      <span className={classNames("input people-addresses", wrong !== undefined && "invalid")}>
        {addresses.map((address) => (
          <span
            key={address}
            className={classNames("tag", isAddress(address) ? "accent" : "error")}
          >
            {address}
            <button
              type="button"
              aria-label={t("people.dropAddress", { email: address })}
              onClick={() => remove(address)}
            >
              <X aria-hidden="true" />
            </button>
          </span>
        ))}
        <input
          ref={input}
          id={id}
          type="text"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form was opened to type here
          autoFocus
          value={draft}
          aria-invalid={wrong !== undefined || undefined}
          aria-describedby={wrong === undefined ? undefined : `${id}-note`}
          onChange={({ target: { value } }) =>
            /[,;\n]/.test(value) ? take(value) : onDraft(value)
          }
          onKeyDown={handleKey}
          onBlur={() => draft.trim() !== "" && take(draft)}
        />
      </span>
      {wrong !== undefined && (
        <span className="field-error" id={`${id}-note`} role="alert">
          <CircleAlert className="size-14" aria-hidden="true" />
          {t("people.addressWrong", { email: wrong })}
        </span>
      )}
    </div>
  );
}
