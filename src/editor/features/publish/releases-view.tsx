import type { ReactNode } from "react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import type { ListedRelease } from "#/api/publishing.ts";
import type { PublishingClient } from "../../api/publishing-client.ts";
import { useEditor } from "../../session/editor.ts";
import { useMakeLive } from "../../session/use-make-live.ts";
import { useTranslate } from "../../words/i18n.ts";
import { errorWords } from "../../words/error-words.ts";
import { listedMomentWords } from "../../words/moment-words.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { publisherName } from "./publisher-name.ts";

/** How many of the latest releases are listed. */
const listed = 20;

export interface ReleasesViewProps {
  readonly client: PublishingClient;
  readonly onBack: () => void;
}

/** The latest releases, each with the way back to it. */
export function ReleasesView({ client, onBack }: ReleasesViewProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("publish");
  const say = useTranslate("screens");
  const show = useMakeLive(() => Promise.resolve());
  const makeLive = useMutation({ mutationFn: show });
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ["releases", editor.site.id],
    queryFn: () => client.releases(listed),
  });
  return (
    <>
      <div className="publish-address">
        <IconButton
          size="sm"
          label={t("publish.backToPublish")}
          icon={<ArrowLeft aria-hidden="true" />}
          onClick={onBack}
        />
        <h2 className="section-title grow">{t("publish.releases")}</h2>
      </div>
      <div className="scroll-area">
        {isPending && <p className="publish-note skeleton" aria-busy="true" />}
        {error && (
          <p className="publish-note" role="alert">
            {errorWords(say, error)}{" "}
            <button type="button" className="link" onClick={() => void refetch()}>
              {say("retry")}
            </button>
          </p>
        )}
        {data?.length === 0 && <p className="publish-note">{t("publish.noReleases")}</p>}
        <ul className="release-list">
          {data?.map((release) => (
            <ReleaseRow
              key={release.id}
              release={release}
              isBusy={makeLive.isPending}
              onMakeLive={() => makeLive.mutate(release.id)}
            />
          ))}
        </ul>
      </div>
    </>
  );
}

interface ReleaseRowProps {
  readonly release: ListedRelease;
  readonly isBusy: boolean;
  readonly onMakeLive: () => void;
}

function ReleaseRow({ release, isBusy, onMakeLive }: ReleaseRowProps): ReactNode {
  const t = useTranslate("publish");
  const { number, publishedAt, pageCount, isLive, isOff, note, publisher } = release;
  return (
    <li className="row">
      <div className="grow">
        <p className="row">
          <span className="strong">{t("publish.release", { number })}</span>
          {isOff && <span className="tag">{t("publish.isOff")}</span>}
        </p>
        <p className="size-12 tertiary-text">
          {[
            publisherName(t, publisher),
            listedMomentWords(publishedAt),
            t("publish.pagesMade", { count: pageCount }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {note !== "" && <p className="size-12 secondary-text">{note}</p>}
      </div>
      {isLive ? (
        <span className="tag ok">{t("publish.isLiveNow")}</span>
      ) : (
        <Button
          size="sm"
          isBusy={isBusy}
          aria-label={t("publish.makeReleaseLive", { number })}
          onClick={onMakeLive}
        >
          {t("publish.makeLive")}
        </Button>
      )}
    </li>
  );
}
