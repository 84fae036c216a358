import { createRoot } from "react-dom/client";
import { paintsOf } from "../signals/after-paint.ts";
import { createSignal } from "../signals/signal.ts";
import { siteTopic } from "../document-store/topics.ts";
import { EditorContext } from "../session/editor.ts";
import type { Editor } from "../session/editor.ts";
import type { Translate } from "../words/i18n.ts";
import type { CanvasControl, Hover } from "./canvas-control.ts";
import { noHover } from "./canvas-control.ts";
import { CanvasRoot } from "./canvas-root.tsx";
import { subscribeToLooks } from "#/sections/looks.ts";
import { createCanvasStyles } from "./canvas-styles.ts";
import { canvasState } from "./canvas-state.ts";
import { listenTo } from "./events/listen.ts";
import { openAtTop } from "./open-at-top.ts";
import type { Listeners } from "./events/listen.ts";
import { keepBarFitting } from "./keep-bar-fitting.ts";
import { leaveEndingsLater } from "./leave-endings-later.ts";
import { listenForPointer } from "./events/pointer-events.ts";
import { listenForTexts } from "./events/text-events.ts";
import { elementOfTarget } from "./find-target.ts";
import { followTheme } from "./follow-theme.ts";
import { focusPage } from "./focus-page.ts";
import { createHandles } from "./handle.ts";
import { createHoverHold } from "./hold-hover.ts";
import { restSections } from "./rest-sections.ts";
import { createReveal } from "./reveal.ts";
import { showEndingOf } from "./ending-fields.ts";
import { createTextSession } from "./text/text-session.ts";
import { createTracker } from "./tracker.ts";
import type { FontPair } from "#/site/font-pair.ts";
import type { Target } from "#/site/operations/target.ts";

interface CanvasOptions {
  readonly editor: Editor;
  readonly document: Document;
  readonly t: Translate;
  /** What else the page's document listens for. */
  readonly listen: (listeners: Listeners, control: CanvasControl) => void;
}

function createControl({ editor, document, t }: CanvasOptions): CanvasControl {
  const window = document.defaultView;
  if (!window) throw new Error("No window");
  const afterPaint = paintsOf(window);
  const tracker = createTracker({
    window,
    afterPaint,
    requestFrame: (call) => window.requestAnimationFrame(call),
    cancelFrame: (handle) => window.cancelAnimationFrame(handle),
  });
  const label = (limit: number): string =>
    Number.isFinite(limit) ? t("text.label", { limit }) : t("text.labelFree");
  const hover = createSignal<Hover>(noHover);
  const control: CanvasControl = {
    document,
    tracker,
    handles: createHandles(),
    text: createTextSession({
      timers: editor.timers,
      afterPaint,
      label,
      isShared: () => editor.others.get().length > 0,
    }),
    hover,
    holdHover: createHoverHold(hover, editor.timers),
    flash: createSignal<Target | null>(null),
    elementOf: (target) => elementOfTarget(document, target),
    reveal: (target, options) => reveal(target, options),
    focus() {
      const spot = editor.selection.get();
      focusPage(document, spot ? elementOfTarget(document, spot) : undefined);
    },
  };
  const reveal = createReveal(control, {
    timers: editor.timers,
    prepare: (target, path) => showEndingOf(editor, target, path),
  });
  return control;
}

/** What is drawn over the page follows whatever may move it. */
function followMoves({ document, tracker, text }: CanvasControl): () => void {
  const { defaultView: window } = document;
  const moveAll = (): void => tracker.touch("sections");
  // what is typed moves the text around it; sections that grow by it are the body's new size
  const mutations = new MutationObserver((records) => {
    const movement = records.some(({ type }) => type === "childList") ? "sections" : "any";
    const edited = text.focus.get()?.element;
    if (edited && records.every(({ target }) => edited.contains(target)))
      tracker.touchPainted(movement);
    else tracker.touch(movement);
  });
  mutations.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  // the frame that has the new size is being painted
  const sizes = new ResizeObserver(() => tracker.touchPainted("sections"));
  sizes.observe(document.body);
  const events = ["scroll", "load", "transitionend"] as const;
  for (const name of events)
    document.addEventListener(name, moveAll, { capture: true, passive: true });
  window?.addEventListener("resize", moveAll);
  void document.fonts.ready.then(moveAll);
  document.fonts.addEventListener("loadingdone", moveAll);
  return () => {
    mutations.disconnect();
    sizes.disconnect();
  };
}

/** The `@font-face` rules of a pair; the list of fonts is read once. */
function createFaces(): (pair: FontPair) => Promise<string> {
  const sources = import("./canvas-fonts.ts").then(async ({ loadFontManifest, allFontFaces }) => ({
    manifest: await loadFontManifest(globalThis.fetch),
    allFontFaces,
  }));
  return async (pair) => {
    const { manifest, allFontFaces } = await sources;
    return allFontFaces(manifest, pair);
  };
}

/** Draws the page into an empty document and makes it editable. The answer takes it away again. */
export function startCanvas(options: CanvasOptions): () => void {
  const { editor, document, t, listen } = options;
  const control = createControl(options);
  const styles = createCanvasStyles(document);
  styles.setSections();
  const listeners = listenTo(document);
  // the body takes the keyboard while nothing on the page has it
  document.body.tabIndex = -1;
  listenForTexts(listeners, control.text);
  listenForPointer(listeners, { editor, control });
  listen(listeners, control);
  const stopEndings = leaveEndingsLater(listeners, { editor, control });
  const rest = restSections(document, editor.timers);
  const ends = [
    listeners.stop,
    stopEndings,
    rest.stop,
    editor.store.subscribe(siteTopic("theme"), rest.renew),
    canvasState(editor).themePreview.subscribe(rest.renew),
    followTheme(editor, styles, createFaces()),
    subscribeToLooks(styles.setSections),
    openAtTop(editor.page, document),
    keepBarFitting(document),
    followMoves(control),
    control.tracker.stop,
  ];
  const root = createRoot(document.body);
  const tools = {
    store: editor.store,
    handles: control.handles,
    text: control.text,
    shownEnding: canvasState(editor).shownEnding,
    placeholder: t("text.placeholder"),
    picture: t("text.picture"),
    logo: t("text.logo"),
    newer: t("section.newer"),
  };
  root.render(
    <EditorContext.Provider value={editor}>
      <CanvasRoot tools={tools} styles={styles} />
    </EditorContext.Provider>,
  );
  const show = (shown: CanvasControl | null): void => {
    canvasState(editor).control.set(shown);
    editor.canvas.set(shown);
  };
  show(control);
  return () => {
    control.text.leave();
    show(null);
    ends.forEach((end) => end());
    root.unmount();
  };
}
