import { useEffect, useEffectEvent } from "react";
import type { ReactNode } from "react";
import { formDrafts } from "../../session/drafts/use-form-draft.ts";
import { useEditor } from "../../session/editor.ts";
import { useTranslate } from "../../words/i18n.ts";
import { LinkField } from "./link-field.tsx";
import type { LinkFieldProps } from "./link-field.tsx";

interface KeptLinkFieldProps extends Omit<LinkFieldProps, "kept" | "onType"> {
  /** Under which it is kept; with another one the component has to be another one too. */
  readonly name: string;
}

/** A link's field that keeps what is typed and no link yet; whoever leaves it is told so. */
export function KeptLinkField({ name, ...props }: KeptLinkFieldProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const field = `link/${name}`;
  const drafts = formDrafts(editor);
  const sayKept = useEffectEvent(() => {
    const words = formDrafts(editor).read(field)?.trim() ?? "";
    if (words !== "") editor.toast(t("link.kept", { words }));
  });
  useEffect(() => sayKept, []);
  return (
    <LinkField
      {...props}
      kept={drafts.read(field)}
      onType={(typed) =>
        // an emptied field leads where it led until it is left
        typed?.trim() ? drafts.write(field, typed) : drafts.drop(field)
      }
    />
  );
}
