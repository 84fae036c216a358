import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import type { LeftSite } from "#/api/account-deletion.ts";
import type { Proof } from "#/api/auth.ts";
import { ErrorNote } from "../../../ui/error-note.tsx";
import { ApiError } from "../../../api/api-error.ts";
import { lookAgain } from "../../../api/look-again.ts";
import { Link } from "../../../navigation/link.tsx";
import type { AccountProps } from "../../../shell/feature.ts";
import { useLanguage, useTranslate } from "../../../words/i18n.ts";
import { ProofFields } from "../proof-fields.tsx";
import { AccountRow } from "./account-rows.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";

interface DeleteDialogProps extends Pick<AccountProps, "client" | "account"> {
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

const key = ["account-deletion"] as const;

/** Says what becomes of each site, and deletes the account once the password is shown. */
export function DeleteDialog({
  client,
  account,
  onDeleted,
  onClose,
}: DeleteDialogProps): ReactNode {
  const t = useTranslate("account");
  const language = useLanguage();
  const queries = useQueryClient();
  const [proof, setProof] = useState<Proof>({});
  const plan = useQuery({ queryKey: key, queryFn: () => client.deletionPlan(), gcTime: 0 });
  const sites = plan.data?.sites;
  const remove = useMutation({
    mutationFn: (all: readonly LeftSite[]) => {
      const deletedSites = all.filter(({ isDeleted }) => isDeleted).map(({ id }) => id);
      return client.deleteAccount({ ...proof, deletedSites, language });
    },
    onSuccess: onDeleted,
    onError: () => lookAgain(queries, key),
  });
  const hasMoved = remove.error instanceof ApiError && remove.error.code === "conflict";
  return (
    <FormDialog
      title={t("delete.title")}
      hint={t("delete.forGood")}
      submit={t("delete.submit")}
      variant="danger"
      isBusy={remove.isPending || sites === undefined}
      onSubmit={() => sites && remove.mutate(sites)}
      onClose={onClose}
    >
      <ErrorNote error={plan.error} />
      {hasMoved && (
        <p className="note warn" role="alert">
          {t("delete.moved")}
        </p>
      )}
      {sites && sites.length > 0 && (
        <ul className="account-rows" aria-label={t("delete.sites")}>
          {sites.map((site) => (
            <SiteRow key={site.id} site={site} />
          ))}
        </ul>
      )}
      <ProofFields
        account={account}
        proof={proof}
        onChange={setProof}
        error={hasMoved ? null : remove.error}
      />
    </FormDialog>
  );
}

function SiteRow({ site }: { readonly site: LeftSite }): ReactNode {
  const t = useTranslate("account");
  const { id, name, isDeleted, isTrashed, others } = site;
  const fate = isDeleted
    ? others > 0
      ? t("delete.withOthers", { count: others })
      : t("delete.alone")
    : t("delete.left");
  return (
    <AccountRow title={name} hint={fate}>
      {isDeleted && !isTrashed && (
        <Link className="link" to={`/sites/${id}/settings/people`}>
          {t("delete.handOver")}
        </Link>
      )}
    </AccountRow>
  );
}
