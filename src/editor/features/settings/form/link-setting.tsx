import type { ReactNode } from "react";
import { fieldTopic } from "../../../document-store/topics.ts";
import { useEditor } from "../../../session/editor.ts";
import { LinkField } from "../../../fields/link/link-field.tsx";
import { useDrafts } from "../../../session/drafts/drafts-context.ts";
import { useFieldValue } from "./use-field-value.ts";
import type { FieldSpot } from "./use-field-value.ts";

const nothing = (): void => undefined;

/** Where something leads: a page, a section, an address. */
export function LinkSetting({
  target,
  path,
  label,
  isBare = false,
}: FieldSpot & { label: string; isBare?: boolean }): ReactNode {
  const editor = useEditor();
  const drafts = useDrafts();
  const field = fieldTopic(target, path);
  const link = useFieldValue({ target, path }, "link") ?? null;
  return (
    <div className="field" data-field={field}>
      {!isBare && (
        <span className="label" aria-hidden="true">
          {label}
        </span>
      )}
      <LinkField
        label={label}
        link={link}
        kept={drafts.read(field)}
        onType={(typed) => (typed === null ? drafts.drop(field) : drafts.write(field, typed))}
        onChange={(value, before) =>
          void editor.dispatch([...before, { name: "link.set", args: { target, path, value } }])
        }
        onClose={nothing}
      />
    </div>
  );
}
