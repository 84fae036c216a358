import type { ReactNode } from "react";
import { Anchor, Root, Text, useEnvironment } from "../kit/index.ts";
import { LibraryIcon } from "../kit/library-icon.tsx";
import { actionPhoneFields } from "./fields.ts";

/** Where it is edited it stands in its place on the page, at every width. */
export function ActionPhone(): ReactNode {
  const { unfolds } = useEnvironment();
  return (
    <Root className="action-phone" data={{ "data-unfolded": unfolds ? "" : undefined }}>
      <Anchor of="link" className="button">
        <Text of="label" as="span" />
      </Anchor>
      <Anchor of="secondLink" className="action-phone__second" fallback="none">
        <LibraryIcon of={actionPhoneFields.icon} own="phone" />
        <Text of="second" as="span" />
      </Anchor>
    </Root>
  );
}
