import type { ReactNode } from "react";
import { Picture, Root, Shown, useField } from "../../kit/index.ts";
import type { SectionViewProps } from "../../kit/index.ts";
import { linksBioFields } from "../fields.ts";
import { Profile } from "../profile.tsx";

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
        <Profile rank={rank} />
      </div>
    </Root>
  );
}
