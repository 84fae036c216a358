import { fileQueueOf } from "../../fields/files/file-queue.ts";
import { uploadQueueOf } from "../../fields/library/upload-queue.ts";
import { navigate } from "../../navigation/location.ts";
import { useEditor } from "../../session/editor.ts";
import type { Editor } from "../../session/editor.ts";
import { useMay } from "../../session/hooks.ts";
import { useTranslate } from "../../words/i18n.ts";
import type { Translate } from "../../words/i18n.ts";
import { useFileActions } from "./files/use-file-actions.ts";
import { filesPath } from "./media-place.ts";

interface Counts {
  pictures: number;
  files: number;
  /** They were there before. */
  here: number;
  failed: number;
}

/** Whether it goes among the pictures, if only to be told why it can't. */
function isPicture({ type }: File): boolean {
  return type.startsWith("image/");
}

/** Calls once none of these files is on its way any more, with how many weren't taken. */
function whenSent(editor: Editor, batch: ReadonlySet<File>, then: (failed: number) => void): void {
  const queues = [uploadQueueOf(editor).files, fileQueueOf(editor).files];
  const look = (): void => {
    const own = queues.flatMap((queue) => queue.get().filter(({ file }) => batch.has(file)));
    if (own.some(({ failure }) => failure === null)) return;
    for (const end of ends) end();
    then(own.length);
  };
  const ends = queues.map((queue) => queue.subscribe(look));
}

function summary(t: Translate<"media">, { pictures, files, here, failed }: Counts): string {
  const kinds = [
    ...(pictures > 0 ? [t("sorted.pictures", { count: pictures })] : []),
    ...(files > 0 ? [t("sorted.files", { count: files })] : []),
  ].join(", ");
  return [
    ...(kinds === "" ? [] : [t("sorted.added", { what: kinds })]),
    ...(here > 0 ? [t("sorted.here", { count: here })] : []),
    ...(failed > 0 ? [t("sorted.failed", { count: failed })] : []),
  ].join(", ");
}

/**
 * Takes what is dropped among the pictures: pictures go there, the rest among the files for visitors. What became of it
 * is told, but of one new picture, which is seen.
 */
export function useSortedFiles(onPicture: () => void): (files: readonly File[]) => void {
  const editor = useEditor();
  const t = useTranslate("media");
  const actions = useFileActions();
  const may = useMay();
  return (all) => {
    const counts: Counts = { pictures: 0, files: 0, here: 0, failed: 0 };
    const known = new Set(editor.assets.get().keys());
    const pictures = all.filter(isPicture);
    // who may not add files is told why by the library of pictures
    const files = may("editor") ? all.filter((one) => !isPicture(one)) : [];
    uploadQueueOf(editor).add(may("editor") ? pictures : all, ({ id }) => {
      counts[known.has(id) ? "here" : "pictures"] += 1;
      known.add(id);
      onPicture();
    });
    actions.add(files, (isNew) => (counts[isNew ? "files" : "here"] += 1));
    whenSent(editor, new Set(all), (failed) => {
      const isSeen =
        counts.here + counts.files === 0 && (all.length === 1 || failed === all.length);
      if (isSeen) return;
      const run = (): void => navigate(filesPath(editor.site.id));
      const words = summary(t, { ...counts, failed });
      editor.toast(words, files.length > 0 ? { label: t("sorted.show"), run } : undefined);
    });
  };
}
