import { useMemo, useState } from "react";
import type { ReactNode } from "react";
import { PictureChooser } from "../../fields/library/chooser.tsx";
import type { ChosenPicture } from "../../fields/library/chooser.tsx";
import { allTags } from "../../fields/library/library-items.ts";
import type { LibraryItem } from "../../fields/library/library-items.ts";
import { useLibrary } from "../../fields/library/use-library.ts";
import { useEditor } from "../../session/editor.ts";
import { useLeaveGuard } from "../../session/leave-guard.ts";
import { useLiveUpdates } from "../../session/use-live-updates.ts";
import { toastStep } from "../../session/toast-step.ts";
import { useScreenKeys, useStayingSteps } from "../../shell/keys/staying-steps.ts";
import { useTranslate } from "../../words/i18n.ts";
import { navigate } from "../../navigation/location.ts";
import { AltTexts } from "./alt-texts.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { DetailsPane } from "./details-pane.tsx";
import { LibraryPane } from "./library-pane.tsx";
import { SiteBar } from "../../shell/site-bar.tsx";
import { FilesScreen } from "./files/files-screen.tsx";
import { Messages } from "./messages.tsx";
import { mediaPath, readMediaPlace } from "./media-place.ts";
import { replacePictures } from "./media-actions.ts";
import { ReplaceDialog } from "./replace-dialog.tsx";
import { useMediaActions } from "./use-media-actions.ts";
import type { MediaActions } from "./use-media-actions.ts";
import "../../shell/frame.css";
import "../../shell/app-header.css";
import "./media.css";

interface ReplacingProps {
  readonly item: LibraryItem;
  readonly actions: MediaActions;
  readonly onClose: () => void;
}

/** Another picture for the places of one: first which, then where. */
function Replacing({ item, actions, onClose }: ReplacingProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("media");
  const common = useTranslate();
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  if (!chosen)
    return (
      <PictureChooser
        title={t("replace.choose", { name: item.asset.name })}
        except={item.asset.id}
        onChoose={setChosen}
        onClose={onClose}
      />
    );
  return (
    <ReplaceDialog
      item={item}
      chosen={chosen}
      onClose={onClose}
      onReplace={(places, replacement) => {
        onClose();
        void actions.attempt(async () => {
          const isDone = await replacePictures(editor, places, replacement);
          if (isDone)
            toastStep(editor, t("replace.done", { count: places.length }), {
              label: common("undo"),
              run: () => void editor.store.undo(),
            });
        });
      }}
    />
  );
}

/** What of the library is about to be done. */
type Task =
  | { readonly kind: "replace"; readonly item: LibraryItem }
  | { readonly kind: "delete"; readonly items: readonly LibraryItem[] };

interface OpenTaskProps {
  readonly task: Task | null;
  readonly actions: MediaActions;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

function OpenTask({ task, actions, onDeleted, onClose }: OpenTaskProps): ReactNode {
  if (!task) return null;
  if (task.kind === "replace")
    return <Replacing item={task.item} actions={actions} onClose={onClose} />;
  return (
    <DeleteDialog
      items={task.items}
      onClose={onClose}
      onDelete={() => {
        onClose();
        onDeleted();
        void actions.remove(task.items);
      }}
    />
  );
}

/** `/sites/{id}/media`: everything that the site has of pictures, and of files for visitors. */
export function MediaScreen({ rest }: { rest: string }): ReactNode {
  const { open, isFiles } = readMediaPlace(rest);
  return isFiles ? <FilesScreen open={open} /> : <PicturesScreen rest={rest} />;
}

function PicturesScreen({ rest }: { rest: string }): ReactNode {
  const editor = useEditor();
  const { site } = editor;
  const t = useTranslate("media");
  const library = useLibrary();
  const actions = useMediaActions(library);
  const { items, isPlaced } = library;
  const steps = useStayingSteps({ undone: t("undone"), redone: t("redone") });
  const [task, setTask] = useState<Task | null>(null);
  const tags = useMemo(() => allTags(items ?? []), [items]);
  const { open, isAltTexts } = readMediaPlace(rest);
  const item = items?.find(({ asset }) => asset.id === open);
  const close = (): void => navigate(mediaPath(site.id));
  useLeaveGuard(editor);
  useLiveUpdates(editor);
  useScreenKeys(steps);
  // what stands nowhere breaks nothing
  const remove = (some: readonly LibraryItem[]): void => {
    if (some.some(({ places }) => places.length > 0))
      return setTask({ kind: "delete", items: some });
    if (item) close();
    void actions.remove(some);
  };
  return (
    <div className="app tabbed media">
      <title>{`${t("title")} · ${site.name} · Vitrine`}</title>
      <SiteBar steps={steps} />
      <main className="media-panes" data-open={item ? true : undefined}>
        {isAltTexts ? (
          <AltTexts library={library} actions={actions} />
        ) : (
          <LibraryPane
            library={library}
            actions={actions}
            tags={tags}
            open={open}
            onOpen={(id) => navigate(mediaPath(site.id, id), { replace: open !== undefined })}
            onDelete={remove}
          />
        )}
        {item && (
          <DetailsPane
            key={item.asset.id}
            item={item}
            isPlaced={isPlaced}
            tags={tags}
            actions={actions}
            onClose={close}
            onReplace={() => setTask({ kind: "replace", item })}
            onDelete={() => remove([item])}
          />
        )}
      </main>
      <OpenTask
        task={task}
        actions={actions}
        onDeleted={() => item && close()}
        onClose={() => setTask(null)}
      />
      <Messages />
    </div>
  );
}
