import { Link2 } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { isAtLeast } from "#/api/roles.ts";
import type { PointEntry } from "#/api/history.ts";
import type { LanguageCode } from "#/site/language.ts";
import { recordHash } from "#/site/content-hash.ts";
import { useEditor } from "../../session/editor.ts";
import { nameOfSection } from "../../session/section-name.ts";
import { useSignal } from "../../signals/signal.ts";
import { useFontManifest } from "../../thumbnails/use-font-manifest.ts";
import { usePhone } from "../../ui/use-narrow.ts";
import { errorWords } from "../../words/error-words.ts";
import { useTranslate } from "../../words/i18n.ts";
import { listWords } from "../../words/list-words.ts";
import { CompareView } from "./compare-view.tsx";
import { pageDocument } from "./page-document.ts";
import type { PageState } from "./page-state.ts";
import { PointHead, PointTime } from "./point-head.tsx";
import type { PointViewProps } from "./point-view-props.ts";
import { useComparison } from "./use-comparison.ts";
import { useRestore } from "./use-restore.ts";
import { usePoint } from "./use-point.ts";
import type { Point } from "./use-point.ts";
import { VersionFrame } from "./version-frame.tsx";
import type { VersionDevice } from "./version-frame.tsx";

function touchedPage(entry: PointEntry | undefined, revision: number): string | undefined {
  if (entry?.kind !== "sitting") return undefined;
  const step = entry.steps.find((one) => one.revision === revision && one.page !== null);
  return step?.page ?? entry.pages[0];
}

/** How pages are drawn here: with the site's pictures as they are now. */
function useDrawing(
  point: Point,
  language: LanguageCode,
): ((state: PageState) => Promise<string | undefined>) | undefined {
  const editor = useEditor();
  const manifest = useFontManifest();
  const known = useSignal(editor.assets);
  if (manifest === undefined) return undefined;
  const own = point.answer?.assets.map((asset) => [asset.id, asset] as const) ?? [];
  const assets = new Map([...own, ...known]);
  return (state) => pageDocument({ ...state, siteId: editor.site.id, assets, manifest, language });
}

function Failed({ point }: { point: Point }): ReactNode {
  const t = useTranslate("versions");
  const say = useTranslate("screens");
  return (
    <p className="versions-note" role="alert">
      {t("pointFailed")} {errorWords(say, point.error)}{" "}
      <button type="button" className="link" onClick={point.retry}>
        {say("retry")}
      </button>
    </p>
  );
}

/** Restoring the page asks what becomes of its linked sections, which are shown as they were. */
function LinkedNote({ linked }: { linked: Point["changedLinked"] }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("versions");
  if (linked.length === 0) return null;
  const names = linked.map((section) => t("quoted", { name: nameOfSection(editor, section) }));
  return (
    <p className="note versions-note version-linked-note">
      <Link2 aria-hidden="true" />
      {t("linkedChanged", { count: names.length, names: listWords(names) })}
    </p>
  );
}

/** A point of the timeline: the site as it was, alone or beside what it is. Nothing of it can be edited. */
export function PointView(props: PointViewProps): ReactNode {
  const { client, revision, isCompared, entry, part } = props;
  const { role } = useEditor();
  const t = useTranslate("versions");
  const [device, setDevice] = useState<VersionDevice>(usePhone() ? "mobile" : "desktop");
  const point = usePoint({ ...props, touched: touchedPage(entry, revision) });
  const restore = useRestore(client, revision);
  const own = useSignal(useEditor().language);
  const comparing = useComparison({
    of: `${revision} ${point.page}`,
    past: isCompared ? point.past : undefined,
    now: isCompared ? point.now : undefined,
    own,
  });
  const { language, chooseLanguage } = comparing;
  const draw = useDrawing(point, language);
  const { answer, past } = point;
  const isViewer = !isAtLeast(useSignal(role), "editor");
  const isReady = answer !== undefined && draw !== undefined && !point.isLoading;
  return (
    <section className="versions-point" aria-label={t("preview")}>
      <PointHead
        {...props}
        point={point}
        device={device}
        onDevice={setDevice}
        language={language}
        onLanguage={chooseLanguage}
        restore={restore}
        isViewer={isViewer}
      />
      {answer?.omitted !== undefined && answer.omitted > 0 && (
        <p className="note warn versions-note">{t("omitted", { count: answer.omitted })}</p>
      )}
      {!isViewer && isReady && <LinkedNote linked={point.changedLinked} />}
      {point.error !== null && <Failed point={point} />}
      {!isReady && point.error === null && (
        <div className="skeleton versions-wait" aria-busy="true" />
      )}
      {isReady && isCompared && (
        <CompareView
          key={`${revision} ${point.page} ${device}`}
          comparing={comparing}
          pastState={past}
          nowState={point.now}
          pastLabel={<PointTime entry={entry} part={part} revision={revision} />}
          device={device}
          isViewer={isViewer}
          restore={restore}
          draw={draw}
        />
      )}
      {isReady && !isCompared && past && (
        <section
          className="version-pane"
          aria-label={t("plain")}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled with the keyboard
          tabIndex={0}
        >
          <VersionFrame
            key={`${revision} ${point.page} ${device} ${language}`}
            title={t("preview")}
            device={device}
            version={recordHash([past.site, past.index, past.page])}
            render={() => draw(past)}
          />
        </section>
      )}
    </section>
  );
}
