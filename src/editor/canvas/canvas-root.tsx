import { Suspense, useEffect, useMemo } from "react";
import type { ReactNode } from "react";
import type { PageFacts } from "#/render/page-facts.ts";
import { pageKey } from "#/site/records.ts";
import { createRouter } from "#/site/router.ts";
import { useSignal } from "../signals/signal.ts";
import { anyTopic, indexTopic, siteTopic } from "../document-store/topics.ts";
import { useStored } from "../document-store/use-stored.ts";
import { useEditor } from "../session/editor.ts";
import type { Editor } from "../session/editor.ts";
import { FirstView } from "../session/first-view.ts";
import { createCanvasEnvironment } from "./canvas-environment.ts";
import { canvasState } from "./canvas-state.ts";
import { CanvasPage } from "./canvas-page.tsx";
import type { CanvasStyles } from "./canvas-styles.ts";
import { CanvasToolsContext } from "./canvas-tools.ts";
import type { CanvasTools } from "./canvas-tools.ts";
import { canvasFiles } from "../fields/picture/picture-files.ts";
import { localPicturesOf } from "../fields/picture/uploads.ts";
import { useVisitorWords } from "./visitor-words.ts";
import { editableSlots } from "./slots/editable-slots.ts";
import { latePart } from "../ui/late-part.tsx";

const PreviewPage = latePart(async () => ({
  default: (await import("./preview-page.tsx")).PreviewPage,
}));

/** What the page is drawn with. A new object only when something changed that the whole page depends on. */
function usePageFacts(editor: Editor): PageFacts | undefined {
  const { store } = editor;
  const page = useSignal(editor.page);
  const language = useSignal(editor.language);
  const assets = useSignal(editor.assets);
  const local = useSignal(localPicturesOf(editor));
  const index = useStored(store, indexTopic, (records) => records.index);
  const languages = useStored(store, siteTopic("languages"), (records) => records.site?.languages);
  const isPrimaryDefault = useStored(
    store,
    siteTopic("isPrimaryDefault"),
    (records) => records.site?.isPrimaryDefault,
  );
  const events = useStored(store, siteTopic("events"), (records) => records.site?.events);
  const files = useStored(store, siteTopic("files"), (records) => records.site?.files);
  const hours = useStored(
    store,
    siteTopic("settings"),
    (records) => records.site?.settings.organisation.hours,
  );
  const say = useVisitorWords(language, editor.timers);
  return useMemo(() => {
    const { site: current } = store.records();
    if (!current || !index || !languages || !events || isPrimaryDefault === undefined || !say)
      return undefined;
    const organisation = { ...current.settings.organisation, hours };
    const settings = { ...current.settings, organisation };
    const site = {
      ...current,
      settings,
      languages,
      events,
      isPrimaryDefault,
      ...(files && { files }),
    };
    return {
      site,
      index,
      page,
      language,
      files: (picture) => canvasFiles(editor.site.id, assets, picture, local),
      router: createRouter(site, index),
      report: editor.site.isPaid ? null : "/report/",
      say,
      form: { apiBase: "/api/v1", siteId: editor.site.id, siteHash: editor.site.siteHash },
    };
  }, [
    hours,
    editor,
    store,
    page,
    language,
    assets,
    local,
    index,
    languages,
    isPrimaryDefault,
    events,
    files,
    say,
  ]);
}

function EditedPage({
  facts,
  tools,
  page,
}: {
  facts: PageFacts;
  tools: CanvasTools;
  page: string;
}): ReactNode {
  const environment = useMemo(
    () => createCanvasEnvironment(facts, tools.store, editableSlots),
    [facts, tools],
  );
  return (
    <CanvasToolsContext.Provider value={tools}>
      <CanvasPage
        key={page}
        store={tools.store}
        facts={facts}
        environment={environment}
        page={page}
      />
      <FirstView />
    </CanvasToolsContext.Provider>
  );
}

function PlainPage({
  facts,
  tools,
  page,
}: {
  facts: PageFacts;
  tools: CanvasTools;
  page: string;
}): ReactNode {
  const { store } = tools;
  const current = useStored(store, anyTopic, (records) => records[pageKey(page)]);
  const site = useStored(store, anyTopic, (records) => records.site);
  const drawn = useMemo(() => (site ? { ...facts, site } : facts), [facts, site]);
  return (
    current && (
      <Suspense>
        <PreviewPage facts={drawn} page={current} />
        <FirstView />
      </Suspense>
    )
  );
}

/** The page within the frame: edited, or as visitors see it. */
export function CanvasRoot({
  tools,
  styles,
}: {
  tools: CanvasTools;
  styles: CanvasStyles;
}): ReactNode {
  const editor = useEditor();
  const facts = usePageFacts(editor);
  const page = useSignal(editor.page);
  const isPreview = useSignal(canvasState(editor).isPreview);
  const language = useSignal(editor.language);
  useEffect(() => styles.setPreview(isPreview), [styles, isPreview]);
  useEffect(() => styles.setLanguage(language), [styles, language]);
  if (!facts) return null;
  const Page = isPreview ? PlainPage : EditedPage;
  return <Page facts={facts} tools={tools} page={page} />;
}
