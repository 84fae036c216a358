import { useEffect, useState } from "react";
import type { PageLockInfo } from "#/api/page-locks.ts";
import { useEditor } from "../../../session/editor.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { errorWords } from "../../../words/error-words.ts";

export interface NewLock {
  readonly password?: string;
  readonly days: number;
}

/** The site's passwords for visitors, as the server has them. */
export interface Locks {
  /** Undefined until they are known. */
  readonly all: readonly PageLockInfo[] | undefined;
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  /** Whether it was done. */
  set(page: string, lock: NewLock): Promise<boolean>;
  remove(page: string): Promise<boolean>;
}

export function useLocks(): Locks {
  const { call, site } = useEditor();
  const words = useTranslate("screens");
  const [all, setAll] = useState<readonly PageLockInfo[]>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const path = `sites/${site.id}/locks`;
  useEffect(() => {
    const control = new AbortController();
    call<{ locks: PageLockInfo[] }>(path, { signal: control.signal }).then(
      ({ locks }) => control.signal.aborted || setAll(locks),
      (error: unknown) => control.signal.aborted || setProblem(errorWords(words, error)),
    );
    return () => control.abort();
  }, [call, path, words]);
  const change = async (page: string, work: Promise<PageLockInfo | undefined>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const lock = await work;
      setAll((before = []) => [
        ...before.filter((one) => one.page !== page),
        ...(lock ? [lock] : []),
      ]);
      return true;
    } catch (error) {
      setProblem(errorWords(words, error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    all,
    problem,
    isBusy,
    set: (page, body) => change(page, call(`${path}/${page}`, { method: "PUT", body })),
    remove: (page) => change(page, call(`${path}/${page}`, { method: "DELETE" })),
  };
}
