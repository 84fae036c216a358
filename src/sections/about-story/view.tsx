import type { ReactNode } from "react";
import { Item, Items, Picture, Root, Shown, Text, useField } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { aboutStoryFields } from "./fields.ts";

function Figures(): ReactNode {
  return (
    <Shown when="figures">
      <Items of="figures" as="dl" className="about-story__figures">
        {() => (
          <Item as="div" className="about-story__figure">
            <Text of="label" as="dt" className="caption" />
            <Text of="number" as="dd" className="about-story__number" />
          </Item>
        )}
      </Items>
    </Shown>
  );
}

export function AboutStory({ rank }: SectionViewProps): ReactNode {
  return (
    <Root
      className="section about-story"
      ground={useField(aboutStoryFields.ground)}
      air={useField(aboutStoryFields.air)}
    >
      <div className="wrap about-story__grid">
        <Shown when="picture">
          <figure className="about-story__figcol">
            <div className="about-story__picture">
              <Picture of="picture" />
            </div>
            <Text of="caption" as="p" className="caption about-story__caption" />
          </figure>
        </Shown>
        <div className="about-story__words cq">
          <Text of="eyebrow" as="p" className="eyebrow" />
          <Text of="title" as={rank === 1 ? "h1" : "h2"} className="title" level={56} />
          <Text of="lead" as="p" className="about-story__lead" />
          <Text of="text" as="div" className="text passage about-story__text" />
          <Shown when={["signature", "name", "job"]}>
            <div className="about-story__by">
              <Shown when="signature">
                <span className="about-story__signature">
                  <Picture of="signature" />
                </span>
              </Shown>
              <div>
                <Text of="name" as="p" className="about-story__name" />
                <Text of="job" as="p" className="caption" />
              </div>
            </div>
          </Shown>
          <Figures />
        </div>
      </div>
    </Root>
  );
}
