import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import type { Domain } from "#/api/domains.ts";
import { createSitesClient } from "../../../../api/sites-client.ts";
import { useEditor } from "../../../../session/editor.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog, DialogHead } from "../../../../ui/dialog.tsx";
import { Select } from "../../../../ui/select.tsx";
import { useTranslate } from "../../../../words/i18n.ts";
import { useDomainChange, useDomainsClient } from "./use-domains.ts";

const listed = 200;

interface MoveDialogProps {
  readonly domain: Domain;
  readonly onClose: () => void;
}

/** Asks to which other site of the owner's a domain is to lead. */
export function MoveDialog({ domain, onClose }: MoveDialogProps): ReactNode {
  const t = useTranslate("settings");
  const words = useTranslate("screens");
  const { call, site } = useEditor();
  const client = useDomainsClient();
  const change = useDomainChange();
  const id = useId();
  const { data } = useQuery({
    queryKey: ["own-sites"],
    queryFn: () => createSitesClient(call).list({ limit: listed, offset: 0, isTrashed: false }),
  });
  const others = (data ?? []).filter((one) => one.id !== site.id && one.role === "owner");
  const [chosen, setChosen] = useState<string>();
  const target = others.find((one) => String(one.id) === chosen) ?? others[0];
  const move = async (): Promise<void> => {
    if (!target) return;
    onClose();
    const done = t("domains.moved", { name: domain.name, site: target.name });
    await change(() => client.move(domain, target.id), done);
  };
  return (
    <Dialog isOpen onClose={onClose} className="form-dialog">
      <DialogHead
        title={t("domains.moveTitle", { name: domain.name })}
        hint={t("domains.moveAbout")}
        closeLabel={words("close")}
        onClose={onClose}
      />
      <form
        className="form-dialog-body"
        onSubmit={(event) => {
          event.preventDefault();
          void move();
        }}
      >
        {data && !target ? (
          <p className="secondary-text">{t("domains.moveNowhere")}</p>
        ) : (
          <div className="field">
            <label className="label" htmlFor={id}>
              {t("domains.moveTo")}
            </label>
            <Select
              id={id}
              value={String(target?.id ?? "")}
              options={others.map((one) => [String(one.id), one.name] as const)}
              onChange={setChosen}
            />
          </div>
        )}
        <Button type="submit" variant="primary" disabled={!target}>
          {t("domains.moveAction")}
        </Button>
      </form>
    </Dialog>
  );
}
