import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import type { SiteInfo } from "#/api/sites.ts";
import { ErrorNote } from "../../ui/error-note.tsx";
import { lookAgain } from "../../api/look-again.ts";
import type { SitesClient } from "../../api/sites-client.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogHead } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { shownAddress } from "../../words/site-status.ts";

interface DeleteDialogProps {
  readonly site: SiteInfo;
  readonly sites: Pick<SitesClient, "deleteForGood">;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

const parts = ["deleteContent", "deleteVisitors", "deletePeople"] as const;

/** Says what goes with a site, and deletes it once its name is typed. */
export function DeleteDialog({ site, sites, onClose, onDeleted }: DeleteDialogProps): ReactNode {
  const t = useTranslate("sites");
  const say = useTranslate("screens");
  const queries = useQueryClient();
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const remove = useMutation({
    mutationFn: () => sites.deleteForGood(site.id, typed),
    onSuccess: onDeleted,
    onSettled: () => lookAgain(queries, ["sites"]),
  });
  const submit = (): void => {
    const isSame = typed.trim() === site.name.trim();
    setWrong(!isSame);
    if (isSame && !remove.isPending) remove.mutate();
  };
  return (
    <Dialog isOpen onClose={onClose} className="form-dialog">
      <DialogHead
        title={t("sites.deleteTitle", { name: site.name })}
        hint={t("sites.deleteForGood")}
        closeLabel={say("close")}
        onClose={onClose}
      />
      <form
        className="form-dialog-body"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ul className="delete-parts secondary-text">
          {parts.map((part) => (
            <li key={part}>{t(`sites.${part}`)}</li>
          ))}
          <li>{t("sites.deleteAddress", { address: shownAddress(site.address) })}</li>
        </ul>
        <Field
          isLarge
          label={t("sites.deleteConfirm", { name: site.name })}
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
          error={isWrong ? t("sites.deleteWrong") : undefined}
        />
        <ErrorNote error={remove.error} />
        <Button type="submit" variant="danger" size="lg" isBusy={remove.isPending}>
          {t("sites.deleteSubmit")}
        </Button>
        <Button size="lg" onClick={onClose}>
          {say("cancel")}
        </Button>
      </form>
    </Dialog>
  );
}
