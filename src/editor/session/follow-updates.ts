import { accessEventSchema } from "#/api/operations.ts";
import { peopleEventSchema } from "#/api/presence.ts";
import { ApiError } from "../api/api-error.ts";
import { serverReach } from "../reach/server-reach.ts";
import { followSite } from "../document-store/live-updates.ts";
import { translate } from "../words/i18n.ts";
import type { Editor } from "./editor.ts";
import { followPages } from "./follow-pages.ts";
import { loseAccess } from "./lose-access.ts";

/** Shows who has the site open, as the server told it. */
function showPeople(editor: Editor, data: unknown): void {
  const told = peopleEventSchema.safeParse(data).data?.people ?? [];
  const self = told.find(({ tab }) => tab === editor.tab);
  editor.others.set(
    told
      .filter((one) => one !== self)
      .map((one) => ({ ...one, isOwn: one.person === self?.person })),
  );
  editor.isPlaceKnown.set(self?.place !== null);
}

/** Takes in what others do, and how publishing goes on. The answer ends it. */
export function followUpdates(editor: Editor): () => void {
  const { store } = editor;
  const pages = followPages(editor);
  let stop: () => void = () => undefined;
  function follow(): void {
    stop = followSite({
      open: (revision) =>
        new EventSource(
          `/api/v1/sites/${editor.site.id}/events?since=${revision}&tab=${editor.tab}`,
        ),
      revision: store.revision,
      timers: editor.timers,
      onBack: serverReach.onBack,
      onOperation: (operation) => {
        editor.serverEvent.set({ kind: "operation" });
        pages.hear(operation);
        store.receive(operation);
      },
      onPeople: (data) => {
        if (data === undefined) {
          serverReach.check();
          void checkAccess();
        }
        showPeople(editor, data);
      },
      onComments: () => editor.serverEvent.set({ kind: "comments" }),
      onPublish: (event) => editor.serverEvent.set({ kind: "publish", event }),
      onAccess: changeRole,
      onEnd: () => void endOrWait(),
    });
  }
  function changeRole(data: unknown): void {
    const told = accessEventSchema.safeParse(data);
    if (!told.success || told.data.role === editor.role.get()) return;
    // what is being typed is an edit still: the server says what becomes of it
    editor.canvas.get()?.text.flush();
    editor.role.set(told.data.role);
    editor.toast(translate(told.data.role === "viewer" ? "access.viewer" : "access.changed"));
  }
  /** Ends the editor of whoever has no site any more; says whether they haven't. */
  async function checkAccess(): Promise<boolean> {
    const error = await editor.call(`sites/${editor.site.id}`).catch((cause: unknown) => cause);
    // a guest has nothing to sign in with
    const ended = editor.site.isGuest ? [401, 404] : [404];
    const isLost = error instanceof ApiError && ended.includes(error.status);
    if (isLost) loseAccess(editor);
    return isLost;
  }
  /** Whose session has ended may sign in again. */
  async function endOrWait(): Promise<void> {
    if (!(await checkAccess())) waitForAccess();
  }
  /** Once somebody has signed in the server takes edits, and there is something to hear. */
  function waitForAccess(): void {
    stop = store.save.subscribe(() => {
      if (store.save.get().phase !== "saved") return;
      stop();
      follow();
    });
    store.retryNow();
  }
  let { phase } = store.save.get();
  const stopWatching = store.save.subscribe(() => {
    const before = phase;
    ({ phase } = store.save.get());
    // an edit may be refused before the stream ends
    if (phase === "signed-out" && phase !== before) void checkAccess();
  });
  follow();
  return () => {
    pages.stop();
    stopWatching();
    stop();
  };
}
