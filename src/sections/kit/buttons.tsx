import type { ReactNode } from "react";
import type { ListField, InitialText } from "#/site/field.ts";
import { choice, link, list, text } from "#/site/field.ts";
import { buttonsPerBlock } from "#/site/limits.ts";
import { useChoice } from "./hooks.ts";
import { Anchor, Item, Items, Shown, Text } from "./slots.tsx";

/** A button of the specification: text, link, and its type (tertiary is the secondary style). */
const buttonFields = {
  text: text({ limit: 40, isRequired: true, initial: { en: "Learn more", ru: "Подробнее" } }),
  link: link(),
  type: choice(["primary", "tertiary"]),
} as const;

/** A block of buttons, at most two (specification, section 9). */
export function buttons(initial: readonly InitialText[] = []): ListField<typeof buttonFields> {
  return list({
    min: 0,
    max: buttonsPerBlock,
    item: buttonFields,
    initial: initial.map((label, index) => ({
      text: label,
      type: index === 0 ? "primary" : "tertiary",
    })),
  });
}

function Button(): ReactNode {
  const type = useChoice("type");
  return (
    <Anchor of="link" className={type === "tertiary" ? "button button--tertiary" : "button"}>
      <Text of="text" as="span" />
    </Anchor>
  );
}

/** The row of buttons of the list `of`, aligned by `alignment` ("start" by default). */
export function Buttons({
  of,
  alignment = "start",
}: {
  of: string;
  alignment?: string;
}): ReactNode {
  return (
    <Shown when={of}>
      <Items of={of} as="div" className="button-row" data={{ "data-align": alignment }}>
        {() => (
          <Item as="div" className="button-row__item">
            <Button />
          </Item>
        )}
      </Items>
    </Shown>
  );
}
