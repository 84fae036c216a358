import type { QueryClient } from "@tanstack/react-query";
import type { SiteInfo } from "#/api/sites.ts";
import type { Asset } from "#/site/image.ts";
import { activeLanguages, primaryLanguage } from "#/site/language.ts";
import type { Call } from "../api/request.ts";
import type { Upload } from "../api/upload.ts";
import type { UploadState } from "../fields/picture/upload-state.ts";
import { createSignal } from "../signals/signal.ts";
import type { Signal } from "../signals/signal.ts";
import type { DocumentStore, UndoResult } from "../document-store/document-store-types.ts";
import type { Timers } from "../signals/timers.ts";
import type { Device, Editor, Selection, Toast } from "./editor.ts";
import type { Spot } from "../canvas/spot.ts";
import type { CanvasControl, Found } from "../canvas/canvas-control.ts";
import type { Reordering } from "../ui/reorder/reorder.ts";
import type { Translate } from "../words/i18n.ts";
import type { SettingsTabName } from "../features/settings/settings-tabs.ts";
import { showChange } from "./show-change.ts";

interface EditorParts {
  readonly site: SiteInfo;
  readonly store: DocumentStore;
  readonly assets: Signal<ReadonlyMap<string, Asset>>;
  readonly timers: Timers;
  readonly call: Call;
  readonly upload: Upload;
  readonly page: string;
  readonly t: Translate;
  /** Puts the page into the address. */
  readonly showPage: (page: string) => void;
  /** Opens a tab of the settings, where it is not open. */
  readonly showSettings: (tab: SettingsTabName) => void;
}

function createToasts(timers: Timers): Pick<Editor, "toasts" | "toast" | "dismissToast"> {
  const toasts = createSignal<readonly Toast[]>([]);
  let last = 0;
  return {
    toasts,
    toast(message, action) {
      last = Math.max(last + 1, timers.now());
      // one at a time: an older one has lost its place
      toasts.set([{ id: last, message, ...(action && { action }) }]);
    },
    dismissToast: (id) => toasts.set(toasts.get().filter((toast) => toast.id !== id)),
  };
}

export function createEditor(parts: EditorParts): Editor {
  const { site, store, assets, timers, call, upload, t } = parts;
  const languages = store.records().site?.languages ?? [];
  const goBack = (step: () => UndoResult): void => {
    editor.canvas.get()?.text.flush();
    const result = step();
    if (result.outcome === "done") showChange(editor, result.step, parts);
    if (result.outcome === "refused") editor.toast(t("save.notUndone"));
  };
  const show = async (page: string): Promise<void> => {
    try {
      await store.loadPage(page);
    } catch {
      editor.toast(t("failed"));
      return;
    }
    editor.page.set(page);
    parts.showPage(page);
  };
  const editor: Editor = {
    site,
    store,
    assets,
    timers,
    call,
    upload,
    page: createSignal(parts.page),
    language: createSignal(
      activeLanguages(languages).includes(primaryLanguage(languages))
        ? primaryLanguage(languages)
        : "en",
    ),
    device: createSignal<Device>("desktop"),
    zoom: createSignal<"fit" | number>("fit"),
    shownZoom: createSignal(1),
    isPreview: createSignal(site.role === "viewer"),
    isDragging: createSignal(false),
    reordering: createSignal<Reordering | null>(null),
    panel: createSignal<string | null>(null),
    selection: createSignal<Selection>(null),
    spot: createSignal<Spot | null>(null),
    insertion: createSignal<{ readonly after: string | null } | null>(null),
    themePreview:
      createSignal<Editor["themePreview"] extends Signal<infer Value> ? Value : never>(null),
    announcement: createSignal(""),
    isUnpublished: createSignal(site.hasUnpublishedChanges),
    publishing: createSignal<unknown>(undefined),
    uploads: createSignal<ReadonlyMap<string, UploadState>>(new Map()),
    dropTarget: createSignal<Found<"picture"> | null>(null),
    canvas: createSignal<CanvasControl | null>(null),
    queries: createSignal<QueryClient | null>(null),
    ...createToasts(timers),
    dispatch(steps) {
      const result = store.dispatch(steps);
      if (result.outcome === "refused") editor.toast(result.message);
      return result;
    },
    undo: () => goBack(store.undo),
    redo: () => goBack(store.redo),
    announce: (message) => editor.announcement.set(message),
    openPage(page) {
      editor.selection.set(null);
      editor.spot.set(null);
      void show(page);
    },
  };
  // whatever is done or undone here is something that visitors don't see yet
  store.history.subscribe(() => editor.isUnpublished.set(true));
  return editor;
}
