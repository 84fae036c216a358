import { useQuery } from "@tanstack/react-query";
import type { UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ExportForm, ExportOffer, ExportQuery } from "#/api/exports.ts";
import type { Call } from "../../../../api/request.ts";
import { useEditor } from "../../../../session/editor.ts";

export const exportKey = ["export"] as const;

/** What leaves, and how. */
export interface ExportChoices {
  readonly form: ExportForm;
  readonly forms: NonNullable<ExportQuery["forms"]>;
  readonly versions: boolean;
  readonly visitors: boolean;
}

/** The calls about what leaves of a site. */
export interface ExportClient {
  offer(): Promise<ExportOffer>;
  setAddress(address: string | null): Promise<void>;
  /** Where the archive is saved from, once the server has said that it can be. @throws ApiError */
  path(choices: ExportChoices): Promise<string>;
}

function queryOf({ form, forms, versions, visitors }: ExportChoices): string {
  const query = new URLSearchParams({ form });
  if (form === "everything" || form === "website") query.set("forms", forms);
  if (form === "everything") {
    query.set("versions", String(versions));
    query.set("visitors", String(visitors));
  }
  return String(query);
}

function createExportClient(call: Call, site: number): ExportClient {
  const path = `sites/${site}/export`;
  return {
    offer: () => call(`${path}/offer`),
    setAddress: (address) => call(`${path}/address`, { method: "PUT", body: { address } }),
    async path(choices) {
      const wanted = `${path}?${queryOf(choices)}`;
      await call(wanted, { method: "HEAD" });
      return `/api/v1/${wanted}`;
    },
  };
}

export function useExportClient(): ExportClient {
  const { call, site } = useEditor();
  return useMemo(() => createExportClient(call, site.id), [call, site]);
}

export function useOffer(): UseQueryResult<ExportOffer> {
  const client = useExportClient();
  return useQuery({ queryKey: exportKey, queryFn: () => client.offer() });
}
