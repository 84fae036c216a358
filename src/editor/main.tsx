import { createRoot } from "react-dom/client";
import { startTranslations } from "./i18n.ts";
import { App, preloadScreen } from "./routes.tsx";
import "./fonts.css";
import "./tokens.css";
import "./styles/base.css";
import "./styles/buttons.css";
import "./styles/fields.css";
import "./styles/pieces.css";
import "./styles/rows.css";
import "./styles/layers.css";
import "./styles/shell.css";

/** Milliseconds. */
const slowAfter = 400;

const container = document.getElementById("app");
if (!container) throw new Error("The page has no place for the app");
await startTranslations();
// on a slow connection something is shown before the screen is there
const slow = new Promise((resolve) => setTimeout(resolve, slowAfter));
await Promise.race([preloadScreen(location.pathname), slow]);
createRoot(container).render(<App />);
