import type { ReactNode } from "react";
import { Buttons, Picture, Root, Text, useChoice, useNumber, usePicture } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";

/** The title stands on the picture at every width; the rest goes below the picture on phones. */
export function Header21({ rank }: SectionViewProps): ReactNode {
  const ink = useChoice<"light" | "dark">("ink");
  const titleAlignment = useChoice("titleAlignment");
  const paragraphAlignment = useChoice("paragraphAlignment");
  const overlay = useNumber("overlay");
  const strength = useNumber("strength");
  const hasPicture = usePicture("background") !== null;
  const ground = hasPicture ? (ink === "dark" ? "tint" : "photo") : undefined;
  return (
    <Root
      className="header-21"
      ground="picture"
      data={{
        "data-ink": ink,
        "data-at": titleAlignment,
        "data-bare": hasPicture ? undefined : "",
      }}
      variables={{ "--overlay": String(overlay), "--strength": String(strength) }}
    >
      <div className="header-21__photo">
        <Picture of="background" isFirst isBackground />
      </div>
      <div className="wrap header-21__title" data-on={ground}>
        <div className="header-21__words cq">
          <Text
            of="title"
            as={rank === 1 ? "h1" : "h2"}
            className="title"
            level={72}
            data={{ "data-align": titleAlignment }}
          />
        </div>
      </div>
      <div className="wrap header-21__rest" data-on={ground}>
        <div className="header-21__words">
          <Text
            of="paragraph"
            as="p"
            className="lead"
            format="lines"
            data={{ "data-align": paragraphAlignment }}
          />
          <Buttons of="buttons" alignment={paragraphAlignment} />
        </div>
      </div>
    </Root>
  );
}
