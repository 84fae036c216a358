import type { ReactNode } from "react";
import { initialsOf } from "#/lib/initials.ts";
import {
  Anchor,
  Icon,
  Item,
  Items,
  Picture,
  Root,
  Shown,
  Text,
  useField,
  useText,
} from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { aboutAuthorFields } from "./fields.ts";

const { picture, name, ground, air } = aboutAuthorFields;

/** The author's portrait, or their initials where there is none. */
function Portrait(): ReactNode {
  const words = useText(name);
  const isFilled = useField(picture) !== null;
  return (
    <div className="about-author__portrait" data-on={isFilled ? undefined : "brand"}>
      {!isFilled && <span aria-hidden="true">{initialsOf(words)}</span>}
      <Picture of="picture" />
    </div>
  );
}

export function AboutAuthor({ rank }: SectionViewProps): ReactNode {
  return (
    <Root className="section about-author" ground={useField(ground)} air={useField(air)}>
      <div className="wrap">
        <div className="about-author__card">
          <Portrait />
          <div className="about-author__words cq">
            <Text of="name" as={rank === 1 ? "h1" : "h2"} className="title" level={40} />
            <Text of="text" as="p" className="lead" />
            <Shown when="links">
              <Items of="links" className="about-author__links">
                {() => (
                  <Item>
                    <Anchor of="link" className="go">
                      <Text of="text" as="span" />
                      <Icon name="arrow" />
                    </Anchor>
                  </Item>
                )}
              </Items>
            </Shown>
          </div>
        </div>
      </div>
    </Root>
  );
}
