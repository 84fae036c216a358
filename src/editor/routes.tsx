import { createBrowserRouter, Outlet, useRouteError } from "react-router";
import type { ReactNode } from "react";
import { ApiError } from "./api/api-error.ts";
import { useTranslate } from "./i18n.ts";

/** What a screen that breaks leaves behind; nothing typed is lost by it. */
function Broken(): ReactNode {
  const t = useTranslate();
  const error = useRouteError();
  return (
    <div className="opening" role="alert">
      <h1 className="h-sec">{error instanceof ApiError ? error.message : t("unexpected")}</h1>
      <button type="button" className="btn" onClick={() => location.reload()}>
        {t("reload")}
      </button>
    </div>
  );
}

/** The owner's app. Each screen is loaded when it is first opened. */
export function createRoutes(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter([
    {
      Component: Outlet,
      ErrorBoundary: Broken,
      HydrateFallback: () => null,
      children: [
        {
          path: "/sign-in",
          lazy: async () => ({ Component: (await import("./sign-in-route.tsx")).SignInRoute }),
        },
        {
          path: "/sites/:site/edit/*",
          lazy: async () => ({ Component: (await import("./frame/edit-screen.tsx")).EditScreen }),
        },
        {
          path: "/*",
          lazy: async () => ({ Component: (await import("./sites-route.tsx")).SitesRoute }),
        },
      ],
    },
  ]);
}
