import { useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { ExportOffer } from "#/api/exports.ts";
import { byteWords } from "#/lib/byte-words.ts";
import { ApiError } from "../../../../api/api-error.ts";
import { lookAgain } from "../../../../api/look-again.ts";
import { Button } from "../../../../ui/button.tsx";
import { errorWords } from "../../../../words/error-words.ts";
import { useLanguage, useTranslate } from "../../../../words/i18n.ts";
import { type ExportChoices, exportKey, useExportClient } from "./use-export.ts";

/** About how much will come; undefined where that says nothing. */
function sizeOf({ website, project }: ExportOffer, form: ExportChoices["form"]) {
  if (form === "visitors") return undefined;
  const site = form === "project" ? 0 : website.bytes;
  return site + (form === "website" ? 0 : project.bytes);
}

interface ExportFootProps {
  readonly offer: ExportOffer;
  readonly choices: ExportChoices;
}

/** Has the browser save the archive, which shows how far it is; what keeps it from coming is said here. */
export function ExportFoot({ offer, choices }: ExportFootProps): ReactNode {
  const t = useTranslate("settings");
  const words = useTranslate("screens");
  const language = useLanguage();
  const queries = useQueryClient();
  const client = useExportClient();
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState<{ text: string; isError: boolean }>();
  const { form, forms } = choices;
  const hasSite = form === "everything" || form === "website";
  const isStopped =
    hasSite && (offer.website.obstacle !== null || (forms === "here" && offer.address === null));
  const size = sizeOf(offer, form);

  // a head has no body to say why
  const wordsOf = (error: unknown): string => {
    const status = error instanceof ApiError ? error.status : undefined;
    if (status === 429) return t("export.running");
    return status === 409 ? t("export.refused") : errorWords(words, error);
  };
  const save = async (): Promise<void> => {
    if (isBusy || isStopped) return;
    setBusy(true);
    setTold(undefined);
    try {
      const link = document.createElement("a");
      link.href = await client.path(choices);
      link.download = "";
      link.click();
      setTold({ text: t("export.begun"), isError: false });
    } catch (error) {
      setTold({ text: wordsOf(error), isError: true });
      await lookAgain(queries, exportKey);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="export-foot">
      <div className="export-action">
        <Button variant="primary" isBusy={isBusy} disabled={isStopped} onClick={() => void save()}>
          <Download aria-hidden="true" />
          {t("export.action")}
        </Button>
        {size !== undefined && !isStopped && (
          <span className="hint">{t("export.size", { size: byteWords(size, language) })}</span>
        )}
      </div>
      <p className={told?.isError ? "note error" : "hint"} role="status">
        {told?.text}
      </p>
      <p className="hint">{t("export.back")}</p>
    </div>
  );
}
