import type { ReactNode } from "react";
import { Picture, Root, Shown, useField } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { linksBioFields } from "./fields.ts";
import { Profile } from "./profile.tsx";

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
        <Profile rank={rank} />
      </div>
    </Root>
  );
}
