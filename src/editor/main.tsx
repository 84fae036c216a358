import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { startTranslations } from "./i18n.ts";
import { createRoutes } from "./routes.tsx";
import "./fonts.css";
import "./tokens.css";
import "./components.css";

const container = document.getElementById("app");
if (!container) throw new Error("The page has no place for the app");
startTranslations();
createRoot(container).render(<RouterProvider router={createRoutes()} />);
