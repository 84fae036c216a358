import { ArrowLeft } from "lucide-react";
import { useId } from "react";
import type { ReactNode } from "react";
import { Button, IconButton } from "../../../ui/button.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import type { HelpCommand } from "./help-commands.ts";

interface HelpAnswerProps {
  readonly help: HelpCommand;
  readonly onBack: () => void;
  readonly onRun: () => void;
}

/** The answer to a question, with a button that opens the very place. */
export function HelpAnswer({ help, onBack, onRun }: HelpAnswerProps): ReactNode {
  const t = useTranslate("help");
  const id = useId();
  return (
    <div className="palette-answer">
      <div className="row">
        <IconButton label={t("back")} icon={<ArrowLeft aria-hidden="true" />} onClick={onBack} />
        <h2 className="grow">{help.label}</h2>
      </div>
      <p id={id}>{help.answer}</p>
      <Button
        variant="primary"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever asked goes there next
        autoFocus
        aria-describedby={id}
        onClick={onRun}
      >
        {help.action}
      </Button>
    </div>
  );
}
