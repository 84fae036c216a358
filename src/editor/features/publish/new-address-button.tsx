import type { ReactNode } from "react";
import { WandSparkles } from "lucide-react";
import type { ProblemInfo } from "#/api/publishing.ts";
import { useEditor } from "../../session/editor.ts";
import { useMay } from "../../session/hooks.ts";
import { IconButton } from "../../ui/button.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { focusNextAction } from "./ignore-button.tsx";
import { takeNewAddress } from "./mend-link.ts";

interface NewAddressButtonProps {
  /** Of one link, or of several of a section that lead to one address. */
  readonly problems: readonly ProblemInfo[];
}

/** Has a link to another site lead where that has moved; nothing for other problems. */
export function NewAddressButton({ problems }: NewAddressButtonProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("publish");
  const may = useMay();
  const address = problems[0]?.leadsTo;
  if (address === undefined || !may("editor")) return null;
  return (
    <IconButton
      size="sm"
      className="row-action"
      label={t("publish.useNewAddress", { address })}
      icon={<WandSparkles aria-hidden="true" />}
      onClick={(event) => {
        focusNextAction(event);
        void takeNewAddress(editor, problems, t);
      }}
    />
  );
}
