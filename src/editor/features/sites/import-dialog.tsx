import { useEffect, useRef, useState } from "react";
import type { CSSProperties, ReactNode } from "react";
import { useMutation } from "@tanstack/react-query";
import type { SiteInfo } from "#/api/sites.ts";
import type { ImportProject } from "../../api/import-project.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogHead } from "../../ui/dialog.tsx";
import { ImportProblems } from "./import-problems.tsx";
import { useTranslate } from "../../words/i18n.ts";

export interface ImportDialogProps {
  readonly importProject: ImportProject;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onImported: (site: SiteInfo) => void;
}

/** Asks for a project file and makes a site of it. */
export function ImportDialog(props: ImportDialogProps): ReactNode {
  const t = useTranslate("sites");
  const say = useTranslate("screens");
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} className="form-dialog">
      <DialogHead
        title={t("import.title")}
        hint={t("import.hint")}
        closeLabel={say("close")}
        onClose={props.onClose}
      />
      <ImportForm {...props} />
    </Dialog>
  );
}

function ImportForm({ importProject, onImported }: ImportDialogProps): ReactNode {
  const say = useTranslate("screens");
  const [sent, setSent] = useState(0);
  const stop = useRef(new AbortController());
  // closing the dialog ends what is under way
  useEffect(() => () => stop.current.abort(), []);
  const running = useMutation({
    mutationFn: (file: File) => {
      setSent(0);
      stop.current = new AbortController();
      const { signal } = stop.current;
      return importProject({ file, signal, onProgress: setSent });
    },
    onSuccess: onImported,
  });
  const isBusy = running.isPending || running.isSuccess;
  return (
    <div className="form-dialog-body">
      {running.isError && <ImportProblems error={running.error} />}
      {isBusy && <ImportProgress sent={sent} />}
      <ProjectFileButton isBusy={isBusy} onFile={(file) => running.mutate(file)} />
      {running.isPending && (
        <Button
          onClick={() => {
            stop.current.abort();
            running.reset();
          }}
        >
          {say("cancel")}
        </Button>
      )}
    </div>
  );
}

function ProjectFileButton({
  isBusy,
  onFile,
}: {
  isBusy: boolean;
  onFile: (file: File) => void;
}): ReactNode {
  const t = useTranslate("sites");
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="primary" size="lg" isBusy={isBusy} onClick={() => input.current?.click()}>
        {t("import.choose")}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".zip,.json,application/zip,application/json"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}

function ImportProgress({ sent }: { sent: number }): ReactNode {
  const t = useTranslate("sites");
  const share = Math.round(sent * 100);
  return (
    <div className="import-progress">
      <p role="status">{share < 100 ? t("import.sending", { share }) : t("import.checking")}</p>
      <span className="bar" style={{ "--v": `${share}%` } as CSSProperties} />
    </div>
  );
}
