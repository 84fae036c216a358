import { useQueryClient } from "@tanstack/react-query";
import { lookAgain } from "../../../api/look-again.ts";
import { useEditor } from "../../../session/editor.ts";
import { errorWords } from "../../../words/error-words.ts";
import { useTranslate } from "../../../words/i18n.ts";

/** Changes something and tells what was done. Answers whether it was. */
export type ToldChange = (work: () => Promise<unknown>, done?: string) => Promise<boolean>;

/** Changes what the server has of a tab and reads that anew; what goes wrong is told. */
export function useToldChange(queryKey: readonly unknown[]): ToldChange {
  const editor = useEditor();
  const queries = useQueryClient();
  const words = useTranslate("screens");
  return async (work, done) => {
    try {
      await work();
      if (done !== undefined) editor.toast(done);
      return true;
    } catch (error) {
      editor.toast(errorWords(words, error));
      return false;
    } finally {
      await lookAgain(queries, queryKey);
    }
  };
}
