import type { ReactNode } from "react";
import { useFormDraft } from "../../../../session/drafts/use-form-draft.ts";
import { useEditor } from "../../../../session/editor.ts";
import { useSitePart } from "../../../../session/hooks.ts";
import { TransferDialog, transferDraft } from "../../../../shell/site-dialogs/transfer-dialog.tsx";
import { useTranslate } from "../../../../words/i18n.ts";
import { useLookAgain, usePeopleClient } from "./use-people.ts";

interface TransferThisProps {
  readonly sendsMail: boolean;
  readonly onClose: () => void;
}

/** Asks somebody to take over the site that is open, by an invitation, which the list of people shows. */
export function TransferThis({ sendsMail, onClose }: TransferThisProps): ReactNode {
  const words = useTranslate("screens");
  const client = usePeopleClient();
  const { toast } = useEditor();
  const lookAgain = useLookAgain();
  const name = useSitePart("name");
  const draft = useFormDraft(transferDraft);
  const { text } = draft;
  return (
    <TransferDialog
      name={name}
      sendsMail={sendsMail}
      draft={draft}
      invite={async (email) => {
        const made = await client.transfer(email);
        void lookAgain();
        return made;
      }}
      onSent={() => toast(words("transfer.sent", { email: text }))}
      onClose={onClose}
    />
  );
}
