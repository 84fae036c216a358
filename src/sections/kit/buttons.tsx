import type { ReactNode } from "react";
import { defineFields } from "#/fields/field-spec.ts";
import type { OwnWords } from "#/fields/field-spec.ts";
import type { ListField } from "#/fields/list/spec.ts";
import { choice } from "#/fields/choice/spec.ts";
import { link } from "#/fields/link/spec.ts";
import { list } from "#/fields/list/spec.ts";
import { text } from "#/fields/text/spec.ts";
import { buttonsPerBlock } from "#/site/limits.ts";
import { useField } from "./hooks.ts";
import { Anchor, Item, Items, Shown, Text } from "./slots.tsx";

/** A button of the specification: text, link, and its type (tertiary is the secondary style). */
const buttonFields = defineFields({
  text: text({ limit: 40, isRequired: true, initial: { en: "Learn more", ru: "Подробнее" } }),
  link: link({ words: "text", isExpected: true }),
  type: choice(["primary", "tertiary"], "primary", {
    role: "emphasis",
    edited: "place",
    optionNames: {
      primary: { en: "Primary", ru: "Основная" },
      tertiary: { en: "Secondary", ru: "Второстепенная" },
    },
  }),
});

/** A block of buttons, at most two (specification, section 9). */
export function buttons(initial: readonly OwnWords[] = []): ListField<typeof buttonFields> {
  return list({
    min: 0,
    max: buttonsPerBlock,
    itemName: { en: "Button", ru: "Кнопка" },
    item: buttonFields,
    leads: "link",
    initial: initial.map((label, index) => ({
      text: label,
      type: index === 0 ? "primary" : "tertiary",
    })),
  });
}

function Button(): ReactNode {
  const type = useField(buttonFields.type);
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
