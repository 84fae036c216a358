import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { InfiniteData } from "@tanstack/react-query";
import type { DocumentAnswer } from "#/api/documents.ts";
import type { History } from "#/api/history.ts";
import { homePage } from "#/api/home-page.ts";
import { loadDefinitions } from "#/sections/late-definitions.ts";
import { ApiError } from "../../api/api-error.ts";
import { loadTemplates } from "../../session/page-looks.ts";
import type { TimelinePlace, VersionsClient } from "./versions-client.ts";

export const versionKeys = {
  timeline: ["versions", "timeline"],
  differences: ["versions", "differences"],
  past: ["versions", "past"],
} as const;

/** Earlier states stay what they are, and are forgotten some time after they were looked at. */
const past = { staleTime: Number.POSITIVE_INFINITY, gcTime: 120_000 } as const;

/** A part of the timeline, once the templates that it speaks of have their names. */
async function named(part: History): Promise<History> {
  const steps = part.entries.flatMap((entry) => (entry.kind === "sitting" ? entry.steps : []));
  const templates = steps.flatMap(({ params }) => [params["template"], params["named"]]);
  // where one can't be had, its id stands for it
  await loadDefinitions(templates.filter((one) => typeof one === "string")).catch(() => undefined);
  return part;
}

/** The timeline, newest first, part by part. */
export function useTimeline(client: VersionsClient) {
  return useInfiniteQuery({
    queryKey: versionKeys.timeline,
    queryFn: async ({ pageParam }) => named(await client.timeline(pageParam)),
    initialPageParam: undefined as TimelinePlace | undefined,
    getNextPageParam: ({ next, nextEvent }: History) =>
      next === null ? undefined : { before: next, event: nextEvent },
    select: ({ pages }: InfiniteData<History>) => pages,
  });
}

/** The points that have names; looked at again with the timeline. */
export function useNamedVersions(client: VersionsClient) {
  return useQuery({
    queryKey: [...versionKeys.timeline, "named"],
    queryFn: () => client.named(),
  });
}

async function prepared(answer: DocumentAnswer): Promise<DocumentAnswer> {
  await loadTemplates(answer);
  return answer;
}

/** A page as it was after a revision. */
export function usePastPage(client: VersionsClient, revision: number, page: string | undefined) {
  return useQuery({
    queryKey: [...versionKeys.past, revision, page],
    queryFn: async () => prepared(await client.document(revision, page)),
    enabled: page !== undefined,
    ...past,
  });
}

/** The first of some pages that was there after a revision, or the home page. */
export function usePictured(
  client: VersionsClient,
  { revision, page }: { revision: number; page: string | undefined },
  isSeen: boolean,
) {
  return useQuery({
    queryKey: [...versionKeys.past, "picture", revision, page],
    queryFn: () =>
      client.document(revision, page ?? homePage).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404)
          return client.document(revision, homePage);
        throw error;
      }),
    enabled: isSeen,
    ...past,
  });
}

/** What has changed since a revision, as the server has it. */
export function useDifferences(client: VersionsClient, revision: number, now: number) {
  return useQuery({
    queryKey: [...versionKeys.differences, revision, { now }],
    queryFn: () => client.differences(revision),
    // with every edit they are looked up anew, and stand meanwhile
    placeholderData: (before, query) => (query?.queryKey.includes(revision) ? before : undefined),
  });
}
