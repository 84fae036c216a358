import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { SavedKind, SavedSection, SavedSectionChange } from "#/api/saved-sections.ts";
import { lookAgain } from "../api/look-again.ts";
import { useEditor } from "../session/editor.ts";
import { savedClient, savedKey } from "./saved-client.ts";

export interface SavedSections {
  /** Guests have no account that could keep any. */
  readonly isOffered: boolean;
  /** Undefined while they are on their way, or can't be had. */
  readonly list: readonly SavedSection[] | undefined;
  /** What went wrong last. */
  readonly error: Error | null;
  /** The one that was deleted last, which can be taken back. */
  readonly deleted: SavedSection | null;
  retry(): void;
  rename(id: string, name: string): void;
  remove(saved: SavedSection): void;
  restore(): void;
}

/** What the account keeps of a kind. What is changed is shown at once, and read again when the server has it. */
export function useSaved(kind: SavedKind): SavedSections {
  const key = [...savedKey, kind];
  const editor = useEditor();
  const queries = useQueryClient();
  const [deleted, setDeleted] = useState<SavedSection | null>(null);
  const isOffered = !editor.site.isGuest;
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: () => savedClient.list(editor.call, kind),
    enabled: isOffered,
  });
  const show = (change: (list: readonly SavedSection[]) => readonly SavedSection[]): void => {
    queries.setQueryData<readonly SavedSection[]>(key, (list) => list && change(list));
  };
  const onSettled = () => lookAgain(queries, key);
  const change = useMutation({
    mutationFn: ({ id, ...body }: SavedSectionChange & { id: string }) =>
      savedClient.change(editor.call, id, body),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ id }: SavedSection) => savedClient.remove(editor.call, id),
    onSuccess: (_answer, saved) => setDeleted(saved),
    onSettled,
  });
  return {
    isOffered,
    list: data,
    error: error ?? change.error ?? remove.error,
    deleted,
    retry: () => void refetch(),
    rename(id, name) {
      show((list) => list.map((one) => (one.id === id ? { ...one, name } : one)));
      change.mutate({ id, name });
    },
    remove(saved) {
      show((list) => list.filter(({ id }) => id !== saved.id));
      remove.mutate(saved);
    },
    restore() {
      if (!deleted) return;
      setDeleted(null);
      change.mutate({ id: deleted.id, isTrashed: false });
    },
  };
}
