import type { ReactNode } from "react";
import { History } from "lucide-react";
import type { ProblemInfo } from "#/api/publishing.ts";
import { useTranslate } from "../../words/i18n.ts";
import { errorWords } from "../../words/error-words.ts";
import { dayMomentWords, momentWords } from "../../words/moment-words.ts";
import { shownAddress } from "../../words/site-status.ts";
import { IconButton } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { ChangeRows } from "./change-rows.tsx";
import { TakedownNote } from "../../session/takedown-note.tsx";
import { useUnpublished } from "../../session/use-visibility.ts";
import type { ProblemSpot } from "../../session/show-problem.ts";
import { FailedPlansNote } from "./failed-plans.tsx";
import { HeldNote } from "./held-note.tsx";
import { LeftOutRows } from "./left-out-rows.tsx";
import { ProblemRows } from "./problem-rows.tsx";
import { PublishFoot } from "./publish-foot.tsx";
import { publisherName } from "./publisher-name.ts";
import type { Publishing } from "./use-publishing.ts";

export interface PublishViewProps {
  readonly publishing: Publishing;
  readonly onReleases: () => void;
  /** Shows a place where something changed. */
  readonly onJump: (spot: ProblemSpot) => void;
  /** Shows a problem, from which one goes on to the next. */
  readonly onMend: (problem: ProblemInfo) => void;
}

/** Before publishing: the address, what would change, what stands against it. */
export function PublishView({
  publishing,
  onReleases,
  onJump,
  onMend,
}: PublishViewProps): ReactNode {
  const t = useTranslate("publish");
  const say = useTranslate("screens");
  const { changes, changesError, isCut, isSaving, compareAgain } = publishing;
  // what waits for the connection is compared with nothing yet
  const compared = isCut && isSaving ? undefined : changes;
  const isMissing = !changes && !isCut;
  const off = useUnpublished();
  const { offSince, takedown } = publishing.info;
  // visitors see nothing of it: it isn't called live
  const isOff = offSince !== undefined || takedown !== undefined;
  return (
    <>
      <Address {...publishing} onReleases={onReleases} />
      <div className="scroll-area">
        {publishing.info.takedown !== undefined && (
          <TakedownNote
            takedown={publishing.info.takedown}
            className="publish-plans"
            isPublishing
          />
        )}
        {publishing.info.failedPlans !== undefined && (
          <FailedPlansNote count={publishing.info.failedPlans} />
        )}
        {publishing.info.held !== undefined && <HeldNote held={publishing.info.held} />}
        {isMissing && !changesError && (
          <div className="publish-section" role="status" aria-label={t("publish.loading")}>
            <p className="skeleton publish-skeleton" />
            <p className="skeleton publish-skeleton" />
          </div>
        )}
        {isMissing && !!changesError && (
          <p className="publish-note" role="alert">
            {t("publish.failedToLoad")} {errorWords(say, changesError)}{" "}
            <button type="button" className="link" onClick={compareAgain}>
              {say("retry")}
            </button>
          </p>
        )}
        {compared && <ChangeRows changes={compared} isOff={isOff} onJump={onJump} />}
        {compared && <LeftOutRows off={off} />}
        {compared && <ProblemRows {...compared} onJump={onMend} />}
      </div>
      <PublishFoot publishing={publishing} />
    </>
  );
}

function Address({
  info,
  changes,
  onReleases,
}: Publishing & { onReleases: () => void }): ReactNode {
  const t = useTranslate("publish");
  const { address, live, offSince, takedown } = info;
  const state = () => {
    if (takedown !== undefined) return t("publish.offline");
    if (offSince !== undefined) return t("publish.takenDown", { time: momentWords(offSince) });
    if (!live) return t("publish.neverLive");
    const since = t("publish.liveSince", { date: dayMomentWords(live.publishedAt) });
    return [since, publisherName(t, changes?.publisher)].filter(Boolean).join(" · ");
  };
  return (
    <div className="publish-address">
      <span className={classNames("dot", takedown ? "error" : live ? "ok" : "hollow")} />
      <div className="grow publish-status">
        {live ? (
          <a className="truncated" href={address} target="_blank" rel="noopener">
            {shownAddress(address)}
          </a>
        ) : (
          <span className="truncated strong">{shownAddress(address)}</span>
        )}
        <span className="size-12 tertiary-text">{state()}</span>
      </div>
      <CopyButton text={address} label={t("copy.address")} doneLabel={t("copy.done")} />
      {(live || offSince !== undefined) && (
        <IconButton
          size="sm"
          label={t("publish.releases")}
          icon={<History aria-hidden="true" />}
          onClick={onReleases}
        />
      )}
    </div>
  );
}
