import {
  keepPreviousData,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { isAllPublished } from "#/api/changed-parts.ts";
import type { PublishEvent } from "#/api/publish-event.ts";
import type { ChangesInfo, PublishedInfo } from "#/api/publishing.ts";
import { publishEventSchema } from "#/api/publish-event.ts";
import type { SiteInfo } from "#/api/sites.ts";
import { isPassing, isUnreachable } from "../../api/api-error.ts";
import { lookAgain } from "../../api/look-again.ts";
import type { PublishingClient } from "../../api/publishing-client.ts";
import { useSignal } from "../../signals/signal.ts";
import { useEditor } from "../../session/editor.ts";
import type { Editor } from "../../session/editor.ts";
import { publishState } from "../../session/publish-state.ts";
import { whenSaved } from "../../session/when-saved.ts";
import { useOnline } from "../../ui/use-online.ts";
import { toldNow, useIgnored } from "./ignoring.ts";

/** A publication, and the seconds that it took. */
export interface Publication extends PublishedInfo {
  readonly seconds: number;
}

export interface Publishing {
  readonly info: SiteInfo;
  /** Undefined while they are compared. */
  readonly changes: ChangesInfo | undefined;
  readonly changesError: unknown;
  /** Something has changed since they were compared. */
  readonly isComparing: boolean;
  /** Some edits aren't on the server yet. */
  readonly isSaving: boolean;
  /** The server can't be reached; whatever waits for it goes on by itself once it can. */
  readonly isCut: boolean;
  /** Edits that aren't on the server yet: whether this device keeps them. */
  readonly isKept: boolean;
  readonly isPublishing: boolean;
  readonly progress: PublishEvent | undefined;
  /** The last publication, as long as it's live and nothing was edited since. */
  readonly published: Publication | undefined;
  readonly error: unknown;
  publish(): void;
  compareAgain(): void;
}

/** While other sites are asked for what pages link to, or without a connection, it is looked again, in milliseconds. */
const lookAgainAfter = 4_000;
/** Other sites are not waited for any longer. */
const mostLooks = 15;

const keyOf = (site: number) => ["publish", site] as const;

/** The latest publication of this editor: it goes on while the popover is closed. */
function useLatest(site: number) {
  const states = useMutationState({
    filters: { mutationKey: keyOf(site), exact: true },
    select: ({ state }) => state,
  });
  return states.at(-1);
}

async function publishNow(editor: Editor, client: PublishingClient): Promise<Publication> {
  publishState(editor).progress.set(undefined);
  await whenSaved(editor);
  const start = performance.now();
  try {
    const published = await client.publish(editor.store.revision());
    return { ...published, seconds: (performance.now() - start) / 1000 };
  } finally {
    // its last event may have been lost with the connection
    publishState(editor).progress.set(undefined);
  }
}

export function usePublishing(client: PublishingClient): Publishing {
  const editor = useEditor();
  const queries = useQueryClient();
  const { site, store } = editor;
  const { unsent, phase, isKept } = useSignal(store.save);
  const isSaving = unsent > 0;
  const isOnline = useOnline();
  const event = publishEventSchema.safeParse(useSignal(publishState(editor).progress));
  const revision = store.revision();
  const changes = useQuery({
    queryKey: ["changes", site.id, revision],
    queryFn: async () => {
      // which of the problems can be shown is known with them
      await new Promise<void>((resolve) => editor.places.whenKnown(resolve));
      return client.changes();
    },
    enabled: !isSaving,
    staleTime: 0,
    // what was known stays to be seen until what has changed since is compared
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data, dataUpdateCount, error } }) =>
      isPassing(error) || (data?.isAsking && dataUpdateCount < mostLooks) ? lookAgainAfter : false,
  });
  const info = useQuery({ queryKey: ["site", site.id], queryFn: () => client.info() });
  const askAgain = (): Promise<unknown> =>
    Promise.all(["changes", "site", "releases"].map((name) => lookAgain(queries, [name, site.id])));
  const mutation = useMutation({
    mutationKey: keyOf(site.id),
    mutationFn: () => publishNow(editor, client),
    onSuccess(published) {
      const isAllOut = store.revision() === published.revision && store.save.get().unsent === 0;
      if (isAllOut) publishState(editor).isUnpublished.set(false);
    },
    onSettled: askAgain,
  });
  const ignored = useIgnored();
  const { data } = changes;
  const isComparing = changes.isPlaceholderData;
  const { isUnpublished } = publishState(editor);
  useEffect(() => {
    // what was edited may have been taken back since
    if (!data || isSaving || isComparing || data.revision !== revision) return;
    if (isAllPublished(data)) isUnpublished.set(false);
  }, [data, isSaving, isComparing, revision, isUnpublished]);
  const told = useMemo(() => data && { ...data, ...toldNow(data, ignored) }, [data, ignored]);
  const latest = useLatest(site.id);
  const published = latest?.status === "success" ? (latest.data as Publication) : undefined;
  const failure = changes.error ?? changes.failureReason;
  const isCut = phase === "offline" || !isOnline || isUnreachable(failure);
  const stands = published?.revision === revision && published.id === info.data?.live?.releaseId;
  return {
    info: info.data ?? site,
    changes: told,
    isComparing,
    changesError: changes.error,
    isSaving,
    isCut,
    isKept,
    isPublishing: latest?.status === "pending",
    progress: event.success ? event.data : undefined,
    published: stands && !isSaving ? published : undefined,
    error: latest?.status === "error" ? latest.error : null,
    publish: () => mutation.mutate(),
    compareAgain() {
      store.retryNow();
      void askAgain();
    },
  };
}
