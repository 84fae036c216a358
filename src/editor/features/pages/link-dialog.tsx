import type { ReactNode } from "react";
import { linkOf } from "#/site/page-tree/bar-links.ts";
import { LinkField } from "../../fields/link/link-field.tsx";
import { useEditor } from "../../session/editor.ts";
import { Dialog, DialogHead } from "../../ui/dialog.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { setLink } from "./link-commands.ts";
import { usePageTree } from "./use-page-tree.ts";

interface LinkDialogProps {
  /** The id of the link in the bar. */
  readonly link: string;
  readonly onClose: () => void;
}

/** Has a link of the bar lead elsewhere. */
export function LinkDialog({ link: id, onClose }: LinkDialogProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("pages");
  const say = useTranslate("screens");
  // another may have removed it meanwhile
  const { item, parent } = usePageTree().menu.find((row) => row.id === id) ?? {};
  const own = item && parent !== undefined ? { item, parent } : undefined;
  return (
    <Dialog isOpen onClose={onClose} className="form-dialog">
      <DialogHead title={t("linkTarget")} closeLabel={say("close")} onClose={onClose} />
      <div className="form-dialog-body">
        {own && (
          <LinkField
            link={linkOf(own.item)}
            takesFocus
            onChange={(link, before) => {
              setLink(editor, own, link, before);
              onClose();
            }}
            onClose={onClose}
          />
        )}
      </div>
    </Dialog>
  );
}
