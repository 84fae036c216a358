import type { ReactNode } from "react";
import { Anchor, Picture, Root, Shown, Text, useField } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { textQuoteFields } from "./fields.ts";

/** The quotation heads its page where nothing stands before it, and is a paragraph elsewhere. */
export function TextQuote({ rank }: SectionViewProps): ReactNode {
  return (
    <Root
      className="section text-quote"
      ground={useField(textQuoteFields.ground)}
      air={useField(textQuoteFields.air)}
    >
      <figure className="wrap text-quote__grid">
        <blockquote className="cq">
          <Text
            of="quote"
            as={rank === 1 ? "h1" : "p"}
            className="title text-quote__words"
            level={48}
          />
        </blockquote>
        <Shown when={["picture", "name", "source"]}>
          <figcaption className="text-quote__by">
            <Shown when="picture">
              <span className="text-quote__portrait">
                <Picture of="picture" />
              </span>
            </Shown>
            <span>
              <Text of="name" as="b" />
              <Shown when="source">
                <Anchor of="sourceLink" className="text-quote__source">
                  <Text of="source" as="span" />
                </Anchor>
              </Shown>
            </span>
          </figcaption>
        </Shown>
      </figure>
    </Root>
  );
}
