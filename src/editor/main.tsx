import { createRoot } from "react-dom/client";
import { startTranslations } from "./words/i18n.ts";
import { followNetwork } from "./reach/server-reach.ts";
import { features } from "./features/registry.ts";
import { registerFeatureWords } from "./shell/register-words.ts";
import { startColourMode } from "./shell/colour-mode.ts";
import { App, preloadScreen } from "./shell/routes.tsx";
import { watchStyles } from "./ui/lost-styles.ts";
import "./ui/styles/fonts.css";
import "./ui/styles/tokens.css";
import "./ui/styles/base.css";
import "./ui/styles/buttons.css";
import "./ui/styles/fields.css";
import "./ui/styles/pieces.css";
import "./ui/styles/rows.css";
import "./ui/styles/layers.css";
import "./ui/styles/shell.css";

/** Milliseconds. */
const slowAfter = 400;

const container = document.getElementById("app");
if (!container) throw new Error("The page has no place for the app");
startColourMode();
followNetwork();
watchStyles();
registerFeatureWords(features);
await startTranslations();
// on a slow connection something is shown before the screen is there
const slow = new Promise((resolve) => setTimeout(resolve, slowAfter));
await Promise.race([preloadScreen(features, location.pathname), slow]);
createRoot(container).render(<App features={features} />);
// the canvas answers before, where there is one; a dialog keeps the keyboard
addEventListener("keydown", async (event) => {
  if (event.key !== "F6" || event.defaultPrevented || document.querySelector("dialog[open]"))
    return;
  event.preventDefault();
  const part = await import("./shell/keys/pass-parts.ts").catch(() => undefined);
  part?.passParts({ isBack: event.shiftKey });
});

/** Milliseconds after the page is there: what is on the screen comes first. */
const workerAfter = 3000;

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  setTimeout(async () => {
    // the network may have gone by now: the next visit tries again
    const part = await import("./offline/start-worker.ts").catch(() => undefined);
    await part?.startWorker();
  }, workerAfter);
}
