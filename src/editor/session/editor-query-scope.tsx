import { QueryClientProvider } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { createQueryClient } from "../api/query-client.ts";
import type { Signal } from "../signals/signal.ts";
import { useEditor } from "./editor.ts";

function clientOf(queries: Signal<QueryClient | null>): QueryClient {
  const client = queries.get() ?? createQueryClient();
  queries.set(client);
  return client;
}

/** Lists of the server for panels. An editor has one client, so that what was begun in a panel goes on while it is closed. */
export function EditorQueryScope({ children }: { children: ReactNode }): ReactNode {
  const { queries } = useEditor();
  const [client] = useState(() => clientOf(queries));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
