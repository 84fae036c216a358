import { useState } from "react";
import type { SiteInfo } from "#/api/sites.ts";
import type { SitesClient } from "../../api/sites-client.ts";
import type { ToastsState } from "../../ui/use-toasts.ts";
import { errorWords } from "../../words/error-words.ts";
import { useTranslate } from "../../words/i18n.ts";
import { nameOfCopy } from "../../words/name-of-copy.ts";
import { editingPath } from "../../words/site-status.ts";
import { downloadProject } from "./download-project.ts";
import type { SiteActions } from "./site-menu.tsx";
import { useDuplicate, useSetVisible, useTrash } from "./use-sites.ts";

export interface SiteActionsOptions {
  readonly sites: SitesClient;
  readonly toast: ToastsState["show"];
  readonly navigate: (path: string) => void;
}

/** What is asked about a site before it is done. */
export interface Asked {
  readonly about: "rename" | "leave" | "transfer" | "unpublish";
  readonly site: SiteInfo;
}

/** What the cards of sites do, and what is asked about one of them. */
export function useSiteActions({ sites, toast, navigate }: SiteActionsOptions) {
  const t = useTranslate("sites");
  const say = useTranslate("screens");
  const { trash, restore, leave } = useTrash(sites);
  const copy = useDuplicate(sites);
  const setVisible = useSetVisible(sites);
  const [asked, setAsked] = useState<Asked | null>(null);
  const fail = (error: unknown): void => void toast(errorWords(say, error));
  const bringBack = (site: SiteInfo): void => {
    restore(site).then(() => toast(t("sites.restored", { name: site.name })), fail);
  };
  const publishAgain = (site: SiteInfo): void => {
    setVisible(site, true).then(() => toast(t("sites.publishedAgain", { name: site.name })), fail);
  };
  const actions: SiteActions = {
    settings: ({ id }) => navigate(`/sites/${id}/settings`),
    open: ({ address }) => void globalThis.open(address, "_blank", "noopener"),
    copy({ address }) {
      const copied = () => toast(t("sites.addressCopied"));
      void navigator.clipboard.writeText(address).then(copied);
    },
    rename: (site) => setAsked({ about: "rename", site }),
    duplicate(site) {
      const { name } = site;
      const begun = toast(t("sites.duplicating", { name }));
      const duplicated = ({ id }: SiteInfo): void => {
        const run = () => navigate(editingPath(id));
        toast(t("sites.duplicated", { name }), { label: t("sites.edit"), run }, begun);
      };
      copy(
        site,
        nameOfCopy(name, (own) => t("sites.copyOf", { name: own })),
      ).then(duplicated, (error: unknown) => toast(errorWords(say, error), undefined, begun));
    },
    export({ id, name }) {
      toast(t("sites.exporting", { name }));
      downloadProject(sites, id).catch(fail);
    },
    trash(site) {
      const undo = { label: say("undo"), run: () => bringBack(site) };
      trash(site).then(() => toast(t("sites.trashed", { name: site.name }), undo), fail);
    },
    leave: (site) => setAsked({ about: "leave", site }),
    transfer: (site) => setAsked({ about: "transfer", site }),
    unpublish: (site) => setAsked({ about: "unpublish", site }),
    publishAgain,
  };
  return {
    actions,
    bringBack,
    asked,
    endAsking: () => setAsked(null),
    leave: (site: SiteInfo): void =>
      void leave(site).then(() => toast(t("sites.left", { name: site.name })), fail),
    unpublish(site: SiteInfo): void {
      const undo = { label: say("undo"), run: () => publishAgain(site) };
      setVisible(site, false).then(
        () => toast(t("sites.unpublishedNow", { name: site.name }), undo),
        fail,
      );
    },
  };
}
