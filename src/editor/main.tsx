import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { createQueryClient } from "./api/query-client.ts";
import { startTranslations } from "./i18n.ts";
import { createRoutes } from "./routes.tsx";
import "./fonts.css";
import "./tokens.css";
import "./components.css";

const container = document.getElementById("app");
if (!container) throw new Error("The page has no place for the app");
startTranslations();
createRoot(container).render(
  <QueryClientProvider client={createQueryClient()}>
    <RouterProvider router={createRoutes()} />
  </QueryClientProvider>,
);
