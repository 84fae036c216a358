import { Component, Suspense } from "react";
import type { ComponentType, ReactNode } from "react";
import { loadWords, useTranslate } from "../words/i18n.ts";
import { usePath } from "../navigation/location.ts";
import { screenPart } from "./screen-part.tsx";
import { screenOfPath } from "../navigation/screen-of-path.ts";

/** A screen and the words that it needs besides the frame's. */
async function withWords<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...namespaces: readonly Parameters<typeof loadWords>[0][]
): Promise<ComponentType<Props>> {
  const [Screen] = await Promise.all([load(), ...namespaces.map(loadWords)]);
  return Screen;
}

const signIn = screenPart(() =>
  withWords(
    async () => (await import("../features/accounts/sign-in-route.tsx")).SignInRoute,
    "screens",
  ),
);
const edit = screenPart(async () => (await import("./edit-screen.tsx")).EditScreen);
const sites = screenPart(() =>
  withWords(async () => (await import("../features/sites/sites-route.tsx")).SitesRoute, "screens"),
);
const inbox = screenPart(() =>
  withWords(
    async () => (await import("../features/inbox/inbox-route.tsx")).InboxRoute,
    "screens",
    "inbox",
  ),
);
const parts = { "sign-in": signIn, edit, settings: edit, inbox, sites };

/** Loads the screen of an address ahead. What can't be had is asked for again when it is shown. */
export async function preloadScreen(path: string): Promise<void> {
  await parts[screenOfPath(path).name].preload().catch(() => undefined);
}

function Broken(): ReactNode {
  const t = useTranslate();
  return (
    <div className="opening" role="alert">
      <h1 className="h-sec">{t("unexpected")}</h1>
      <button type="button" className="btn" onClick={() => location.reload()}>
        {t("reload")}
      </button>
    </div>
  );
}

/** What a screen that breaks leaves behind; nothing typed is lost by it. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

function Shown(): ReactNode {
  const screen = screenOfPath(usePath());
  switch (screen.name) {
    case "sign-in":
      return <signIn.Screen />;
    case "edit":
      return <edit.Screen site={screen.site} slug={screen.slug} />;
    case "settings":
      // the same editor as the canvas': what is unsent and what can be undone goes along
      return <edit.Screen site={screen.site} settings={screen.tab} />;
    case "inbox":
      return <inbox.Screen site={screen.site} rest={screen.rest} />;
    case "sites":
      return <sites.Screen />;
  }
}

/** The owner's app. Each screen is loaded when it is first opened. */
export function App(): ReactNode {
  return (
    <Boundary>
      <Suspense>
        <Shown />
      </Suspense>
    </Boundary>
  );
}
