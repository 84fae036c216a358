import { useQueryClient } from "@tanstack/react-query";
import type { ReleaseEntry } from "#/api/history.ts";
import { lookAgain } from "../../api/look-again.ts";
import { createPublishingClient } from "../../api/publishing-client.ts";
import { useEditor } from "../../session/editor.ts";
import { publishState } from "../../session/publish-state.ts";
import { errorWords } from "../../words/error-words.ts";
import { useTranslate } from "../../words/i18n.ts";
import { versionKeys } from "./use-versions.ts";
import type { VersionsClient } from "./versions-client.ts";

/** What is said about points, and which release visitors see. */
export function useMarks(client: VersionsClient) {
  const editor = useEditor();
  const queries = useQueryClient();
  const t = useTranslate("versions");
  const say = useTranslate("screens");
  const publishing = createPublishingClient(editor.call, editor.site.id);
  const lookAtTimeline = () => lookAgain(queries, versionKeys.timeline);

  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      editor.toast(errorWords(say, error));
      return false;
    } finally {
      await lookAtTimeline();
    }
  }

  async function goLive(release: string): Promise<number | undefined> {
    let number: number | undefined;
    await attempt(async () => {
      ({ number } = await publishing.makeLive(release));
      publishState(editor).isUnpublished.set(true);
      for (const name of ["releases", "changes", "site"])
        await lookAgain(queries, [name, editor.site.id]);
    });
    return number;
  }

  return {
    setName: (revision: number, name: string) => attempt(() => client.setName(revision, name)),
    removeName: (revision: number) => attempt(() => client.removeName(revision)),
    setNote: (release: string, note: string) => attempt(() => client.setNote(release, note)),
    /** Shows an earlier release to visitors; the one that was shown can come back. */
    async makeLive({ id }: ReleaseEntry) {
      const { live } = await publishing.info();
      const number = await goLive(id);
      if (number === undefined) return;
      const run = async (): Promise<void> => {
        const again = live && (await goLive(live.releaseId));
        if (again) editor.toast(t("liveAgain", { number: again }));
      };
      const action = live && { label: say("undo"), run: () => void run() };
      editor.toast(t("nowLive", { number }), ...(action ? [action] : []));
    },
  };
}
