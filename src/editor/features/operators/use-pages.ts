import { useInfiniteQuery } from "@tanstack/react-query";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { Call } from "../../api/request.ts";

const pageSize = 50;

/** Begins the keys of all lists of operators. */
export const operatorKey = "operator";

/** A list of the API in parts of fifty, by its path and query, e.g. `operator/sites` and `{ q: "lamp" }`. */
export function usePages<Row>(
  call: Call,
  path: string,
  query: Readonly<Record<string, string>>,
): UseInfiniteQueryResult<Row[]> {
  return useInfiniteQuery({
    queryKey: [operatorKey, path, query],
    queryFn: ({ pageParam }) => {
      const part = { ...query, limit: String(pageSize), offset: String(pageParam) };
      return call<Row[]>(`${path}?${new URLSearchParams(part).toString()}`);
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.length < pageSize ? undefined : pages.length * pageSize,
    select: (data: InfiniteData<Row[], number>) => data.pages.flat(),
  });
}
