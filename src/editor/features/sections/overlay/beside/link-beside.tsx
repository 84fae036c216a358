import type { ReactNode } from "react";
import { fieldTopic } from "../../../../document-store/topics.ts";
import { KeptLinkField } from "../../../../fields/link/kept-link-field.tsx";
import { useEditor } from "../../../../session/editor.ts";
import type { LinkControlProps } from "../../../../ui/link-control.ts";
import type { FieldPlace } from "../use-field.ts";

interface LinkBesideProps extends LinkControlProps {
  readonly place: FieldPlace;
}

/** A link of a field's value, edited beside its section. */
export function LinkBeside({ place, part, onChange, ...props }: LinkBesideProps): ReactNode {
  const editor = useEditor();
  const name = `${fieldTopic(place.target, place.path)}/${part}`;
  return (
    <KeptLinkField
      key={name}
      name={name}
      {...props}
      onChange={(link, before) => {
        if (before.length > 0) editor.dispatch(before);
        onChange(link);
      }}
      onClose={() => undefined}
    />
  );
}
