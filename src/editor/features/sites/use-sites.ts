import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { SiteInfo } from "#/api/sites.ts";
import { lookAgain } from "../../api/look-again.ts";
import type { SitesClient } from "../../api/sites-client.ts";

const pageSize = 60;

type SitesData = InfiniteData<SiteInfo[], number>;

const keyOf = (isTrashed: boolean) => ["sites", { isTrashed }] as const;

/** The account's sites, or those in the trash, page by page. */
export function useSites(
  sites: SitesClient,
  isTrashed: boolean,
): UseInfiniteQueryResult<SiteInfo[]> {
  return useInfiniteQuery({
    queryKey: keyOf(isTrashed),
    queryFn: ({ pageParam }) => sites.list({ limit: pageSize, offset: pageParam, isTrashed }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.length < pageSize ? undefined : pages.length * pageSize,
    select: (data: SitesData) => data.pages.flat(),
  });
}

/** Makes sites of others; the list shows them. */
export function useDuplicate(
  sites: SitesClient,
): (site: SiteInfo, name: string) => Promise<SiteInfo> {
  const queries = useQueryClient();
  return async (site, name) => {
    try {
      return await sites.copy(site.id, name);
    } finally {
      await lookAgain(queries, ["sites"]);
    }
  };
}

export interface TrashActions {
  trash(site: SiteInfo): Promise<void>;
  restore(site: SiteInfo): Promise<void>;
  leave(site: SiteInfo): Promise<void>;
}

/** Takes published sites down and brings them back; the list asks again. */
export function useSetVisible(
  sites: SitesClient,
): (site: SiteInfo, isPublished: boolean) => Promise<void> {
  const queries = useQueryClient();
  return async (site, isPublished) => {
    try {
      await sites.setVisible(site.id, isPublished);
    } finally {
      await lookAgain(queries, ["sites"]);
    }
  };
}

/** Moves sites into the trash and out of it, and leaves those of others; the lists show it at once and ask again. */
export function useTrash(sites: SitesClient): TrashActions {
  const queries = useQueryClient();
  const leave = (site: SiteInfo, isTrashed: boolean): void => {
    queries.setQueryData<SitesData>(
      keyOf(isTrashed),
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => page.filter(({ id }) => id !== site.id)),
        },
    );
  };
  const change = async (
    site: SiteInfo,
    from: boolean,
    work: () => Promise<unknown>,
  ): Promise<void> => {
    leave(site, from);
    try {
      await work();
    } finally {
      await lookAgain(queries, ["sites"]);
    }
  };
  return {
    trash: (site) => change(site, false, () => sites.trash(site.id)),
    leave: (site) => change(site, false, () => sites.leave(site.id)),
    restore: (site) => change(site, true, () => sites.restore(site.id)),
  };
}
