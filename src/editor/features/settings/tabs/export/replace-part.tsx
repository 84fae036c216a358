import { Upload } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { useTranslate } from "../../../../words/i18n.ts";
import { FileButton } from "../../../../ui/file-button.tsx";
import { Part } from "../../form/part.tsx";
import { ReplaceDialog } from "./replace-dialog.tsx";

/** Puts a file in the place of what the site is. For owners. */
export function ReplacePart(): ReactNode {
  const t = useTranslate("settings");
  const [file, setFile] = useState<File>();
  return (
    <Part title={t("export.replace.title")}>
      <p className="hint">{t("export.replace.about")}</p>
      <div className="export-action">
        <FileButton
          className="button"
          accept=".zip,.json,application/zip,application/json"
          onFile={setFile}
        >
          <Upload aria-hidden="true" />
          {t("export.replace.choose")}
        </FileButton>
      </div>
      {file && <ReplaceDialog file={file} onClose={() => setFile(undefined)} />}
    </Part>
  );
}
