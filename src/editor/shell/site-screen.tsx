import { Suspense, useEffect, useEffectEvent, useState } from "react";
import type { ReactNode } from "react";
import { primaryLanguage } from "#/site/language.ts";
import { ApiError, isUnreachable } from "../api/api-error.ts";
import { browserCall } from "../api/browser-call.ts";
import { serverReach } from "../reach/server-reach.ts";
import { useSignal } from "../signals/signal.ts";
import { EditorContext } from "../session/editor.ts";
import type { Editor } from "../session/editor.ts";
import { translate } from "../words/i18n.ts";
import { navigate } from "../navigation/location.ts";
import { afterFirstView, FirstView } from "../session/first-view.ts";
import { entryOfSlug, openEditor } from "../session/open-editor.ts";
import type { OpenedEditor } from "../session/open-editor.ts";
import { AccessLost } from "./access-lost-part.ts";
import { Opening } from "./opening.tsx";
import { EditorFrame } from "./editor-frame.tsx";
import "./frame.css";
import { EditingContext, loadEditingParts, useEditing } from "./editing-context.ts";
import type { NamedEditingParts } from "./editing-context.ts";
import type { Feature } from "./feature.ts";
import { useFeatures } from "./features-context.ts";
import { OpeningFailed } from "./opening-failed.tsx";
import { placesOf } from "./places-of.ts";
import { preloadVisitorWords } from "../canvas/visitor-words.ts";

interface OpenSite extends OpenedEditor {
  readonly editing: readonly NamedEditingParts[];
}

type State = { readonly open?: OpenSite; readonly error?: ApiError };

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError({ status: 400, code: "unknown", message: String(error) });
}

function signIn(): void {
  navigate(`/sign-in?next=${encodeURIComponent(location.pathname + location.hash)}`, {
    replace: true,
  });
}

/** What is unsent stays on the device for whoever typed it. */
function startAnew({ store }: Editor): void {
  store.stop();
  location.reload();
}

/** Milliseconds after which a server that couldn't be reached is asked again. */
const askAgainAfter = 10_000;

/** Calls once the server may be there again. The answer ends the waiting. */
function whenReachable(call: () => void): () => void {
  const stop = (): void => {
    clearTimeout(timer);
    stopListening();
  };
  const begin = (): void => {
    stop();
    call();
  };
  const timer = setTimeout(begin, askAgainAfter);
  const stopListening = serverReach.onBack(begin);
  return stop;
}

function useEditorOf(site: string, slug: string, feature: Feature | undefined): State {
  const features = useFeatures();
  const [state, setState] = useState<State>({});
  // the page's own name changes without opening the site anew
  const open = useEffectEvent(async (wanted: string): Promise<OpenSite> => {
    // what it can't have it asks for again by itself
    const screen = feature?.EditorScreen?.preload();
    const editing = await loadEditingParts(features);
    const opened = await openEditor({
      call: browserCall(),
      site: wanted,
      slug,
      places: placesOf(features),
      t: translate,
      onDocument: (document) => preloadVisitorWords(primaryLanguage(document.site.languages)),
      navigate: (address) => navigate(address),
    });
    await screen;
    return { ...opened, editing };
  });
  const fail = useEffectEvent((error: ApiError) => {
    if (error.status !== 401 || error.code === "link-invalid") setState({ error });
    else signIn();
  });
  useEffect(() => {
    let isGone = false;
    let opened: OpenSite | undefined;
    let stopWaiting = (): void => undefined;
    const start = async (): Promise<void> => {
      try {
        opened = await open(site);
        if (isGone) opened.close();
        else setState({ open: opened });
      } catch (error) {
        if (isGone) return;
        fail(asApiError(error));
        if (isUnreachable(error)) stopWaiting = whenReachable(() => void start());
      }
    };
    void start();
    return () => {
      isGone = true;
      stopWaiting();
      opened?.close();
      setState({});
    };
  }, [site]);
  return state;
}

/** Keeps the site on this device, so that it opens without a network too. */
function useKeptSite(editor: Editor | undefined): void {
  useEffect(
    () =>
      editor &&
      afterFirstView(editor, async () => {
        const { keepSite } = await import("../session/keep-site.ts");
        return () => keepSite({ editor, onSignedOut: signIn, onOther: () => startAnew(editor) });
      }),
    [editor],
  );
}

/** Follows the browser's back and forward: the address says which page is shown. */
function useShownPage(editor: Editor | undefined, slug: string | undefined): void {
  useEffect(() => {
    const index = editor?.store.records().index;
    const entry = index && slug !== undefined && entryOfSlug(index, slug);
    if (editor && entry && entry.id !== editor.page.get()) editor.openPage(entry.id);
  }, [editor, slug]);
}

/** What features have above every screen of the site. */
function Everywhere(): ReactNode {
  return useEditing().map(({ name, Everywhere: Own }) => Own && <Own key={name} />);
}

/** What is shown of a site for as long as its user has access to it. */
function WhileOpen({ editor, children }: { editor: Editor; children: ReactNode }): ReactNode {
  return useSignal(editor.hasAccess) ? children : <AccessLost editor={editor} />;
}

interface SiteScreenProps {
  readonly site: string;
  /** What stands behind the screen's name: the page on the canvas, or what another screen shows. */
  readonly rest: string;
  /** Whose screen is shown in place of the canvas. */
  readonly feature?: Feature;
}

/** `/sites/{id}/edit/{page}` and features' screens of an open site: one editor, which stays open between them. */
export function SiteScreen({ site, rest, feature }: SiteScreenProps): ReactNode {
  const slug = feature ? undefined : rest;
  const { open, error } = useEditorOf(site, slug ?? "", feature);
  useShownPage(open?.editor, slug);
  useKeptSite(open?.editor);
  if (error) return <OpeningFailed error={error} />;
  if (!open) return <Opening />;
  const { editor, editing } = open;
  return (
    <EditorContext value={editor}>
      <EditingContext value={editing}>
        <title>{`${editor.site.name} · Vitrine`}</title>
        <WhileOpen editor={editor}>
          {feature?.EditorScreen ? (
            <Suspense fallback={<Opening />}>
              <feature.EditorScreen rest={rest} />
              <FirstView />
            </Suspense>
          ) : (
            <EditorFrame />
          )}
          <Everywhere />
        </WhileOpen>
      </EditingContext>
    </EditorContext>
  );
}
