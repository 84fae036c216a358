import { Suspense } from "react";
import type { ReactNode } from "react";
import { useEditor } from "../../../session/editor.ts";
import { withQueries } from "../../../session/with-queries.tsx";
import { useSignal } from "../../../signals/signal.ts";
import { latePart } from "../../../ui/late-part.tsx";
import { Waiting } from "../../../ui/waiting.tsx";
import { loadWords } from "../../../words/i18n.ts";
import { pageDialog } from "../pages-state.ts";

const PageDialogs = latePart(() =>
  withQueries(async () => {
    const [{ PageDialogs: Part }] = await Promise.all([
      import("./page-dialogs.tsx"),
      loadWords("editing"),
    ]);
    return Part;
  }, "pages"),
);

/** The dialogs of pages, while one of them is asked for. */
export function OpenDialogs(): ReactNode {
  const dialog = pageDialog(useEditor());
  const asked = useSignal(dialog);
  // what ends late closes its own dialog, not one that was asked for meanwhile
  const close = (): void => {
    if (dialog.get() === asked) dialog.set(null);
  };
  return (
    <Suspense fallback={<Waiting />}>
      {asked && <PageDialogs asked={asked} onClose={close} />}
    </Suspense>
  );
}
