import { createAccountClient } from "../api/account-client.ts";
import { ApiError } from "../api/api-error.ts";
import { onOtherAccount } from "../api/device-account.ts";
import { forgetOthers } from "../api/kept-answers.ts";
import { anyTopic } from "../document-store/topics.ts";
import type { Editor } from "./editor.ts";
import { readKeptSite, writeKeptSite } from "./kept-site.ts";
import { loseAccess } from "./lose-access.ts";
import { tellWrongAddress } from "./wrong-address.ts";

/** Milliseconds after a change in which more of them are waited for. */
const restAfter = 1000;
/** Milliseconds after which a server that couldn't be reached is asked again. */
const askAgainAfter = 15_000;

interface KeepOptions {
  readonly editor: Editor;
  /** The session is over and nothing waits to be sent. */
  readonly onSignedOut: () => void;
  /** Somebody else has signed in on this device. */
  readonly onOther: () => void;
}

/** Asks who is signed in until the server says so, then whether the site is still theirs. */
async function confirmAccess({ editor, onSignedOut }: KeepOptions): Promise<string | undefined> {
  const { call, site, store } = editor;
  const { account } = await createAccountClient(call).session();
  try {
    await call(`sites/${site.id}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // what is unsent is asked for by the state of saving, over what is being edited
    if (error.status === 401 && store.save.get().unsent === 0) onSignedOut();
    else if (error.status === 404) loseAccess(editor);
    else if (error.status !== 401) throw error;
    return undefined;
  }
  return account?.id;
}

/** Writes down what the server has confirmed, a moment after it changes. The answer ends it. */
async function follow(editor: Editor, account: string): Promise<() => void> {
  await forgetOthers(account).catch(() => undefined);
  const earlier = await readKeptSite(String(editor.site.id)).catch(() => undefined);
  if (earlier) await editor.store.takePages(earlier.document).catch(() => undefined);
  let cancel = (): void => undefined;
  const write = (): void => {
    // a device without room keeps nothing: the editor works without
    if (editor.hasAccess.get()) void writeKeptSite(editor, account).catch(() => undefined);
  };
  const soon = (): void => {
    cancel();
    cancel = editor.timers.after(restAfter, write);
  };
  const leave = (): void => {
    if (document.visibilityState === "hidden") write();
  };
  document.addEventListener("visibilitychange", leave);
  const ends = [
    () => document.removeEventListener("visibilitychange", leave),
    editor.store.subscribe(anyTopic, soon),
    editor.store.save.subscribe(soon),
    () => cancel(),
  ];
  write();
  return () => ends.forEach((end) => end());
}

/** Once a site is seen: its address is put right, and it is kept on this device while it is open, so that it opens without a network. The answer ends it. */
export function keepSite(options: KeepOptions): () => void {
  const { editor, onOther } = options;
  void tellWrongAddress(editor, location.pathname).catch(() => undefined);
  const ends: (() => void)[] = [];
  let isStopped = false;
  const end = (stop: () => void): void => {
    if (isStopped) stop();
    else ends.push(stop);
  };
  const begin = async (): Promise<void> => {
    if (isStopped) return;
    try {
      const account = await confirmAccess(options);
      if (account === undefined) return;
      end(onOtherAccount(onOther));
      end(await follow(editor, account));
    } catch {
      end(editor.timers.after(askAgainAfter, () => void begin()));
    }
  };
  // guests come by a link, which may be taken back: their devices keep nothing
  if (!editor.site.isGuest) void begin();
  return () => {
    isStopped = true;
    ends.forEach((stop) => stop());
  };
}
