import { Check } from "lucide-react";
import { Fragment, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { Popover } from "./popover.tsx";

export interface MenuChoice<Value> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
  /** The key that does the same. */
  readonly shortcut?: string;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
  readonly isDanger?: boolean;
  /** A line sets it off from the choice before it. */
  readonly beginsGroup?: boolean;
}

export interface MenuButtonProps<Value> {
  readonly label: string;
  readonly className: string;
  /** −1 where the keyboard comes to it another way than by Tab. */
  readonly tabIndex?: number | undefined;
  /** Undefined while they are on their way: the menu opens when they are there. */
  readonly choices: readonly MenuChoice<Value>[] | undefined;
  readonly onOpen?: () => void;
  /** The choice that holds now; without one the menu lists things to do. */
  readonly value?: Value;
  readonly onChoose: (value: Value) => void;
  readonly children: ReactNode;
  readonly side?: "below" | "start" | "end";
  /** Above the choices. */
  readonly head?: ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [
    ...event.currentTarget.querySelectorAll<HTMLElement>("[role^=menuitem]:not(:disabled)"),
  ];
  const here = items.findIndex((item) => item === document.activeElement);
  const step = steps[event.key];
  const next =
    event.key === "Home"
      ? 0
      : event.key === "End"
        ? items.length - 1
        : step === undefined
          ? undefined
          : here + step;
  if (next === undefined) return;
  event.preventDefault();
  items.at(next % items.length)?.focus();
}

/** A button with a menu: of choices, of which one holds, or of things to do. */
export function MenuButton<Value extends string | number>({
  label,
  className,
  tabIndex,
  choices,
  value,
  onOpen,
  onChoose,
  children,
  side,
  head,
}: MenuButtonProps<Value>): ReactNode {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  const role = value === undefined ? "menuitem" : "menuitemradio";
  return (
    <>
      <button
        type="button"
        className={className}
        tabIndex={tabIndex}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null && choices !== undefined}
        onClick={(event) => {
          if (!anchor) onOpen?.();
          setAnchor(anchor ? null : event.currentTarget);
        }}
      >
        {children}
      </button>
      {anchor && choices && (
        <Popover
          anchor={anchor}
          label={label}
          className="menu"
          onClose={close}
          {...(side && { side })}
        >
          {head}
          <div role="menu" aria-label={label} tabIndex={-1} onKeyDown={moveFocus}>
            {choices.map((choice) => (
              <Fragment key={choice.value}>
                {choice.beginsGroup && <hr />}
                <button
                  type="button"
                  role={role}
                  aria-checked={value === undefined ? undefined : choice.value === value}
                  className={choice.isDanger ? "menu-item danger" : "menu-item"}
                  disabled={choice.isDisabled}
                  onClick={() => {
                    // what is chosen may open a dialog: its focus goes back to the button, the choices are gone
                    anchor.focus();
                    close();
                    onChoose(choice.value);
                  }}
                >
                  {choice.icon}
                  <span className="grow">{choice.label}</span>
                  {choice.hint !== undefined && (
                    <span className="size-12 tertiary-text">{choice.hint}</span>
                  )}
                  {choice.shortcut !== undefined && <kbd>{choice.shortcut}</kbd>}
                  {value !== undefined && choice.value === value && (
                    <Check className="size-14" aria-hidden="true" />
                  )}
                </button>
              </Fragment>
            ))}
          </div>
        </Popover>
      )}
    </>
  );
}
