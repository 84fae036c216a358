import { useQuery } from "@tanstack/react-query";
import { Archive } from "lucide-react";
import type { ReactNode } from "react";
import type { StorageReport } from "#/api/operator-storage.ts";
import { ErrorNote } from "../../../ui/error-note.tsx";
import { ApiError } from "../../../api/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { errorWords } from "../../../words/error-words.ts";
import { useLanguage, useTranslate } from "../../../words/i18n.ts";
import { shownBytes } from "../../../words/shown-bytes.ts";
import { Facts } from "../facts.tsx";
import { Skeleton } from "../listed.tsx";
import { OperatorHead } from "../operator-head.tsx";
import { OperatorTable } from "../operator-table.tsx";
import type { OperatorScreenProps } from "../screen-props.ts";
import { useChange } from "../use-change.ts";
import { operatorKey } from "../use-pages.ts";
import { BackupsPart } from "./backups-part.tsx";

/** Why none is begun has words here. */
const told = ["backup-running", "backups-off"] as const;

/** While a backup is made or about to be, its end is looked for so often. */
const againMs = 5_000;

/** `/operator/storage`: what takes room, and what is backed up. */
export function StorageScreen({ call, toast }: OperatorScreenProps): ReactNode {
  const t = useTranslate("operators");
  const say = useTranslate("screens");
  const { data, error, isPending } = useQuery({
    queryKey: [operatorKey, "storage"],
    queryFn: () => call<StorageReport>("operator/storage"),
    refetchInterval: ({ state: { data: known } }) =>
      known?.backups.isRunning || known?.backups.isDue ? againMs : false,
  });
  const backup = useChange(toast, () => call("operator/backups", { method: "POST" }));
  const begin = async (): Promise<void> => {
    try {
      await backup.send(undefined);
      toast(t("storage.begun"));
    } catch (thrown) {
      const code = told.find((one) => thrown instanceof ApiError && thrown.code === one);
      toast(code ? t(`storage.refusals.${code}`) : errorWords(say, thrown));
    }
  };
  return (
    <>
      <OperatorHead
        title={t("storage.title")}
        about={data && t("storage.place", { place: data.place })}
      >
        {data?.backups.schedule && (
          <Button
            variant="primary"
            isBusy={data.backups.isRunning || data.backups.isDue}
            onClick={() => void begin()}
          >
            <Archive aria-hidden="true" />
            {t("storage.now")}
          </Button>
        )}
      </OperatorHead>
      <ErrorNote error={error} />
      {isPending && error === null && <Skeleton />}
      {data && <Stored report={data} />}
      {data && <BackupsPart backups={data.backups} />}
      {data && <Largest sites={data.largest} />}
    </>
  );
}

function Stored({ report }: { report: StorageReport }): ReactNode {
  const t = useTranslate("operators");
  const language = useLanguage();
  const { pictures, files, stored, database, disk } = report;
  const shown = (bytes: number | null) => (bytes === null ? "–" : shownBytes(language, bytes));
  const hint = (bytes: number | null) => (bytes === null ? t("storage.unknown") : "");
  const sent = pictures === null || files === null ? null : pictures + files;
  const rest = stored === null || sent === null ? null : Math.max(0, stored - sent);
  return (
    <section aria-label={t("storage.stored")} className="operator-part">
      <Facts
        facts={[
          [t("storage.pictures"), shown(pictures), hint(pictures)],
          [t("storage.files"), shown(files), hint(files)],
          [t("storage.releases"), shown(rest), hint(rest)],
          [t("storage.database"), shown(database), hint(database)],
          [
            t("storage.free"),
            shown(disk && disk.free),
            disk ? t("storage.freeOf", { all: shownBytes(language, disk.total) }) : "",
          ],
        ]}
      />
    </section>
  );
}

function Largest({ sites }: { sites: StorageReport["largest"] }): ReactNode {
  const t = useTranslate("operators");
  const language = useLanguage();
  return (
    <section aria-label={t("storage.largest")} className="operator-part">
      <h2 className="section-title">{t("storage.largest")}</h2>
      {sites === null && <p className="secondary-text">{t("storage.unknown")}</p>}
      {sites?.length === 0 && <p className="secondary-text">{t("storage.noLargest")}</p>}
      {sites !== null && sites.length > 0 && (
        <OperatorTable
          headings={[
            { words: t("storage.site") },
            { words: t("storage.owner") },
            { words: t("storage.weight"), isNumber: true },
          ]}
        >
          {sites.map(({ id, name, owners, bytes }) => (
            <tr key={id}>
              <th scope="row">
                <span className="strong">{name}</span>
              </th>
              <td data-label={t("storage.owner")}>
                {owners.length === 0 && "–"}
                {owners.map((email) => (
                  <span key={email} className="operator-person">
                    {email}
                  </span>
                ))}
              </td>
              <td data-label={t("storage.weight")} className="number">
                {shownBytes(language, bytes)}
              </td>
            </tr>
          ))}
        </OperatorTable>
      )}
    </section>
  );
}
