import type { ReactNode } from "react";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";

interface Card<Value extends string> {
  readonly value: Value;
  readonly title: string;
  readonly about: string;
}

interface ChoiceCardsProps<Value extends string> {
  readonly label: string;
  readonly cards: readonly Card<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** A choice between a few things that need a sentence each. */
export function ChoiceCards<Value extends string>({
  label,
  cards,
  value,
  onChoose,
}: ChoiceCardsProps<Value>): ReactNode {
  return (
    <ChoiceGroup<Value>
      label={label}
      className="settings-cards"
      choices={cards.map((card) => ({
        value: card.value,
        content: (
          <>
            <span className="strong">{card.title}</span>
            <span className="size-12 secondary-text">{card.about}</span>
          </>
        ),
      }))}
      value={value}
      onChoose={onChoose}
    />
  );
}
