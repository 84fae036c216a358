import type { ReactNode } from "react";
import { useSectionId } from "../kit/environment.ts";
import { Item, Items, Shown, Text, useEnvironment, useField, useText } from "../kit/index.ts";
import { galleryMasonryFields } from "./fields.ts";

const { kinds, pictures, title } = galleryMasonryFields;

interface KindItemProps {
  /** The kinds that visitors choose among. */
  readonly of: readonly { readonly id: string }[];
  readonly className?: string;
  readonly tile?: string | undefined;
  readonly children: ReactNode;
}

/** A picture of the list with the number of its kind, by which a style sheet finds it. */
export function KindItem({ of, className, tile, children }: KindItemProps): ReactNode {
  const kind = useField(pictures.item.kind);
  const number = of.findIndex(({ id }) => id === kind) + 1;
  const data = {
    "data-tile": tile,
    "data-kind": of.length > 1 ? number : undefined,
  };
  return (
    <Item {...(className !== undefined && { className })} data={data}>
      {children}
    </Item>
  );
}

/** The kinds: radio buttons by which a style sheet shows the pictures of one, so that they need no script. */
export function Kinds(): ReactNode {
  const { unfolds } = useEnvironment();
  const group = `kind-${useSectionId() ?? ""}`;
  const label = useText(title).trim();
  const isChosen = useField(kinds).length > 1;
  const Tag = unfolds ? "span" : "label";
  const pick = (number: number): ReactNode =>
    !unfolds && (
      <input type="radio" name={group} data-pick={number} defaultChecked={number === 0} />
    );
  if (!isChosen && !unfolds) return null;
  return (
    <Shown when="kinds">
      <div
        className="gallery-kinds"
        {...(!unfolds && { role: "radiogroup", "aria-label": label || undefined })}
      >
        {isChosen && (
          <Tag className="gallery-kinds__pick">
            {pick(0)}
            <Text of="everyKind" as="span" />
          </Tag>
        )}
        <Items of="kinds" as="div" className="gallery-kinds__list">
          {({ index }) => (
            <Item as="div">
              <Tag className="gallery-kinds__pick">
                {pick(index + 1)}
                <Text of="name" as="span" />
              </Tag>
            </Item>
          )}
        </Items>
      </div>
    </Shown>
  );
}
