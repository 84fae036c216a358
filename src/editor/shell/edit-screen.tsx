import { Suspense, useEffect, useEffectEvent, useState } from "react";
import type { ReactNode } from "react";
import { ApiError } from "../api/api-error.ts";
import { createCall } from "../api/request.ts";
import { EditorContext } from "../session/editor.ts";
import type { Editor } from "../session/editor.ts";
import { loadWords, translate, useTranslate } from "../words/i18n.ts";
import { navigate } from "../navigation/location.ts";
import { entryOfSlug, openEditor } from "../session/open-editor.ts";
import { EditorFrame } from "./editor-frame.tsx";
import "./frame.css";
import { latePart } from "../ui/late-part.tsx";

const Settings = latePart(async () => {
  const [{ SettingsFrame }] = await Promise.all([
    import("../features/settings/settings-frame.tsx"),
    loadWords("screens"),
    loadWords("settings"),
    loadWords("vendors"),
  ]);
  return { default: SettingsFrame };
});

type State = { readonly editor?: Editor; readonly error?: ApiError };

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError({ status: 400, code: "unknown", message: String(error) });
}

function useEditorOf(site: string, slug: string): State {
  const [state, setState] = useState<State>({});
  // the page's own name changes without opening the site anew
  const open = useEffectEvent((wanted: string) =>
    openEditor({
      call: createCall(globalThis.fetch.bind(globalThis)),
      site: wanted,
      slug,
      t: translate,
      navigate: (address) => navigate(address),
    }),
  );
  const fail = useEffectEvent((error: ApiError) => {
    if (error.status !== 401) setState({ error });
    else navigate(`/sign-in?next=${encodeURIComponent(location.pathname)}`, { replace: true });
  });
  useEffect(() => {
    let isGone = false;
    let opened: Editor | undefined;
    const start = async (): Promise<void> => {
      try {
        opened = await open(site);
        if (isGone) opened.store.stop();
        else setState({ editor: opened });
      } catch (error) {
        if (!isGone) fail(asApiError(error));
      }
    };
    void start();
    return () => {
      isGone = true;
      opened?.store.stop();
      setState({});
    };
  }, [site]);
  return state;
}

/** Follows the browser's back and forward: the address says which page is shown. */
function useShownPage(editor: Editor | undefined, slug: string | undefined): void {
  useEffect(() => {
    const index = editor?.store.records().index;
    const entry = index && slug !== undefined && entryOfSlug(index, slug);
    if (editor && entry && entry.id !== editor.page.get()) editor.openPage(entry.id);
  }, [editor, slug]);
}

interface EditScreenProps {
  readonly site: string;
  /** The page on the canvas; undefined while the settings are shown. */
  readonly slug?: string;
  /** The tab of the settings that is shown. */
  readonly settings?: string;
}

function Opening(): ReactNode {
  const t = useTranslate();
  return (
    <div className="opening" role="status">
      <span className="spin" />
      <span className="vh">{t("loading")}</span>
    </div>
  );
}

/** `/sites/{id}/edit/{page}` and `/sites/{id}/settings/{tab}`: one editor, which stays open between them. */
export function EditScreen({ site, slug, settings }: EditScreenProps): ReactNode {
  const t = useTranslate();
  const { editor, error } = useEditorOf(site, slug ?? "");
  useShownPage(editor, slug);
  if (error) {
    return (
      <div className="opening" role="alert">
        <h1 className="h-sec">{t("failed")}</h1>
        <p>{error.message}</p>
        <button type="button" className="btn" onClick={() => location.reload()}>
          {t("reload")}
        </button>
      </div>
    );
  }
  if (!editor) return <Opening />;
  return (
    <EditorContext.Provider value={editor}>
      <title>{`${editor.site.name} · Vitrine`}</title>
      {settings === undefined ? (
        <EditorFrame />
      ) : (
        <Suspense fallback={<Opening />}>
          <Settings tab={settings} />
        </Suspense>
      )}
    </EditorContext.Provider>
  );
}
