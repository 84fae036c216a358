import { useEffect, useState } from "react";
import { findEntry } from "#/site/page-index.ts";
import { pageKey } from "#/site/records.ts";
import type { Records } from "#/site/records.ts";
import { useEditor } from "../../session/editor.ts";
import { useSignal } from "../../signals/signal.ts";

/** The site's records as they are now, with a page loaded; drawn anew with every edit, own or another's. */
export function useRecordsWith(page: string | undefined): Records | undefined {
  const { store, serverEvent } = useEditor();
  const [loaded, setLoaded] = useState<string>();
  useSignal(store.save);
  useSignal(store.history);
  useSignal(serverEvent);
  const records = store.records();
  // one that is gone is nothing to wait for
  const isListed = page !== undefined && records.index && findEntry(records.index, page);
  const isThere = page !== undefined && (!isListed || records[pageKey(page)] !== undefined);
  useEffect(() => {
    let isWanted = true;
    const settle = (): void => {
      if (isWanted) setLoaded(page);
    };
    if (page !== undefined && !isThere) void store.loadPage(page).then(settle, settle);
    return () => {
      isWanted = false;
    };
  }, [store, page, isThere]);
  return isThere || loaded === page ? records : undefined;
}
