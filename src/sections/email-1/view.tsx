import type { ReactNode } from "react";
import { Picture, Root, Text, useChoice, useNumber, usePicture, useText } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { Form } from "../kit/form.tsx";
import { SubscribeForm } from "./subscribe-form.tsx";

/** The roles of text on the card; a picture that isn't there leaves the soft ground. */
function useGround(): "soft" | "brand" | "photo" | "tint" {
  const ground = useChoice<"soft" | "brand" | "picture">("ground");
  const ink = useChoice<"light" | "dark">("ink");
  const hasPicture = usePicture("background") !== null;
  if (ground !== "picture") return ground;
  if (!hasPicture) return "soft";
  return ink === "dark" ? "tint" : "photo";
}

export function Email1({ rank }: SectionViewProps): ReactNode {
  const overlay = useNumber("overlay");
  const isPicture = useChoice("ground") === "picture";
  return (
    <Root className="section email-1" variables={{ "--overlay": String(overlay) }}>
      <div className="wrap email-1__bleed">
        <div className="email-1__card" data-on={useGround()}>
          {isPicture && (
            <div className="email-1__photo">
              <Picture of="background" isBackground />
            </div>
          )}
          <div className="email-1__text cq">
            <Text
              of="title"
              as={rank === 1 ? "h1" : "h2"}
              className="title"
              level={48}
              data={{ "data-align": useChoice("titleAlignment") }}
            />
            <Text
              of="paragraph"
              as="p"
              className="lead"
              format="lines"
              data={{ "data-align": useChoice("paragraphAlignment") }}
            />
          </div>
          <Form kind="email" className="email-1__form">
            <SubscribeForm hasHint={useText("hint") !== ""} />
          </Form>
        </div>
      </div>
    </Root>
  );
}
