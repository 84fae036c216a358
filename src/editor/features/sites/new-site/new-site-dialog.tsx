import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import type { SiteInfo } from "#/api/sites.ts";
import { startersFor } from "#/starters/starters-for.ts";
import type { Starter } from "#/starters/starter.ts";
import { Dialog, DialogHead } from "../../../ui/dialog.tsx";
import { useLanguage, useTranslate } from "../../../words/i18n.ts";
import type { SiteMaker } from "./site-maker.ts";
import { StarterCard } from "./starter-card.tsx";
import { StarterPreview } from "./starter-preview.tsx";
import "./new-site.css";

interface NewSiteDialogProps {
  readonly sites: SiteMaker;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onCreated: (site: SiteInfo) => void;
}

/** What a new site can start from. The one that is chosen is shown over it, as a whole, before it is made. */
export function NewSiteDialog({
  sites,
  isOpen,
  onClose,
  onCreated,
}: NewSiteDialogProps): ReactNode {
  const t = useTranslate("sites");
  const say = useTranslate("screens");
  const language = useLanguage();
  // by the time the dialog opens it is there; a server that doesn't answer changes nothing
  const { data } = useQuery({ queryKey: ["starters"], queryFn: () => sites.starters() });
  const [chosen, setChosen] = useState<Starter | null>(null);
  return (
    <>
      <Dialog isOpen={isOpen} onClose={onClose} className="new-site">
        <DialogHead
          title={t("newSite.title")}
          hint={t("newSite.hint")}
          closeLabel={say("close")}
          onClose={onClose}
        />
        <ul className="starters">
          {startersFor(language, data?.first).map((starter) => (
            <StarterCard
              key={starter.id}
              starter={starter}
              sites={sites}
              onChoose={() => setChosen(starter)}
            />
          ))}
        </ul>
      </Dialog>
      {chosen && (
        <StarterPreview
          starter={chosen}
          sites={sites}
          onBack={() => setChosen(null)}
          onCreated={onCreated}
        />
      )}
    </>
  );
}
