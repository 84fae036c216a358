import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { isAllPublished } from "#/api/changed-parts.ts";
import type { PublishEvent } from "#/api/publish-event.ts";
import { ApiError, isUnreachable } from "../../api/api-error.ts";
import { errorWords } from "../../words/error-words.ts";
import { Button } from "../../ui/button.tsx";
import { changeCount } from "./change-count.ts";
import { countProblems } from "./problem-groups.ts";
import type { Publishing } from "./use-publishing.ts";
import { useTranslate } from "../../words/i18n.ts";

/** Publishes, says why not, and shows how far it is. */
export function PublishFoot({ publishing }: { publishing: Publishing }): ReactNode {
  const { isPublishing, isCut, error } = publishing;
  return (
    <div className="publish-foot">
      {!isPublishing && (isCut ? <Cut {...publishing} /> : <Failure {...publishing} />)}
      {isPublishing ? (
        <Progress {...publishing} />
      ) : (
        <Start {...publishing} isAgain={!!error && !isHeld(error)} />
      )}
    </div>
  );
}

/** Why nothing can be published now, and what becomes of the edits until it can. */
function Cut({ isSaving, isKept, compareAgain }: Publishing): ReactNode {
  const t = useTranslate("publish");
  const say = useTranslate("screens");
  return (
    <div className="note warn publish-cut" role="status">
      <CloudOff aria-hidden="true" />
      <p>
        {t("publish.cut")} {isSaving && t(isKept ? "publish.cutKept" : "publish.cutUnkept")}{" "}
        <button type="button" className="link" onClick={compareAgain}>
          {say("retry")}
        </button>
      </p>
    </div>
  );
}

/** The checks found errors that weren't known when it began. */
function hasProblems(error: unknown): boolean {
  return error instanceof ApiError && error.code === "invalid";
}

/** An operator looks at it first. */
function isHeld(error: unknown): boolean {
  return error instanceof ApiError && error.code === "publish-held";
}

/** What publishing met; visitors see nothing of it. */
function Failure({ error, info }: Publishing): ReactNode {
  const t = useTranslate("publish");
  const say = useTranslate("screens");
  // why it waits is told above
  if (!error || isHeld(error)) return null;
  return (
    <div className="note error publish-error" role="alert">
      <p>
        <b>{t("publish.failed")}</b>{" "}
        {isUnreachable(error) ? (
          t("publish.lost")
        ) : (
          <>
            {hasProblems(error) ? t("publish.fixFirst") : errorWords(say, error)}{" "}
            {info.live && t("publish.failedHint")}
          </>
        )}
      </p>
    </div>
  );
}

function Start({
  changes,
  isComparing,
  isSaving,
  isCut,
  publish,
  info,
  isAgain,
}: Publishing & { isAgain: boolean }): ReactNode {
  const t = useTranslate("publish");
  const say = useTranslate("screens");
  const count = changes ? changeCount(changes) : 0;
  const { errors } = countProblems(changes?.problems ?? []);
  // a site that was taken down comes back by publishing it, whether or not it has changed
  const isOff = info.offSince !== undefined;
  const isIdle = changes !== undefined && !isOff && isAllPublished(changes);
  const words = () => {
    if (isAgain) return say("retry");
    if (isOff) return t("publish.publishAgain");
    if (!changes?.isPublished || count === 0) return t("publish.publish");
    return t("publish.publishChanges", { count });
  };
  const why = () => {
    if (isCut) return undefined;
    if (isSaving) return t("publish.saving");
    return errors > 0 ? t("publish.blocked", { count: errors }) : undefined;
  };
  const reason = why();
  return (
    <>
      <Button
        variant="primary"
        disabled={!changes || isCut || isComparing || errors > 0 || (isIdle && !isAgain)}
        onClick={publish}
      >
        {words()}
      </Button>
      {reason !== undefined && <p className="size-12 tertiary-text">{reason}</p>}
    </>
  );
}

/** So much of the bar is full before the site is live: what is rendered is compressed and stored then. */
const shareBeforeLive = 0.9;

function shareOf(progress: PublishEvent | undefined): number {
  return progress && progress.total > 0 ? (progress.done / progress.total) * shareBeforeLive : 0;
}

function Progress({ progress, isSaving }: Publishing): ReactNode {
  const t = useTranslate("publish");
  const words = () => {
    if (isSaving) return t("publish.saving");
    if (progress?.state === "pictures") return t("publish.preparing", progress);
    if (progress && progress.total > 0 && progress.done >= progress.total)
      return t("publish.finishing");
    return progress && progress.total > 0
      ? t("publish.rendering", progress)
      : t("publish.starting");
  };
  const share = shareOf(progress);
  return (
    <>
      <p className="row num publish-progress" role="status">
        <span className="spin" aria-hidden="true" />
        {words()}
      </p>
      <div
        className="bar"
        role="progressbar"
        aria-label={t("publish.publish")}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        style={{ "--v": `${share * 100}%` }}
      />
    </>
  );
}
