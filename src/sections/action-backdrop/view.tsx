import type { ReactNode } from "react";
import { Buttons, Picture, Root, Text, useField, useInkOnPicture } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { actionBackdropFields } from "./fields.ts";

/** Without its picture it stands on the brand's colour. */
export function ActionBackdrop({ rank }: SectionViewProps): ReactNode {
  const hasPicture = useField(actionBackdropFields.background) !== null;
  const alignment = useField(actionBackdropFields.titleAlignment);
  const { isDark, strength } = useInkOnPicture(actionBackdropFields);
  const isCard = useField(actionBackdropFields.isCard);
  return (
    <Root
      className={`section action-backdrop${isCard ? " action-backdrop--card" : ""}`}
      ground={hasPicture ? "picture" : "brand"}
      air={useField(actionBackdropFields.air)}
      data={hasPicture ? { "data-ink": isDark ? "dark" : undefined, "data-at": alignment } : {}}
      variables={{
        "--overlay": String(useField(actionBackdropFields.overlay)),
        "--strength": String(strength),
      }}
    >
      <div className="action-backdrop__picture">
        <Picture of="background" isBackground />
      </div>
      <div className="wrap" data-on={hasPicture ? (isDark ? "tint" : "photo") : undefined}>
        <div className="action-backdrop__words cq">
          <Text
            of="title"
            as={rank === 1 ? "h1" : "h2"}
            className="title"
            level={72}
            data={{ "data-align": alignment }}
          />
          <Text of="paragraph" as="p" className="lead" data={{ "data-align": alignment }} />
          <Buttons of="buttons" alignment={alignment} />
        </div>
      </div>
    </Root>
  );
}
