import { Suspense, useEffect, useMemo } from "react";
import type { ComponentType, ReactNode } from "react";
import { listenTo } from "../../canvas/events/listen.ts";
import { useSignal } from "../../signals/signal.ts";
import { EditorQueryScope } from "../../session/editor-query-scope.tsx";
import { useEditor } from "../../session/editor.ts";
import { useMay } from "../../session/hooks.ts";
import { useLeaveGuard } from "../../session/leave-guard.ts";
import { useLiveUpdates } from "../../session/use-live-updates.ts";
import { useTranslate } from "../../words/i18n.ts";
import { listenForKeys } from "../../shell/keys/listen-for-keys.ts";
import { shortcutsOf } from "../../shell/keys/shell-shortcuts.ts";
import { useEditing } from "../../shell/editing-context.ts";
import { moved, navigate } from "../../navigation/location.ts";
import { useScreenFocus } from "../../shell/focus-screen.ts";
import { classNames } from "../../ui/class-names.ts";
import { latePart } from "../../ui/late-part.tsx";
import { ToastStack } from "../../ui/toast-stack.tsx";
import { createDraftKeeper } from "../../session/drafts/draft-keeper.ts";
import { DraftsContext } from "../../session/drafts/drafts-context.ts";
import { useFlush } from "../../session/drafts/use-flush.ts";
import { SettingsBar } from "./settings-bar.tsx";
import { TabWait } from "./form/form-wait.tsx";
import { ReadOnlyNote } from "./read-only-note.tsx";
import { NoTab } from "./no-tab.tsx";
import { SettingsBack, SettingsNav } from "./settings-nav.tsx";
import { settingsTabs } from "./settings-tabs.ts";
import { shownTab } from "./shown-tab.ts";
import { tabAddress } from "./tab-of-target.ts";
import type { SettingsTabName } from "./settings-tabs.ts";
import "../../shell/frame.css";
import "./settings.css";
import "./form/fields.css";
import "./form/boxes.css";

function showNamedField(): void {
  const name = namedField();
  const place = [...document.querySelectorAll<HTMLElement>("[data-field]")].find(
    (one) => one.dataset["field"] === name,
  );
  if (!place) return;
  const closed = place.closest("details");
  if (closed) closed.open = true;
  place.scrollIntoView({ block: "center" });
  (place.matches("input, textarea, select") ? place : place.querySelector("input"))?.focus();
}

function namedField(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return "";
  }
}

/** Shows the field that the address names, e.g. one that stands against publishing; else the tab's head. */
function NamedField(): null {
  const { timers } = useEditor();
  useEffect(() => {
    if (namedField() === "") scrollTo({ top: 0 });
    let cancel = (): void => undefined;
    const show = (): void => {
      cancel();
      // another language renders the fields anew first
      cancel = timers.after(0, showNamedField);
    };
    show();
    addEventListener(moved, show);
    return () => {
      cancel();
      removeEventListener(moved, show);
    };
  }, [timers]);
  return null;
}

/** The tabs' forms. */
const forms = Object.fromEntries<ComponentType>(
  settingsTabs.map(({ name, load }) => [name, latePart(async () => ({ default: await load() }))]),
) as Record<SettingsTabName, ComponentType>;

function Form({ name }: { readonly name: SettingsTabName }): ReactNode {
  const Tab = forms[name];
  return <Tab />;
}

/** `/sites/{id}/settings/{tab}` and `…/settings/page/{page id}`: what the site is and has besides its pages. */
export function SettingsFrame({ rest }: { rest: string }): ReactNode {
  const [tab = ""] = rest.split("/");
  const editor = useEditor();
  const words = useTranslate();
  const t = useTranslate("settings");
  const editing = useEditing();
  const drafts = useMemo(
    () => createDraftKeeper(globalThis.sessionStorage, editor.site.id),
    [editor],
  );
  const may = useMay();
  const shown = shownTab(tab, may);
  const name = shown.kind === "tab" ? shown.tab.name : undefined;
  const isReadOnly = shown.kind === "tab" && !may("editor") && !shown.tab.isByRole;
  const title = shown.kind === "none" ? t("none.title") : t(`${shown.tab.name}.title`);
  useEffect(() => {
    if (shown.kind !== "tab" || !shown.isRenamed) return;
    const address = tabAddress(editor.site.id, shown.tab.name);
    navigate(address + location.hash, { replace: true });
  }, [editor, shown]);
  useScreenFocus(rest);
  useFlush(drafts);
  useLeaveGuard(editor);
  useLiveUpdates(editor);
  useEffect(() => {
    const listeners = listenTo(document);
    listenForKeys(listeners, {
      editor,
      shortcuts: shortcutsOf(editing),
      t: words,
      isCanvas: false,
    });
    return listeners.stop;
  }, [editor, editing, words]);
  return (
    <DraftsContext.Provider value={drafts}>
      <title>{`${title} · ${editor.site.name} · Vitrine`}</title>
      <div className={classNames("settings", tab === "" && "is-index")}>
        <SettingsBar />
        <SettingsBack current={name} />
        <SettingsNav current={name} />
        <main className="settings-main">
          {isReadOnly && <ReadOnlyNote />}
          {shown.kind === "tab" ? (
            <fieldset className="settings-whole" disabled={isReadOnly} key={name}>
              <EditorQueryScope>
                <Suspense fallback={<TabWait title={title} />}>
                  <Form name={shown.tab.name} />
                  <NamedField />
                </Suspense>
              </EditorQueryScope>
            </fieldset>
          ) : (
            <NoTab shown={shown} />
          )}
        </main>
        <ToastStack
          label={words("frame.messages")}
          toasts={useSignal(editor.toasts)}
          onDismiss={editor.dismissToast}
        />
        <p className="visually-hidden" role="status" aria-live="assertive">
          {useSignal(editor.announcement)}
        </p>
      </div>
    </DraftsContext.Provider>
  );
}
