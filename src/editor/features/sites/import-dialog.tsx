import { useEffect, useRef, useState } from "react";
import type { CSSProperties, ReactNode } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ImportedSite } from "#/api/projects.ts";
import type { SiteInfo } from "#/api/sites.ts";
import type { ImportProject } from "../../api/import-project.ts";
import { lookAgain } from "../../api/look-again.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog, DialogHead } from "../../ui/dialog.tsx";
import { type ArchiveContents, readContents } from "./archive-contents.ts";
import { ProjectProblems } from "../../session/project-problems.tsx";
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
  readonly contents: ArchiveContents;
  readonly withVisitors: boolean;
  readonly withVersions: boolean;
}

function ImportForm({ importProject, onImported }: ImportDialogProps): ReactNode {
  const t = useTranslate("sites");
  const say = useTranslate("screens");
  const queries = useQueryClient();
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
      const { file, withVisitors, withVersions } = wanted;
      return importProject({ file, withVisitors, withVersions, signal, onProgress: setSent });
    },
    onSuccess: (site) => {
      if (leftOutOf(site) === 0) onImported(site);
    },
    // the site may be there however the dialog is closed, also while it was on its way
    onSettled: () => void lookAgain(queries, ["sites"]),
  });
  const choose = async (file: File): Promise<void> => {
    running.reset();
    const contents = await readContents(file);
    const { hasVisitors, versions } = contents;
    const wanted = { file, contents, withVisitors: hasVisitors, withVersions: versions > 0 };
    if (hasVisitors || versions > 0) setChosen(wanted);
    else running.mutate(wanted);
  };
  const { data: site } = running;
  if (site && leftOutOf(site) > 0)
    return <BroughtNote site={site} onOpen={() => onImported(site)} />;
  const isBusy = running.isPending || running.isSuccess;
  return (
    <div className="form-dialog-body">
      {running.isError && <ProjectProblems error={running.error} title={t("import.refused")} />}
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
  const { file, contents, withVisitors, withVersions } = chosen;
  return (
    <>
      <p className="import-file">{file.name}</p>
      {contents.hasVisitors && (
        <Checkbox
          isChecked={withVisitors}
          onChange={(isChecked) => onChange({ ...chosen, withVisitors: isChecked })}
        >
          {t("import.visitors")}
        </Checkbox>
      )}
      {contents.hasVisitors && <p className="hint">{t("import.visitorsHint")}</p>}
      {contents.versions > 0 && (
        <Checkbox
          isChecked={withVersions}
          onChange={(isChecked) => onChange({ ...chosen, withVersions: isChecked })}
        >
          {t("import.versions", { count: contents.versions })}
        </Checkbox>
      )}
      <Button variant="primary" size="lg" onClick={onImport}>
        {t("import.submit")}
      </Button>
    </>
  );
}

/** How much of what was wanted couldn’t be taken. */
function leftOutOf({ visitors, versions }: ImportedSite): number {
  return (visitors?.leftOut ?? 0) + (versions?.leftOut ?? 0);
}

/** Says that not all of what was wanted could be taken, before the site is opened. */
function BroughtNote({
  site: { visitors, versions },
  onOpen,
}: {
  readonly site: ImportedSite;
  readonly onOpen: () => void;
}): ReactNode {
  const t = useTranslate("sites");
  return (
    <div className="form-dialog-body">
      {visitors && visitors.leftOut > 0 && (
        <p className="note warn" role="status">
          {t("import.brought", {
            count: visitors.messages + visitors.subscribers + visitors.rsvps,
          })}{" "}
          {t("import.leftOut", { count: visitors.leftOut })}
        </p>
      )}
      {versions && versions.leftOut > 0 && (
        <p className="note warn" role="status">
          {t("import.versionsLeftOut", { count: versions.leftOut })}
        </p>
      )}
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
