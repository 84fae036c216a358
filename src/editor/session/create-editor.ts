import { mayApply } from "#/api/roles.ts";
import type { SiteInfo } from "#/api/sites.ts";
import { createId } from "#/lib/create-id.ts";
import type { Asset } from "#/site/image.ts";
import { activeLanguages, primaryLanguage } from "#/site/language.ts";
import type { Step } from "#/site/operations/operation.ts";
import type { Call } from "../api/request.ts";
import type { Upload } from "../api/upload.ts";
import type { DispatchResult, DocumentStore } from "../document-store/document-store-types.ts";
import { createSignal } from "../signals/signal.ts";
import { loadPageLooks } from "./page-looks.ts";
import type { Signal } from "../signals/signal.ts";
import type { Timers } from "../signals/timers.ts";
import type { Translate } from "../words/i18n.ts";
import type { CanvasPort } from "./canvas-port.ts";
import type { Editor, OtherTab, Selection, ServerEvent } from "./editor.ts";
import { createNotices } from "./notices.ts";
import type { LatePlaces } from "./places.ts";
import { showChange } from "./show-change.ts";

interface EditorParts {
  readonly site: SiteInfo;
  readonly store: DocumentStore;
  readonly assets: Signal<ReadonlyMap<string, Asset>>;
  readonly timers: Timers;
  readonly call: Call;
  readonly upload: Upload;
  readonly places: LatePlaces;
  readonly page: string;
  readonly t: Translate;
  /** Puts the page into the address. */
  readonly showPage: (page: string) => void;
  /** Shows an address of the app, unless it is shown. */
  readonly showAddress: (address: string) => void;
}

/** Says why an edit wasn’t taken, once there are words for it. */
async function tellRefusal(
  { toast }: Pick<Editor, "toast">,
  refused: Extract<DispatchResult, { outcome: "refused" }>,
): Promise<void> {
  try {
    const { refusalWords } = await import("../words/refusal-words.ts");
    toast(await refusalWords(refused));
  } catch {
    toast(refused.message);
  }
}

export function createEditor(parts: EditorParts): Editor {
  const { site, store, assets, timers, call, upload, places, t } = parts;
  const languages = store.records().site?.languages ?? [];
  const goBack = (via: "undo" | "redo"): void => {
    editor.canvas.get()?.text.flush();
    const result = store[via]();
    if (result.outcome === "done") {
      const { step: changed } = result;
      places.whenKnown(() => {
        showChange(editor, changed, parts);
        editor.announce(places.deedOf(changed, via) ?? "");
      });
    }
    if (result.outcome === "refused") editor.toast(t("save.notUndone"));
  };
  const show = async (page: string): Promise<void> => {
    try {
      await store.loadPage(page);
      await loadPageLooks(store.records(), page);
    } catch {
      editor.toast(t("failed"));
      return;
    }
    editor.page.set(page);
    parts.showPage(page);
  };
  const editor: Editor = {
    site,
    role: createSignal(site.role),
    hasAccess: createSignal(true),
    store,
    assets,
    timers,
    call,
    upload,
    places,
    page: createSignal(parts.page),
    language: createSignal(
      activeLanguages(languages).includes(primaryLanguage(languages))
        ? primaryLanguage(languages)
        : "en",
    ),
    selection: createSignal<Selection>(null),
    canvas: createSignal<CanvasPort | null>(null),
    tab: createId(),
    others: createSignal<readonly OtherTab[]>([]),
    isPlaceKnown: createSignal(true),
    serverEvent: createSignal<ServerEvent | null>(null),
    ...createNotices(timers),
    dispatch(steps, via) {
      const all: readonly Step[] = "name" in steps ? [steps] : steps;
      const role = editor.role.get();
      if (!all.every((step) => mayApply(role, step))) {
        const message = t("access.refused");
        editor.toast(message);
        return { outcome: "refused", rule: "role", message };
      }
      const result = store.dispatch(steps, via);
      if (result.outcome === "refused") void tellRefusal(editor, result);
      return result;
    },
    undo: () => goBack("undo"),
    redo: () => goBack("redo"),
    openPage(page) {
      editor.selection.set(null);
      void show(page);
    },
  };
  return editor;
}
