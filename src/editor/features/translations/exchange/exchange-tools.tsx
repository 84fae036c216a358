import { ChevronDown, Download, Upload } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { LanguageCode } from "#/site/language.ts";
import { isAtLeast } from "#/api/roles.ts";
import { useEditor } from "../../../session/editor.ts";
import { usePageIndex } from "../../../session/hooks.ts";
import { useSignal } from "../../../signals/signal.ts";
import { FileButton } from "../../../ui/file-button.tsx";
import { latePart } from "../../../ui/late-part.tsx";
import { MenuButton } from "../../../ui/layer/menu-button.tsx";
import { currentLanguage, useTranslate } from "../../../words/i18n.ts";
import type { Line, LineGroup } from "../lines.ts";
import { exchangeSource } from "./exchange-source.ts";

const ImportDialog = latePart(async () => ({
  default: (await import("./import-dialog.tsx")).ImportDialog,
}));

type Format = "csv" | "xliff";

/** Hands a file over to the browser's downloads. */
function download(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // the browser has begun with it by then
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export interface ExchangeToolsProps {
  readonly language: LanguageCode;
  readonly primary: LanguageCode;
  /** What is shown, which is what is exported. */
  readonly groups: readonly LineGroup[];
  /** Everything that a file may bring translations of. */
  readonly lines: readonly Line[];
  /** All texts are there. */
  readonly isComplete: boolean;
}

/** Texts to and from files: CSV for spreadsheets, XLIFF for translators' tools. */
export function ExchangeTools(props: ExchangeToolsProps): ReactNode {
  const { language, primary, groups, lines, isComplete } = props;
  const editor = useEditor();
  const t = useTranslate("translations");
  const say = useTranslate("screens");
  const { entries } = usePageIndex();
  const [file, setFile] = useState<File | null>(null);
  const canWrite = isAtLeast(useSignal(editor.role), "writer");
  const write = async (format: Format): Promise<void> => {
    const pageNames = new Map(entries.map(({ id, name }) => [id, name]));
    const source = exchangeSource(groups, { language, primary, pageNames, t, say });
    const name = `${editor.site.slug}-${language}`;
    if (format === "csv") {
      const { writeCsv } = await import("./csv.ts");
      // where a comma stands in numbers, spreadsheets expect a semicolon between cells
      const separator = currentLanguage() === "en" ? "," : ";";
      download(`${name}.csv`, "text/csv;charset=utf-8", writeCsv(source, separator));
    } else {
      const { writeXliff } = await import("./xliff.ts");
      download(`${name}.xlf`, "application/xliff+xml", writeXliff(source));
    }
  };
  const choices = (["csv", "xliff"] as const).map((value) => ({
    value,
    label: t(`exchange.${value}`),
    hint: t(`exchange.${value}About`),
    isDisabled: groups.length === 0,
  }));
  return (
    <>
      <MenuButton<Format>
        label={t("exchange.export")}
        className="button"
        choices={isComplete ? choices : undefined}
        onChoose={(format) => void write(format)}
      >
        <Download aria-hidden="true" />
        <span className="translations-exchange-word">{t("exchange.export")}</span>
        <ChevronDown className="size-14" aria-hidden="true" />
      </MenuButton>
      {canWrite && isComplete && (
        <FileButton
          className="button"
          accept=".csv,.xlf,.xliff,text/csv,application/xliff+xml,application/xml,text/xml"
          onFile={setFile}
        >
          <Upload aria-hidden="true" />
          <span className="translations-exchange-word">{t("exchange.import")}</span>
        </FileButton>
      )}
      {file && (
        <ImportDialog file={file} language={language} lines={lines} onClose={() => setFile(null)} />
      )}
    </>
  );
}
