import { useId } from "react";
import type { ReactNode } from "react";

interface SwitchRowProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Something that is on or off, with its words at the start. */
export function SwitchRow({ label, hint, isOn, onChange }: SwitchRowProps): ReactNode {
  const id = useId();
  return (
    <div className="set-switch">
      <div className="grow">
        <span id={id}>{label}</span>
        {hint !== undefined && (
          <p className="hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
      <button
        type="button"
        role="switch"
        className="swi"
        aria-checked={isOn}
        aria-labelledby={id}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onClick={() => onChange(!isOn)}
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
}: {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
}): ReactNode {
  return (
    <button
      type="button"
      role="switch"
      className="swi"
      aria-checked={isOn}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={() => onChange(!isOn)}
    />
  );
}
