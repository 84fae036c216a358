import { useQueryClient } from "@tanstack/react-query";
import type { ReleaseEntry } from "#/api/history.ts";
import { lookAgain } from "../../api/look-again.ts";
import { useEditor } from "../../session/editor.ts";
import { useMakeLive } from "../../session/use-make-live.ts";
import { errorWords } from "../../words/error-words.ts";
import { useTranslate } from "../../words/i18n.ts";
import { versionKeys } from "./use-versions.ts";
import type { VersionsClient } from "./versions-client.ts";

/** What is said about points, and which release visitors see. */
export function useMarks(client: VersionsClient) {
  const editor = useEditor();
  const queries = useQueryClient();
  const say = useTranslate("screens");
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

  const makeLive = useMakeLive(lookAtTimeline);

  return {
    setName: (revision: number, name: string) => attempt(() => client.setName(revision, name)),
    removeName: (revision: number) => attempt(() => client.removeName(revision)),
    setNote: (release: string, note: string) => attempt(() => client.setNote(release, note)),
    /** Shows an earlier release to visitors; the one that was shown can come back. */
    makeLive: ({ id }: ReleaseEntry) => makeLive(id),
  };
}
