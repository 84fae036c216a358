import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";

interface SwitchState {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Button({
  isOn,
  onChange,
  ...rest
}: SwitchState & Omit<ComponentProps<"button">, keyof SwitchState>): ReactNode {
  return (
    <button
      type="button"
      role="switch"
      className="switch"
      aria-checked={isOn}
      onClick={() => onChange(!isOn)}
      {...rest}
    />
  );
}

/** Something that is on or off, with its words at the start. */
export function SwitchRow({
  label,
  hint,
  isOn,
  onChange,
}: SwitchState & { readonly label: ReactNode; readonly hint?: ReactNode }): ReactNode {
  const id = useId();
  return (
    <div className="settings-switch">
      <div className="grow">
        <span id={id}>{label}</span>
        {hint !== undefined && (
          <p className="hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
      <Button
        isOn={isOn}
        onChange={onChange}
        aria-labelledby={id}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      />
    </div>
  );
}

/** A switch without words beside it: they stand elsewhere. */
export function Switch({
  label,
  isOn,
  onChange,
  isDisabled = false,
}: SwitchState & { readonly label: string; readonly isDisabled?: boolean }): ReactNode {
  return (
    <Button
      isOn={isOn}
      onChange={onChange}
      aria-label={label}
      title={label}
      disabled={isDisabled}
    />
  );
}
