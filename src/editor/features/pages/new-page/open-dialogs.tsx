import { Suspense } from "react";
import type { ReactNode } from "react";
import { useEditor } from "../../../session/editor.ts";
import { withQueries } from "../../../session/with-queries.tsx";
import { useSignal } from "../../../signals/signal.ts";
import { latePart } from "../../../ui/late-part.tsx";
import { Waiting } from "../../../ui/waiting.tsx";
import { pagesState } from "../pages-state.ts";

const NewPageDialog = latePart(() =>
  withQueries(async () => (await import("./new-page-dialog.tsx")).NewPageDialog, "pages"),
);
const PathDialog = latePart(() =>
  withQueries(async () => (await import("../path-dialog.tsx")).PathDialog, "pages"),
);

/** The dialogs of pages, while one of them is asked for. */
export function OpenDialogs(): ReactNode {
  const { adding, moving } = pagesState(useEditor());
  const place = useSignal(adding);
  const page = useSignal(moving);
  return (
    <Suspense fallback={<Waiting />}>
      {place && <NewPageDialog place={place} onClose={() => adding.set(null)} />}
      {page !== null && <PathDialog page={page} onClose={() => moving.set(null)} />}
    </Suspense>
  );
}
