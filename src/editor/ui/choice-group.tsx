import type { KeyboardEvent, ReactNode } from "react";

export interface Choice<Value extends string> {
  readonly value: Value;
  /** Its name, where `content` doesn't say it. */
  readonly label?: string;
  readonly content?: ReactNode;
}

export interface ChoiceGroupProps<Value extends string> {
  readonly label: string;
  readonly className: string;
  readonly itemClass?: string;
  readonly choices: readonly Choice<Value>[];
  /** None is chosen where it is null. */
  readonly value: Value | null;
  readonly onChoose: (value: Value) => void;
  /** Called with what is pointed at or focused, and with null when that ends. */
  readonly onPreview?: (value: Value | null) => void;
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=radio]")];
  const here = radios.findIndex((radio) => radio === event.target);
  const step = steps[event.key];
  if (here === -1) return;
  const next =
    event.key === "Home" ? 0 : event.key === "End" ? -1 : step === undefined ? null : here + step;
  if (next === null) return;
  event.preventDefault();
  radios.at(next % radios.length)?.focus();
}

/**
 * A group of which one can be chosen, one Tab stop. Arrow keys move the focus, which previews; Enter, Space or a click
 * chooses.
 */
export function ChoiceGroup<Value extends string>({
  label,
  className,
  itemClass,
  choices,
  value,
  onChoose,
  onPreview,
}: ChoiceGroupProps<Value>): ReactNode {
  const stop = choices.some((choice) => choice.value === value) ? value : choices[0]?.value;
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={className}
      tabIndex={-1}
      onKeyDown={moveFocus}
      onPointerLeave={() => onPreview?.(null)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onPreview?.(null);
      }}
    >
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          role="radio"
          className={itemClass}
          aria-checked={choice.value === value}
          aria-label={choice.content === undefined ? undefined : choice.label}
          title={choice.content === undefined ? undefined : choice.label}
          tabIndex={choice.value === stop ? 0 : -1}
          onClick={() => onChoose(choice.value)}
          onPointerEnter={(event) => event.pointerType === "mouse" && onPreview?.(choice.value)}
          onFocus={(event) =>
            event.currentTarget.matches(":focus-visible") && onPreview?.(choice.value)
          }
        >
          {choice.content ?? choice.label}
        </button>
      ))}
    </div>
  );
}
