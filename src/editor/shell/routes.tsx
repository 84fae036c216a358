import { Component, Suspense, useEffect } from "react";
import type { ReactNode } from "react";
import { usePath } from "../navigation/location.ts";
import { screenOfPath } from "../navigation/screen-of-path.ts";
import type { ShownScreen } from "../navigation/screen-of-path.ts";
import { latePart } from "../ui/late-part.tsx";
import { useTranslate } from "../words/i18n.ts";
import { Opening } from "./opening.tsx";
import type { Feature } from "./feature.ts";
import { useScreenFocus } from "./focus-screen.ts";
import { FeaturesContext, useFeatures } from "./features-context.ts";

/** The name of the canvas in addresses, the one screen that is the shell's own. */
const canvasName = "edit";

const SiteScreen = latePart(async () => ({
  default: (await import("./site-screen.tsx")).SiteScreen,
}));

export function shownScreen(features: readonly Feature[], path: string): ShownScreen {
  return screenOfPath(path, {
    own: features.flatMap(({ screen }) => screen?.name ?? []),
    ofSites: [
      canvasName,
      ...features.filter(({ EditorScreen }) => EditorScreen).map(({ name }) => name),
    ],
  });
}

/** Loads the screen of an address ahead. What can't be had is asked for again when it is shown. */
export async function preloadScreen(features: readonly Feature[], path: string): Promise<void> {
  const { name, site } = shownScreen(features, path);
  const parts =
    site === undefined
      ? [features.find(({ screen }) => screen?.name === name)?.screen?.Screen]
      : [SiteScreen, features.find((one) => one.name === name)?.EditorScreen];
  await Promise.all(parts.map((part) => part?.preload()));
}

function Broken(): ReactNode {
  const t = useTranslate();
  return (
    <div className="opening" role="alert">
      <h1 className="section-title">{t("unexpected")}</h1>
      <button type="button" className="button" onClick={() => location.reload()}>
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
  const features = useFeatures();
  const { name, site, rest } = shownScreen(features, usePath());
  useScreenFocus(`${site ?? ""}/${name}`);
  if (site === undefined) {
    const screen = features.find((one) => one.screen?.name === name)?.screen;
    return screen && <screen.Screen />;
  }
  const owner = features.find((one) => one.name === name);
  // one editor for the canvas and the other screens: what is unsent and what can be undone goes along
  return <SiteScreen site={site} rest={rest} {...(owner && { feature: owner })} />;
}

/** What is pointed at or reached by keyboard is loaded before it is pressed. */
function usePreloadedLinks(features: readonly Feature[]): void {
  useEffect(() => {
    const handle = ({ target }: Event): void => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='/']");
      if (link) void preloadScreen(features, link.pathname);
    };
    const events = ["pointerover", "focusin"] as const;
    for (const name of events) document.addEventListener(name, handle, { passive: true });
    return () => {
      for (const name of events) document.removeEventListener(name, handle);
    };
  }, [features]);
}

/** The owner's app. Each screen is loaded when it is first opened. */
export function App({ features }: { features: readonly Feature[] }): ReactNode {
  usePreloadedLinks(features);
  return (
    <Boundary>
      <FeaturesContext value={features}>
        <Suspense fallback={<Opening />}>
          <Shown />
        </Suspense>
      </FeaturesContext>
    </Boundary>
  );
}
