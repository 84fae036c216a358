import type { ReactNode } from "react";
import { Dialog, DialogHead } from "../../ui/dialog.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { PreferenceFields } from "./preference-fields.tsx";
import type { ChosenPreferences } from "./use-preferences.ts";

interface PreferencesDialogProps {
  readonly preferences: ChosenPreferences;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** How the account wants the app. Every choice holds at once. */
export function PreferencesDialog({
  preferences,
  isOpen,
  onClose,
}: PreferencesDialogProps): ReactNode {
  const t = useTranslate("accounts");
  const say = useTranslate("screens");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} className="form-dialog">
      <DialogHead title={t("preferences.title")} closeLabel={say("close")} onClose={onClose} />
      <div className="form-dialog-body">
        <PreferenceFields {...preferences} />
      </div>
    </Dialog>
  );
}
