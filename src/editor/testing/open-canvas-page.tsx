import { findOperation } from "#/site/operations/apply.ts";
import { act, Profiler } from "react";
import { createRoot } from "react-dom/client";
import { templates } from "#/sections/registry.ts";
import type { Environment, TextProps } from "#/sections/kit/index.ts";
import type { LanguageCode } from "#/site/language.ts";
import { createRouter } from "#/site/router.ts";
import type { PageFacts } from "#/render/page-facts.ts";
import { createCanvasEnvironment } from "../canvas/canvas-environment.ts";
import { CanvasPage } from "../canvas/canvas-page.tsx";
import { CanvasToolsContext } from "../canvas/canvas-tools.ts";
import { createHandles } from "../canvas/handle.ts";
import { listenTo } from "../canvas/events/listen.ts";
import { listenForTexts } from "../canvas/events/text-events.ts";
import { editableSlots } from "../canvas/slots/editable-slots.ts";
import type { ShownEnding } from "../canvas/shown-ending.ts";
import { createTextSession } from "../canvas/text/text-session.ts";
import { createConflictStorage } from "../document-store/conflict-storage.ts";
import { createDocumentStore } from "../document-store/document-store.ts";
import type { DocumentStore } from "../document-store/document-store-types.ts";
import { loadPageLooks } from "../session/page-looks.ts";
import { createSignal } from "../signals/signal.ts";
import { createFakeServer } from "./fake-server.ts";
import { createFakeTimers } from "./fake-timers.ts";
import { sampleDocument } from "./sample-document.ts";
import { visitorMessage } from "#/site/visitor-message.ts";

const nowhere = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

const words = {
  placeholder: "Your text",
  picture: "Picture",
  logo: "Logo",
  newer: "Made by a newer editor",
};

function homeFacts({ records }: DocumentStore, language: LanguageCode): PageFacts {
  const { site, index } = records();
  if (!site || !index) throw new Error("The sample has no site");
  return {
    site,
    index,
    router: createRouter(site, index),
    page: "home",
    language,
    files: () => undefined,
    form: { apiBase: "/api/v1", siteId: 1, siteHash: "" },
    report: null,
    say: visitorMessage,
  };
}

/** The home page of a site, the sample unless another is given, drawn with editable slots into the test's own document. */
export async function openCanvasPage(sample = sampleDocument(), language: LanguageCode = "ru") {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const server = createFakeServer(sample);
  const timers = createFakeTimers();
  let last = 0;
  const store = createDocumentStore({
    document: await server.document("home"),
    client: server,
    outbox: { keep: async () => true, forget: async () => undefined },
    conflicts: createConflictStorage(nowhere, 1),
    context: { templates, operations: findOperation },
    loadOperations: async () => undefined,
    prepare: async () => undefined,
    timers,
    createId: () => `op${(last += 1)}`,
  });
  const handles = createHandles();
  const text = createTextSession({
    timers,
    afterPaint: (call) => timers.after(0, call),
    label: (limit) => `Text ${limit}`,
  });
  const listeners = listenTo(document);
  listenForTexts(listeners, text);
  await loadPageLooks(store.records(), "home");
  const facts = homeFacts(store, language);
  const commits: string[] = [];
  const drawn: string[] = [];
  /** Every field that something on the page was rendered from, as often as it was. */
  const rendered: string[] = [];
  const CountedText = (props: TextProps) => {
    drawn.push(props.of);
    return <editableSlots.Text {...props} />;
  };
  const canvas = createCanvasEnvironment(facts, store, {
    ...editableSlots,
    Text: CountedText,
  });
  const environment: Environment = {
    ...canvas,
    useField(scope, name) {
      rendered.push([...Object.values(scope.target), ...scope.path, name].join(" "));
      return canvas.useField(scope, name);
    },
  };
  const shownEnding = createSignal<ShownEnding | null>(null);
  const tools = { store, handles, text, shownEnding, ...words };
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <Profiler id="page" onRender={(id, phase) => void commits.push(`${id} ${phase}`)}>
        <CanvasToolsContext.Provider value={tools}>
          <CanvasPage store={store} facts={facts} environment={environment} page="home" />
        </CanvasToolsContext.Provider>
      </Profiler>,
    ),
  );
  const close = async (): Promise<void> => {
    listeners.stop();
    store.stop();
    await act(async () => root.unmount());
    container.remove();
  };
  return {
    store,
    server,
    timers,
    handles,
    text,
    container,
    commits,
    drawn,
    rendered,
    close,
  };
}
