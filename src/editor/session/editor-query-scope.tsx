import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { createQueryClient } from "../api/query-client.ts";
import { useEditor } from "./editor.ts";
import { editorState } from "./editor-state.ts";

/** What the panels and dialogs of an editor know of the server's lists. */
export const queryClientOf = editorState(createQueryClient);

/** Lists of the server for panels. An editor has one client, so that what was begun in a panel goes on while it is closed. */
export function EditorQueryScope({ children }: { children: ReactNode }): ReactNode {
  return <QueryClientProvider client={queryClientOf(useEditor())}>{children}</QueryClientProvider>;
}
