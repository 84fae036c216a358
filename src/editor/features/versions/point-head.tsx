import { ArrowLeft, NotebookPen } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { ReleaseEntry } from "#/api/history.ts";
import { activeLanguages } from "#/site/language.ts";
import type { LanguageCode } from "#/site/language.ts";
import { findEntry } from "#/site/page-index.ts";
import { useEditor } from "../../session/editor.ts";
import { useSiteInfo } from "../../session/use-site-info.ts";
import { Link } from "../../navigation/link.tsx";
import { navigate } from "../../navigation/location.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { hookFor } from "../../ui/use-narrow.ts";
import { currentLanguage, useTranslate } from "../../words/i18n.ts";
import { hourWords } from "../../words/moment-words.ts";
import { authorWords } from "./event-words.ts";
import { NameDialog } from "./name-dialog.tsx";
import {
  DeviceChoice,
  LanguageChoice,
  MoreMenu,
  NameMenu,
  PageChoice,
  RestoreMenu,
} from "./point-menus.tsx";
import type { PointAct } from "./point-menus.tsx";
import type { PointViewProps } from "./point-view-props.ts";
import { RestorePageDialog } from "./restore-page-dialog.tsx";
import { isSameAsNow, sinceWords } from "./difference-words.ts";
import { peopleWords } from "./step-words.ts";
import { LiveTag } from "./live-tag.tsx";
import { useMarks } from "./use-marks.ts";
import { isNotFoundPage } from "./not-found-page.ts";
import type { Point } from "./use-point.ts";
import type { Restore } from "./use-restore.ts";
import type { VersionDevice } from "./version-frame.tsx";
import { versionsPath } from "./versions-place.ts";
import { dayOf } from "./when.ts";
import "./point-head.css";

export interface PointHeadProps extends PointViewProps {
  readonly point: Point;
  readonly device: VersionDevice;
  readonly onDevice: (device: VersionDevice) => void;
  readonly language: LanguageCode;
  readonly onLanguage: (language: LanguageCode) => void;
  readonly restore: Restore;
  readonly isViewer: boolean;
}

type PointOfTime = Pick<PointViewProps, "entry" | "part" | "revision">;

/** When the point was, and who made it. */
function useWhen({ entry, part, revision }: PointOfTime): { time: string; people: string } {
  const t = useTranslate("versions");
  const [now] = useState(() => new Date());
  if (!entry || !part) return { time: "", people: "" };
  const step =
    entry.kind === "sitting" ? entry.steps.find((one) => one.revision === revision) : undefined;
  const iso = step?.time ?? entry.time;
  const day = dayOf(iso, currentLanguage(), { now, t });
  const time = `${day}, ${hourWords(iso)}`;
  if (entry.kind === "release") return { time, people: authorWords(t, entry, part.people) };
  return { time, people: peopleWords(t, step ? [step.author] : entry.authors, part.people) };
}

function nameOf({ part, revision }: PointOfTime): string | undefined {
  return part?.names.find((one) => one.revision === revision)?.name;
}

/** The point above its side of a comparison. */
export function PointTime(props: PointOfTime): ReactNode {
  const { time, people } = useWhen(props);
  const { entry } = props;
  const { takedown } = useSiteInfo();
  return (
    <>
      <span className="strong">{time}</span>
      {entry?.kind === "release" && entry.isLive && (
        <LiveTag isTakenDown={takedown !== undefined} />
      )}
      <span className="size-12 tertiary-text grow truncated">{people}</span>
    </>
  );
}

type Asked = "name" | "note" | "page" | null;

function Dialogs(
  props: PointHeadProps & { asked: Asked; onClose: () => void; marks: Marks },
): ReactNode {
  const { entry, revision, asked, onClose, marks } = props;
  const t = useTranslate("versions");
  const common = { onClose, label: t("name.label"), hint: t("name.hint") };
  if (asked === "name") {
    const name = nameOf(props);
    return (
      <NameDialog
        {...common}
        title={name === undefined ? t("name.give") : t("name.change")}
        limit={80}
        isRequired
        initial={name ?? ""}
        onSave={(text) => {
          onClose();
          void marks.setName(revision, text);
        }}
      />
    );
  }
  if (asked === "page") return <RestoreAsked {...props} />;
  if (asked !== "note" || entry?.kind !== "release") return null;
  return (
    <NameDialog
      onClose={onClose}
      label={t("note")}
      hint={t("noteHint")}
      title={t("editNote", { number: entry.number })}
      limit={300}
      isRequired={false}
      initial={entry.note}
      onSave={(text) => {
        onClose();
        void marks.setNote(entry.id, text);
      }}
    />
  );
}

type Marks = ReturnType<typeof useMarks>;

/** Asks what becomes of the page's linked sections. */
function RestoreAsked(props: PointHeadProps & { onClose: () => void }): ReactNode {
  const { point, restore, onClose } = props;
  const { answer, past } = point;
  if (!answer || !past) return null;
  return (
    <RestorePageDialog
      name={findEntry(answer.index, past.page.id)?.name ?? ""}
      linked={point.changedLinked}
      isOther={point.isOther}
      onClose={onClose}
      onRestore={(linked) => {
        onClose();
        void restore.page(answer, past.page, linked);
      }}
    />
  );
}

/** Whether a window has no room for the buttons beside what else stands in their row. */
const useOneRow = hookFor("(max-width: 1399px)");

interface MarkActionsProps {
  readonly name: string | undefined;
  readonly release: ReleaseEntry | undefined;
  readonly onAct: (act: PointAct) => void;
}

/** What a point is called, what is noted of its release, and that one's way back to visitors. */
function MarkActions({ name, release, onAct }: MarkActionsProps): ReactNode {
  const t = useTranslate("versions");
  if (useOneRow()) return <MoreMenu name={name} release={release} onChoose={onAct} />;
  return (
    <>
      <NameMenu name={name} onName={() => onAct("name")} onRemove={() => onAct("unname")} />
      {release && (
        <IconButton
          variant="secondary"
          label={t("editNote", { number: release.number })}
          icon={<NotebookPen aria-hidden="true" />}
          onClick={() => onAct("note")}
        />
      )}
      {release && !release.isLive && <Button onClick={() => onAct("live")}>{t("makeLive")}</Button>}
    </>
  );
}

/** What only those who edit can do with a point. */
function PointActions(props: PointHeadProps): ReactNode {
  const { client, revision, entry, point, restore } = props;
  const marks = useMarks(client);
  const [asked, setAsked] = useState<Asked>(null);
  const { answer, past, changedLinked, differences } = point;
  const asks = changedLinked.length > 0;
  const release = entry?.kind === "release" && entry.revision === revision ? entry : undefined;
  const act = (chosen: PointAct): void => {
    if (chosen === "unname") void marks.removeName(revision);
    else if (chosen !== "live") setAsked(chosen);
    else if (release) void marks.makeLive(release);
  };
  const restorePage = (): void => {
    if (!answer || !past) return;
    if (asks) setAsked("page");
    else if (isNotFoundPage(past.page)) restore.notFound(past.site);
    else void restore.page(answer, past.page);
  };
  return (
    <div className="point-actions">
      <MarkActions name={nameOf(props)} release={release} onAct={act} />
      {(asks || (differences && !isSameAsNow(differences))) && (
        <RestoreMenu
          isBusy={restore.isBusy}
          asks={asks}
          onPage={answer && past && (asks || point.isOther) ? restorePage : undefined}
          onSite={() => void restore.site()}
        />
      )}
      <Dialogs {...props} asked={asked} onClose={() => setAsked(null)} marks={marks} />
    </div>
  );
}

/** Which point it is, what of it is shown and how, and what can be done with it. */
export function PointHead(props: PointHeadProps): ReactNode {
  const { revision, entry, isCompared, point, device, onDevice, isViewer } = props;
  const { language, onLanguage } = props;
  const { site } = useEditor();
  const t = useTranslate("versions");
  const say = useTranslate("screens");
  const { time, people } = useWhen(props);
  const name = nameOf(props);
  const { answer, page, differences } = point;
  return (
    <header className="point-head">
      <Link
        className="button icon-only ghost only-medium"
        to={versionsPath(site.id, { revision: null, isCompared: false })}
        aria-label={t("back")}
        title={t("back")}
      >
        <ArrowLeft aria-hidden="true" />
      </Link>
      <div className="point-about">
        <h2 className="strong truncated">
          {name === undefined
            ? t("pointBy", { time, name: people })
            : t("pointNamed", { time, name })}
        </h2>
        <p className="size-12 secondary-text truncated">{sinceWords(t, say, differences)}</p>
      </div>
      {answer && (
        <PageChoice
          index={answer.index}
          differences={differences}
          isNotFoundOther={point.isNotFoundOther}
          isCompared={isCompared}
          page={page}
          onChoose={point.choosePage}
        />
      )}
      {answer && (
        <LanguageChoice
          languages={activeLanguages(answer.site.languages)}
          language={language}
          onChoose={onLanguage}
        />
      )}
      <DeviceChoice device={device} onChoose={onDevice} />
      <Segmented<"plain" | "compare">
        label={t("view")}
        choices={[
          { value: "plain", label: t("plain") },
          { value: "compare", label: t("compare") },
        ]}
        value={isCompared ? "compare" : "plain"}
        onChoose={(view) =>
          navigate(
            versionsPath(site.id, {
              revision,
              release: entry?.kind === "release" ? entry.number : undefined,
              isCompared: view === "compare",
            }),
          )
        }
      />
      {!isViewer && <PointActions {...props} />}
    </header>
  );
}
