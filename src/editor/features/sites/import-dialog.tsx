import { useEffect, useRef, useState } from "react";
import type { CSSProperties, ReactNode } from "react";
import { useMutation } from "@tanstack/react-query";
import type { BroughtVisitors } from "#/api/projects.ts";
import type { SiteInfo } from "#/api/sites.ts";
import type { ImportProject } from "../../api/import-project.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog, DialogHead } from "../../ui/dialog.tsx";
import { readContents } from "./archive-contents.ts";
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

/** A file that was chosen, as long as it is open what of it comes along. */
interface Chosen {
  readonly file: File;
  readonly withVisitors: boolean;
}

function ImportForm({ importProject, onImported }: ImportDialogProps): ReactNode {
  const say = useTranslate("screens");
  const [sent, setSent] = useState(0);
  const [chosen, setChosen] = useState<Chosen>();
  const stop = useRef(new AbortController());
  // closing the dialog ends what is under way
  useEffect(() => () => stop.current.abort(), []);
  const running = useMutation({
    mutationFn: (wanted: Chosen) => {
      setSent(0);
      setChosen(undefined);
      stop.current = new AbortController();
      const { signal } = stop.current;
      return importProject({ ...wanted, signal, onProgress: setSent });
    },
    onSuccess: (site) => {
      if (!site.visitors?.leftOut) onImported(site);
    },
  });
  const choose = async (file: File): Promise<void> => {
    running.reset();
    const { hasVisitors } = await readContents(file);
    if (hasVisitors) setChosen({ file, withVisitors: true });
    else running.mutate({ file, withVisitors: false });
  };
  const { data: site } = running;
  if (site?.visitors?.leftOut)
    return <BroughtNote visitors={site.visitors} onOpen={() => onImported(site)} />;
  const isBusy = running.isPending || running.isSuccess;
  return (
    <div className="form-dialog-body">
      {running.isError && <ImportProblems error={running.error} />}
      {isBusy && <ImportProgress sent={sent} />}
      {chosen ? (
        <ImportChoice
          chosen={chosen}
          onChange={setChosen}
          onImport={() => running.mutate(chosen)}
        />
      ) : (
        <ProjectFileButton isBusy={isBusy} onFile={(file) => void choose(file)} />
      )}
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

/** What an export has besides its site. */
function ImportChoice({
  chosen,
  onChange,
  onImport,
}: {
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
  readonly onImport: () => void;
}): ReactNode {
  const t = useTranslate("sites");
  const { file, withVisitors } = chosen;
  return (
    <>
      <p className="import-file">{file.name}</p>
      <Checkbox
        isChecked={withVisitors}
        onChange={(isChecked) => onChange({ file, withVisitors: isChecked })}
      >
        {t("import.visitors")}
      </Checkbox>
      <p className="hint">{t("import.visitorsHint")}</p>
      <Button variant="primary" size="lg" onClick={onImport}>
        {t("import.submit")}
      </Button>
    </>
  );
}

/** Says that not all of what visitors sent could be taken, before the site is opened. */
function BroughtNote({
  visitors,
  onOpen,
}: {
  readonly visitors: BroughtVisitors;
  readonly onOpen: () => void;
}): ReactNode {
  const t = useTranslate("sites");
  const { messages, subscribers, rsvps, leftOut } = visitors;
  return (
    <div className="form-dialog-body">
      <p className="note warn" role="status">
        {t("import.brought", { count: messages + subscribers + rsvps })}{" "}
        {t("import.leftOut", { count: leftOut })}
      </p>
      <Button variant="primary" size="lg" onClick={onOpen}>
        {t("import.toSite")}
      </Button>
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
