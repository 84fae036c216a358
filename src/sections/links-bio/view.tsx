import type { ReactNode } from "react";
import { Picture, Root, Shown, Text, useField } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { linksBioFields } from "./fields.ts";
import { ProfileLinks } from "./profile-links.tsx";

export function LinksBio({ rank }: SectionViewProps): ReactNode {
  return (
    <Root
      className="section links-bio"
      ground={useField(linksBioFields.ground)}
      air={useField(linksBioFields.air)}
    >
      <div className="wrap links-bio__column">
        <Shown when="picture">
          <span className="links-bio__portrait">
            <Picture of="picture" isFirst={rank === 1} />
          </span>
        </Shown>
        <div className="cq">
          <Text
            of="name"
            as={rank === 1 ? "h1" : "h2"}
            className="title"
            level={rank === 1 ? 72 : 48}
          />
        </div>
        <Text of="text" as="p" className="lead" />
        <ProfileLinks />
      </div>
    </Root>
  );
}
