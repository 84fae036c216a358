import { QueryClient } from "@tanstack/react-query";
import { isPassing } from "./api-error.ts";

/** Lists of the server, asked for again where the connection failed. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 3 && isPassing(error),
        staleTime: 10_000,
      },
    },
  });
}
