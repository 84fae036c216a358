import type { DocumentAnswer } from "#/api/documents.ts";
import type { ReplacementPictures, ReplacementPreview } from "#/api/projects.ts";
import { templates } from "#/sections/definitions.ts";
import { OperationRefusal } from "#/site/operations/operation.ts";
import type { Step } from "#/site/operations/operation.ts";
import { findEntry } from "#/site/page-index.ts";
import { restoreSiteSteps } from "#/site/restore/restore-site.ts";
import { projectBody } from "../../../../api/import-project.ts";
import { type SendFileOptions, sendFile } from "../../../../api/send-file.ts";
import { type Editor, useEditor } from "../../../../session/editor.ts";
import { loadPages } from "../../../../session/load-pages.ts";
import { loadTemplates } from "../../../../session/page-looks.ts";
import { toastStep } from "../../../../session/toast-step.ts";
import { whenSaved } from "../../../../session/when-saved.ts";
import { withAssets } from "../../../../session/with-assets.ts";
import { useTranslate } from "../../../../words/i18n.ts";
import { refusalWords } from "../../../../words/refusal-words.ts";

/** A file on its way to take the place of the site. */
export type Replacing = Pick<SendFileOptions, "signal" | "onProgress"> & { readonly file: File };

/** What the site is to become, with all of its pictures. */
type Replacement = Pick<DocumentAnswer, "site" | "index" | "pages" | "assets"> &
  ReplacementPictures;

function send<Answer>(path: string, { file, ...rest }: Replacing): Promise<Answer> {
  return sendFile<Answer>({ path, ...projectBody(file), ...rest });
}

/** What would become of the site. @throws ApiError */
export function previewReplacement(
  site: number,
  replacing: Replacing,
): Promise<ReplacementPreview> {
  return send(`sites/${site}/replacement/preview`, replacing);
}

/** The steps that make the site another one. @throws ApiError, OperationRefusal */
async function stepsOf(editor: Editor, wanted: Replacement): Promise<readonly Step[]> {
  const { store } = editor;
  await loadTemplates(wanted);
  await whenSaved(editor);
  const { index } = store.records();
  const ids = wanted.pages.map(({ id }) => id);
  await loadPages(
    editor,
    ids.filter((id) => index && findEntry(index, id)),
  );
  return restoreSiteSteps(store.records(), wanted, { templates });
}

/**
 * Has a file take the place of the site, as one edit that one undo takes back. Answers whether that is done; what stands
 * against it was told. @throws ApiError
 */
export function useReplace(): (replacing: Replacing) => Promise<boolean> {
  const editor = useEditor();
  const t = useTranslate("settings");
  const say = useTranslate("screens");

  return async (replacing) => {
    const { site, store, assets } = editor;
    const path = `sites/${site.id}/replacement`;
    const wanted = await send<Replacement>(path, replacing);
    const cancel = (): Promise<unknown> =>
      editor.call(`${path}/cancellation`, { method: "POST", body: { pictures: wanted.added } });
    let isMade = false;
    try {
      const steps = await stepsOf(editor, wanted);
      // who has closed the dialog by now has changed their mind
      replacing.signal.throwIfAborted();
      if (steps.length === 0) {
        isMade = true;
        editor.toast(t("export.replace.same"));
        return true;
      }
      assets.set(withAssets(assets.get(), wanted.assets));
      const result = editor.dispatch(steps, "restore");
      if (result.outcome !== "done") return false;
      isMade = true;
      const run = (): void => void store.undo();
      toastStep(editor, t("export.replace.done"), { label: say("undo"), run });
      return true;
    } catch (error) {
      if (!(error instanceof OperationRefusal)) throw error;
      editor.toast(t("export.replace.notDone", { reason: await refusalWords(error) }));
      return false;
    } finally {
      // without the edit its pictures are nobody's; where that fails, they are seen in the library
      if (!isMade && wanted.added.length > 0) void cancel().catch(() => undefined);
    }
  };
}
