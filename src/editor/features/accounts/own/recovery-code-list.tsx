import type { ReactNode } from "react";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";

interface RecoveryCodeListProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Codes that are shown this one time. */
export function RecoveryCodeList({ codes, onClose }: RecoveryCodeListProps): ReactNode {
  const t = useTranslate("account");
  return (
    <FormDialog
      title={t("codeApp.codesTitle")}
      submit={t("codeApp.codesKept")}
      isBusy={false}
      onSubmit={onClose}
      onClose={onClose}
    >
      <p role="status">{t("codeApp.codesAbout")}</p>
      <div className="recovery-codes">
        <ul>
          {codes.map((code) => (
            <li key={code}>
              <code className="mono">{code}</code>
            </li>
          ))}
        </ul>
        <CopyButton
          text={codes.join("\n")}
          label={t("codeApp.copyCodes")}
          doneLabel={t("email.copied")}
        />
      </div>
    </FormDialog>
  );
}
