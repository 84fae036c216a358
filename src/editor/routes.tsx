import { Component, lazy, Suspense } from "react";
import type { ComponentType, ReactNode } from "react";
import { BrowserRouter, Route, Routes } from "react-router";
import { loadScreenWords, useTranslate } from "./i18n.ts";

const screens = {
  signIn: async () => (await import("./sign-in-route.tsx")).SignInRoute,
  edit: async () => (await import("./frame/edit-screen.tsx")).EditScreen,
  sites: async () => (await import("./sites-route.tsx")).SitesRoute,
};

/** A screen and its words. */
async function withWords(load: () => Promise<ComponentType>): Promise<{ default: ComponentType }> {
  const [Screen] = await Promise.all([load(), loadScreenWords()]);
  return { default: Screen };
}

const SignIn = lazy(() => withWords(screens.signIn));
const Edit = lazy(async () => ({ default: await screens.edit() }));
const Sites = lazy(() => withWords(screens.sites));

/** Begins to load the screen of an address while the words are still on their way. */
export function preloadScreen(path: string): void {
  const isEditor = /^\/sites\/[^/]+\/edit(\/|$)/.test(path);
  const name = path === "/sign-in" ? "signIn" : isEditor ? "edit" : "sites";
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

function screen(Screen: ComponentType): ReactNode {
  return (
    <Suspense>
      <Screen />
    </Suspense>
  );
}

/** The owner's app. Each screen is loaded when it is first opened. */
export function App(): ReactNode {
  return (
    <BrowserRouter>
      <Boundary>
        <Routes>
          <Route path="/sign-in" element={screen(SignIn)} />
          <Route path="/sites/:site/edit/*" element={screen(Edit)} />
          <Route path="/*" element={screen(Sites)} />
        </Routes>
      </Boundary>
    </BrowserRouter>
  );
}
