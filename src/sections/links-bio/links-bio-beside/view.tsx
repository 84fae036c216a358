import type { ReactNode } from "react";
import { Picture, Root, Shown, Text, useField } from "../../kit/index.ts";
import type { SectionViewProps } from "../../kit/index.ts";
import { linksBioFields } from "../fields.ts";
import { ProfileLinks } from "../profile-links.tsx";

export function LinksBioBeside({ rank }: SectionViewProps): ReactNode {
  return (
    <Root
      className="section links-bio links-bio-beside"
      ground={useField(linksBioFields.ground)}
      air={useField(linksBioFields.air)}
    >
      <Shown when="large">
        <div className="links-bio-beside__picture">
          <Picture of="large" isFirst={rank === 1} />
        </div>
      </Shown>
      <div className="wrap links-bio-beside__words">
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
