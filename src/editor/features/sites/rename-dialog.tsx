import { useState } from "react";
import type { ReactNode } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SiteInfo } from "#/api/sites.ts";
import { ErrorNote } from "../../ui/error-note.tsx";
import { ApiError } from "../../api/api-error.ts";
import { lookAgain } from "../../api/look-again.ts";
import type { SitesClient } from "../../api/sites-client.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogHead } from "../../ui/dialog.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { AddressField, NameField } from "./new-site/start-fields.tsx";
import { useAddress } from "./new-site/use-address.ts";

interface RenameDialogProps {
  readonly site: SiteInfo;
  readonly sites: Pick<SitesClient, "address" | "rename" | "move">;
  readonly onClose: () => void;
}

/** The name and the address of a site that is there. */
export function RenameDialog(props: RenameDialogProps): ReactNode {
  const t = useTranslate("sites");
  const say = useTranslate("screens");
  const { onClose } = props;
  return (
    <Dialog isOpen onClose={onClose} className="form-dialog">
      <DialogHead title={t("rename.title")} closeLabel={say("close")} onClose={onClose} />
      <RenameForm {...props} />
    </Dialog>
  );
}

/** Whether another has given the site a name meanwhile. */
function isForestalled(error: unknown): boolean {
  return error instanceof ApiError && error.code === "operation-refused";
}

/** Only what is another than before is sent. A name that came meanwhile is replaced once its writer was told of it. */
function useRename({ site, sites, onClose }: RenameDialogProps, name: string, slug: string) {
  const queries = useQueryClient();
  const [isTold, setTold] = useState(false);
  return useMutation({
    async mutationFn() {
      // the address first: another site may have it by now
      if (slug !== site.slug) await sites.move(site.id, slug);
      if (name !== site.name) await sites.rename(site.id, name, isTold ? undefined : site.name);
    },
    onError: (error) => setTold(isForestalled(error)),
    onSuccess: onClose,
    onSettled: () => lookAgain(queries, ["sites"]),
  });
}

function RenameForm(props: RenameDialogProps): ReactNode {
  const { site, sites } = props;
  const t = useTranslate("sites");
  const [name, setName] = useState(site.name);
  const address = useAddress(sites, { name, own: site });
  const slug = address.wanted ?? site.slug;
  const change = useRename(props, name.trim(), slug);
  const isMissing = name.trim() === "";
  const isWrong = address.state === "wrong" || address.state === "taken";
  return (
    <form
      className="form-dialog-body"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isMissing && !isWrong && !change.isPending) change.mutate();
      }}
    >
      <NameField name={name} isMissing={isMissing} onChange={setName} />
      <AddressField draft={address} />
      <p className="size-12 secondary-text">{t("rename.hint")}</p>
      {isForestalled(change.error) ? (
        <p className="note error" role="alert">
          {t("rename.forestalled")}
        </p>
      ) : (
        <ErrorNote error={change.error} />
      )}
      <Button type="submit" variant="primary" size="lg" isBusy={change.isPending}>
        {t("rename.save")}
      </Button>
    </form>
  );
}
