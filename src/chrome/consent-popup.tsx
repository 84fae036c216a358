import { useState } from "react";
import type { ReactNode } from "react";
import type { CookieCategory, CookieChoice } from "#/site/cookie-choice.ts";
import { Worded } from "#/sections/kit/worded.tsx";
import type { Words } from "#/site/word-language.ts";
import { Popup } from "./popup.tsx";

export interface ConsentCategory {
  readonly type: CookieCategory;
  readonly title: Words;
  readonly description: Words;
  /** Names of the vendors that wait for it. */
  readonly vendors: string;
}

/** What the popup is rendered with; it goes along in the page, for the island to be the same. */
export interface ConsentPopupTexts {
  readonly title: Words;
  readonly description: Words;
  readonly confirm: Words;
  readonly close: string;
  /** Stands in the place of the toggle that essential cookies don't have. */
  readonly always: Words;
  readonly categories: readonly ConsentCategory[];
  /** Whether toggles begin switched on (R1). */
  readonly preselects: boolean;
}

export interface ConsentPopupProps extends ConsentPopupTexts {
  readonly opening?: number;
  /** The choice that was made before. */
  readonly stored?: CookieChoice | undefined;
  readonly onConfirm?: (choice: CookieChoice) => void;
}

interface RowProps {
  readonly category: ConsentCategory;
  readonly always: Words;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Row({
  category: { type, title, description, vendors },
  always,
  isOn,
  onChange,
}: RowProps): ReactNode {
  const id = `consent-${type}`;
  if (type === "essential") {
    return (
      <li className="consent__row">
        <h3>
          <Worded of={title} />
        </h3>
        <p>
          <Worded of={description} />
        </p>
        <span className="small">
          <Worded of={always} />
        </span>
      </li>
    );
  }
  return (
    <li className="consent__row">
      <h3>
        <label htmlFor={id}>
          <Worded of={title} />
        </label>
      </h3>
      <p id={`${id}-about`}>
        <Worded of={description} />
        {vendors !== "" && (
          <>
            <br />
            {vendors}
          </>
        )}
      </p>
      <input
        id={id}
        className="switch"
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its state itself
        role="switch"
        aria-describedby={`${id}-about`}
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </li>
  );
}

/** The popup in which visitors choose by category. Closing it resets the toggles (specification, section 4; R1). */
export function ConsentPopup(props: ConsentPopupProps): ReactNode {
  const { title, description, confirm, close, always, categories, preselects, opening = 0 } = props;
  const { stored, onConfirm } = props;
  const initial = { analytics: preselects, marketing: preselects, functional: preselects };
  const [shown, setShown] = useState<{ opening: number; choice: CookieChoice }>({
    opening: 0,
    choice: initial,
  });
  const { choice } = shown;
  const setChoice = (next: CookieChoice): void => setShown({ opening, choice: next });
  // opened again, it shows what was chosen
  if (shown.opening !== opening) setChoice(stored ?? initial);
  return (
    <Popup
      id="consent-title"
      title={title}
      description={description}
      closeLabel={close}
      opening={opening}
      onClosed={() => setChoice(initial)}
    >
      <ul className="consent">
        {categories.map((category) => (
          <Row
            key={category.type}
            category={category}
            always={always}
            isOn={category.type === "essential" || choice[category.type]}
            onChange={(isOn) => setChoice({ ...choice, [category.type]: isOn })}
          />
        ))}
      </ul>
      <div className="dialog__foot">
        <button className="button" type="button" onClick={() => onConfirm?.(choice)}>
          <Worded of={confirm} />
        </button>
      </div>
    </Popup>
  );
}
