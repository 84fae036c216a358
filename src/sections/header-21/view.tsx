import type { ReactNode } from "react";
import { Buttons, Picture, Root, Text, useChoice, useNumber, usePicture } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";

export function Header21({ rank }: SectionViewProps): ReactNode {
  const overlay = useNumber("overlay");
  const ink = useChoice<"light" | "dark">("ink");
  const hasPicture = usePicture("background") !== null;
  const ground = hasPicture ? (ink === "dark" ? "tint" : "photo") : undefined;
  return (
    <Root
      className="header-21"
      ground="picture"
      data={{ "data-ink": ink, "data-bare": hasPicture ? undefined : "" }}
      variables={{ "--overlay": String(overlay) }}
    >
      <div className="header-21__photo">
        <Picture of="background" isFirst isBackground />
      </div>
      <div className="wrap header-21__title" data-on={ground} data-align={useChoice("titleAlignment")}>
        <div className="cq">
          <Text of="title" as={rank === 1 ? "h1" : "h2"} className="title" level={72} />
        </div>
      </div>
      <div className="wrap header-21__rest" data-on={ground} data-align={useChoice("paragraphAlignment")}>
        <Text of="paragraph" as="p" className="lead" format="lines" />
        <Buttons of="buttons" />
      </div>
    </Root>
  );
}
