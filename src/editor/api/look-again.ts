import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Asks for lists of the server anew after a change. What is on its way is dropped: it may have been read before the
 * change, and a first answer would not be asked for again by itself.
 */
export async function lookAgain(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey });
  await queries.invalidateQueries({ queryKey });
}
