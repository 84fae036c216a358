import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useEditor } from "../../session/editor.ts";
import { ErrorNote } from "../../ui/error-note.tsx";
import { IconButton } from "../../ui/button.tsx";
import { keepRows } from "../../ui/keep-rows.ts";
import { Popover } from "../../ui/layer/popover.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { LinkRow } from "./link-row.tsx";
import { NewLinkForm } from "./new-link-form.tsx";
import { useLinks } from "./use-links.ts";
import "./share.css";

interface SharePopoverProps {
  /** The button that opened it; it gets the focus back. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** Makes links to the draft or a release, and lists those that there are. */
export function SharePopover({ anchor, onClose }: SharePopoverProps): ReactNode {
  const t = useTranslate("share");
  const say = useTranslate("screens");
  const links = useLinks();
  const { data, error } = links.links;
  const isOffline = useEditor().site.takedown !== undefined;
  return (
    <Popover anchor={anchor} label={t("title")} onClose={onClose} className="share">
      <div className="row">
        <h2 className="section-title grow">{t("title")}</h2>
        <IconButton
          size="sm"
          label={say("close")}
          icon={<X aria-hidden="true" />}
          onClick={onClose}
        />
      </div>
      <p className="secondary-text">{t("about")}</p>
      <NewLinkForm links={links} />
      {isOffline && <p className="note">{t("offline")}</p>}
      <ErrorNote error={error} />
      {data && data.length > 0 && (
        <section className="share-links" aria-labelledby="share-links">
          <h3 id="share-links" className="size-12 secondary-text">
            {t("links")}
          </h3>
          <ul ref={keepRows}>
            {data.map((link) => (
              <LinkRow
                key={link.id}
                link={link}
                isBusy={links.revoke.isPending}
                onRevoke={() => links.revoke.mutate(link)}
              />
            ))}
          </ul>
        </section>
      )}
    </Popover>
  );
}
