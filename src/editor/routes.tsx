import { Component, lazy, Suspense } from "react";
import type { ComponentType, ReactNode } from "react";
import { loadScreenWords, useTranslate } from "./i18n.ts";
import { usePath } from "./router/location.ts";
import { screenOfPath } from "./router/screen-of-path.ts";

const screens = {
  "sign-in": async () => (await import("./sign-in-route.tsx")).SignInRoute,
  edit: async () => (await import("./frame/edit-screen.tsx")).EditScreen,
  sites: async () => (await import("./sites-route.tsx")).SitesRoute,
};

/** A screen and its words. */
async function withWords(load: () => Promise<ComponentType>): Promise<{ default: ComponentType }> {
  const [Screen] = await Promise.all([load(), loadScreenWords()]);
  return { default: Screen };
}

const SignIn = lazy(() => withWords(screens["sign-in"]));
const Edit = lazy(async () => ({ default: await screens.edit() }));
const Sites = lazy(() => withWords(screens.sites));

/** Begins to load the screen of an address while the words are still on their way. */
export function preloadScreen(path: string): void {
  const { name } = screenOfPath(path);
  void screens[name]().catch(() => undefined);
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
      return <SignIn />;
    case "edit":
      return <Edit site={screen.site} slug={screen.slug} />;
    case "sites":
      return <Sites />;
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
