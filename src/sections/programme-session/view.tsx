import type { ReactNode } from "react";
import { Buttons, Item, Items, Picture, Root, Shown, Text, useField } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { programmeSessionFields } from "./fields.ts";

/** When it is, and what else is to be known before one goes. */
function Side(): ReactNode {
  return (
    <Shown when={["time", "until", "facts", "buttons"]}>
      <div className="programme-session__side cq">
        <Text of="time" as="p" className="title programme-session__time" level="display" />
        <Text of="until" as="p" className="programme-session__until" />
        <Items of="facts" as="dl" className="programme-session__facts">
          {() => (
            <Item as="div">
              <Text of="name" as="dt" />
              <Text of="value" as="dd" />
            </Item>
          )}
        </Items>
        <Buttons of="buttons" />
      </div>
    </Shown>
  );
}

function Person({ as }: { readonly as: "h2" | "h3" }): ReactNode {
  return (
    <Shown when={["name", "about", "picture"]}>
      <div className="programme-session__person">
        <Shown when="picture">
          <span className="programme-session__picture portrait">
            <Picture of="picture" />
          </span>
        </Shown>
        <div>
          <Text of="name" as={as} className="programme-session__name" />
          <Text of="about" as="p" className="text" />
        </div>
      </div>
    </Shown>
  );
}

export function ProgrammeSession({ rank }: SectionViewProps): ReactNode {
  return (
    <Root
      className="section programme-session"
      ground={useField(programmeSessionFields.ground)}
      air={useField(programmeSessionFields.air)}
    >
      <div className="wrap programme-session__grid">
        <Side />
        <div className="programme-session__main cq">
          <Text of="eyebrow" as="p" className="eyebrow" />
          <Text of="title" as={rank === 1 ? "h1" : "h2"} className="title" level={72} />
          <Text of="lead" as="p" className="programme-session__lead" />
          <Text of="text" as="div" className="text passage" />
          <Items of="points" className="marks">
            {() => (
              <Item>
                <Text of="text" as="span" />
              </Item>
            )}
          </Items>
          <Person as={rank === 1 ? "h2" : "h3"} />
        </div>
      </div>
    </Root>
  );
}
