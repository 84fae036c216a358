import type { ReactNode } from "react";
import { Buttons, Picture, Root, Text, useField } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { header21Fields } from "./fields.ts";

/** The title stands on the picture at every width; the rest goes below the picture on phones. */
export function Header21({ rank }: SectionViewProps): ReactNode {
  const ink = useField(header21Fields.ink);
  const titleAlignment = useField(header21Fields.titleAlignment);
  const paragraphAlignment = useField(header21Fields.paragraphAlignment);
  const overlay = useField(header21Fields.overlay);
  const strength = useField(header21Fields.strength);
  const hasPicture = useField(header21Fields.background) !== null;
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
            data={{ "data-align": paragraphAlignment }}
          />
          <Buttons of="buttons" alignment={paragraphAlignment} />
        </div>
      </div>
    </Root>
  );
}
