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

const container = document.getElementById("app");
if (!container) throw new Error("The page has no place for the app");
const words = startTranslations();
preloadScreen(location.pathname);
await words;
createRoot(container).render(<App />);
