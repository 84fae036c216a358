import { createBrowserRouter } from "react-router";

/** The owner's app. Each screen is loaded when it is first opened. */
export function createRoutes(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter([
    { path: "/sign-in", lazy: async () => ({ Component: (await import("./sign-in-route.tsx")).SignInRoute }) },
    { path: "/sites/:site/edit/*", lazy: async () => ({ Component: (await import("./frame/edit-screen.tsx")).EditScreen }) },
    { path: "/*", lazy: async () => ({ Component: (await import("./sites-route.tsx")).SitesRoute }) },
  ]);
}
