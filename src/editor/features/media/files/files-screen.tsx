import { useState } from "react";
import type { ReactNode } from "react";
import { useEditor } from "../../../session/editor.ts";
import { useLeaveGuard } from "../../../session/leave-guard.ts";
import { useLiveUpdates } from "../../../session/use-live-updates.ts";
import { useScreenKeys, useStayingSteps } from "../../../shell/keys/staying-steps.ts";
import { navigate } from "../../../navigation/location.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { SiteBar } from "../../../shell/site-bar.tsx";
import { filesPath } from "../media-place.ts";
import { Messages } from "../messages.tsx";
import { FileDeleteDialog } from "./file-delete-dialog.tsx";
import { FileDetails } from "./file-details.tsx";
import { FilesPane } from "./files-pane.tsx";
import { useFileActions } from "./use-file-actions.ts";
import { useLinkedFiles } from "./use-linked-files.ts";
import type { LinkedFile } from "./use-linked-files.ts";
import "./files.css";

/** `/sites/{id}/media/files`: what the site offers its visitors to download. */
export function FilesScreen({ open }: { open: string | undefined }): ReactNode {
  const editor = useEditor();
  const { site } = editor;
  const t = useTranslate("media");
  const files = useLinkedFiles();
  const actions = useFileActions();
  const steps = useStayingSteps({ undone: t("undone"), redone: t("redone") });
  const [deleting, setDeleting] = useState<LinkedFile | null>(null);
  const linked = files.find(({ file }) => file.id === open);
  const tags = [...new Set(files.flatMap(({ file }) => file.tags))].toSorted();
  const close = (): void => navigate(filesPath(site.id));
  useLeaveGuard(editor);
  useLiveUpdates(editor);
  useScreenKeys(steps);
  const remove = (one: LinkedFile): void => {
    setDeleting(null);
    close();
    actions.remove(one.file);
  };
  // what nothing links to breaks nothing
  const wantRemoved = (one: LinkedFile): void =>
    one.places?.length ? setDeleting(one) : remove(one);
  return (
    <div className="app tabbed media">
      <title>{`${t("title")} · ${site.name} · Vitrine`}</title>
      <SiteBar steps={steps} />
      <main className="media-panes" data-open={linked ? true : undefined}>
        <FilesPane
          files={files}
          actions={actions}
          open={open}
          onOpen={(id) => navigate(filesPath(site.id, id), { replace: open !== undefined })}
          onDelete={wantRemoved}
        />
        {linked && (
          <FileDetails
            key={linked.file.id}
            linked={linked}
            tags={tags}
            actions={actions}
            onClose={close}
            onDelete={() => wantRemoved(linked)}
          />
        )}
      </main>
      {deleting && (
        <FileDeleteDialog
          linked={deleting}
          onClose={() => setDeleting(null)}
          onDelete={() => remove(deleting)}
        />
      )}
      <Messages />
    </div>
  );
}
