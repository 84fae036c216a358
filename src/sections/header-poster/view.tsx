import type { ReactNode } from "react";
import { Buttons, Root, Shown, Text, useEnvironment, useField, useText } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { headerPosterFields } from "./fields.ts";
import { signsOf } from "./signs-of.ts";

export function HeaderPoster({ rank }: SectionViewProps): ReactNode {
  const { language, useFace } = useEnvironment();
  const face = useFace();
  const title = useText(headerPosterFields.title).trim();
  const variables = {
    "--across": String(useField(headerPosterFields.across)),
    "--down": String(useField(headerPosterFields.down)),
    "--disc": String(useField(headerPosterFields.size)),
    "--signs": String(signsOf(title, language, face)),
  };
  return (
    <Root
      className="section header-poster"
      ground={useField(headerPosterFields.ground)}
      air={useField(headerPosterFields.air)}
      variables={variables}
    >
      <div className="wrap">
        <Shown when={["start", "end"]}>
          <div className="header-poster__top">
            <Text of="start" as="p" className="header-poster__corner" />
            <Text of="end" as="p" className="header-poster__corner" />
          </div>
        </Shown>
        <div className="header-poster__stage cq">
          <div className="header-poster__sky">
            <Text
              of="title"
              as={rank === 1 ? "h1" : "h2"}
              className="title header-poster__title"
              level="display"
            />
          </div>
        </div>
        <Shown when={["date", "dateNote", "place", "placeNote", "buttons"]}>
          <div className="header-poster__foot">
            <Shown when={["date", "dateNote"]}>
              <div className="header-poster__fact">
                <Text of="date" as="p" className="header-poster__date" />
                <Text of="dateNote" as="p" className="caption" />
              </div>
            </Shown>
            <Shown when={["place", "placeNote"]}>
              <div className="header-poster__fact">
                <Text of="place" as="p" className="header-poster__place" />
                <Text of="placeNote" as="p" className="caption" />
              </div>
            </Shown>
            <Buttons of="buttons" />
          </div>
        </Shown>
      </div>
    </Root>
  );
}
