import type { ReactNode } from "react";
import type { SiteInfo } from "#/api/sites.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogHead } from "../../ui/dialog.tsx";
import { useTranslate } from "../../words/i18n.ts";

interface LeaveDialogProps {
  readonly site: SiteInfo;
  readonly onEnd: (isSure: boolean) => void;
}

/** Asks before somebody gives up a site that isn't theirs: only an owner can let them in again. */
export function LeaveDialog({ site, onEnd }: LeaveDialogProps): ReactNode {
  const t = useTranslate("sites");
  const say = useTranslate("screens");
  const stay = (): void => onEnd(false);
  return (
    <Dialog isOpen onClose={stay} className="form-dialog">
      <DialogHead
        title={t("sites.leaveTitle", { name: site.name })}
        hint={t("sites.leaveText")}
        closeLabel={say("close")}
        onClose={stay}
      />
      <div className="form-dialog-body">
        <Button variant="danger" onClick={() => onEnd(true)}>
          {t("sites.leave")}
        </Button>
        <Button onClick={stay}>{say("cancel")}</Button>
      </div>
    </Dialog>
  );
}
