import { QueryClient, onlineManager } from "@tanstack/react-query";
import { isPassing } from "./api-error.ts";
import { serverReach } from "../reach/server-reach.ts";

/** Milliseconds after which what couldn't be had is asked for again, for as long as it is shown. */
const askAgainAfter = 15_000;

onlineManager.setEventListener((setOnline) => {
  const { isReachable } = serverReach;
  const tell = (): void => setOnline(isReachable.get());
  tell();
  return isReachable.subscribe(tell);
});

/**
 * Lists of the server, asked for again where the connection failed. Where it can't be reached they fail at once, and say
 * so, instead of waiting for it; they are asked for again when it is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: "always",
        refetchOnReconnect: true,
        retry: (failures, error) =>
          failures < 3 && isPassing(error) && serverReach.isReachable.get(),
        refetchInterval: ({ state }) =>
          state.status === "error" && isPassing(state.error) && askAgainAfter,
        staleTime: 10_000,
      },
      mutations: { networkMode: "always" },
    },
  });
}
