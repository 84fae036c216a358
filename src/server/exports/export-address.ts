import type { Database } from "../db/database.ts";
import { isHostName } from "../http/host-name.ts";
import { AppError } from "../errors.ts";

interface OwnNames {
  readonly appOrigin: string;
  readonly sitesDomain: string;
}

/** A host name, or an address of IPv6 in its brackets: nothing that pages and files of web servers read as their own. */
function isPlainHost(host: string): boolean {
  return isHostName(host) || /^\[[0-9a-f:]+\]$/.test(host);
}

/**
 * Scheme and host in what somebody typed or pasted. Over http only where the installation itself is. @throws AppError
 * export-address-wrong for what is no other server's
 */
function readExportAddress(text: string, { appOrigin, sitesDomain }: OwnNames): string {
  const trimmed = text.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`);
  const app = new URL(appOrigin);
  const mayBeOpen = app.protocol === "http:" && url?.protocol === "http:";
  const isOwn =
    url?.hostname === app.hostname ||
    url?.hostname === sitesDomain ||
    url?.hostname.endsWith(`.${sitesDomain}`);
  const isBare = url?.username === "" && url.password === "" && url.pathname === "/";
  if (
    !url ||
    !isBare ||
    isOwn ||
    !isPlainHost(url.hostname) ||
    url.search !== "" ||
    url.hash !== ""
  )
    throw new AppError("export-address-wrong");
  if (url.protocol !== "https:" && !mayBeOpen) throw new AppError("export-address-wrong");
  if (!mayBeOpen && !/[.:]/.test(url.hostname)) throw new AppError("export-address-wrong");
  return url.origin;
}

/** Where a site stands that was exported. */
export interface ExportAddresses {
  of(siteId: number): Promise<string | null>;
  /** From now on forms are taken from there, and from no other place than the site's own. @throws AppError */
  set(siteId: number, text: string | null): Promise<string | null>;
}

export function createExportAddresses({
  database: { db },
  moved,
  ...own
}: OwnNames & {
  readonly database: Database;
  readonly moved: (siteId: number) => Promise<void>;
}): ExportAddresses {
  return {
    async of(siteId) {
      const row = await db
        .selectFrom("sites")
        .select("exportedTo")
        .where("id", "=", siteId)
        .executeTakeFirst();
      return row?.exportedTo ?? null;
    },
    async set(siteId, text) {
      const exportedTo = text === null || text.trim() === "" ? null : readExportAddress(text, own);
      await db.updateTable("sites").set({ exportedTo }).where("id", "=", siteId).execute();
      await moved(siteId);
      return exportedTo;
    },
  };
}
