import { LayoutGrid, PanelTop, Plus } from "lucide-react";
import { createSitesClient } from "../../api/sites-client.ts";
import { browserCall } from "../../api/browser-call.ts";
import { navigate } from "../../navigation/location.ts";
import type { Command, CommandSource } from "../../shell/command.ts";
import { loadWords, translate, translator } from "../../words/i18n.ts";
import { editingPath } from "../../words/site-status.ts";
import { newSiteHash } from "./use-new-site.ts";

/** Most sites that are asked for. */
const listed = 100;

/** The account's sites, and making one. */
export const sitesCommands: CommandSource = async ({ editor }) => {
  const call = editor?.call ?? browserCall();
  const [sites] = await Promise.all([
    createSitesClient(call).list({ limit: listed, offset: 0, isTrashed: false }),
    loadWords("sites"),
    loadWords("palette"),
  ]);
  const t = translator("sites");
  const others = sites.filter(({ id }) => id !== editor?.site.id);
  const all: Command = {
    id: "sites",
    group: "go",
    label: translate("frame.back"),
    synonyms: translator("palette")("synonyms.sites"),
    Icon: LayoutGrid,
    run: () => navigate("/"),
  };
  return [
    ...others.map(({ id, name, slug }): Command => ({
      id: `site.${id}`,
      group: "go",
      label: name,
      detail: translator("palette")("kind.site"),
      hint: slug,
      synonyms: slug,
      Icon: PanelTop,
      run: () => navigate(editingPath(id)),
    })),
    all,
    {
      id: "site.new",
      group: "do",
      label: t("sites.new"),
      synonyms: translator("palette")("synonyms.newSite"),
      Icon: Plus,
      run: () => navigate(`/${newSiteHash}`),
    },
  ];
};
