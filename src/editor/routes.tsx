import { createBrowserRouter } from "react-router";

/** Stands in a screen's place for the moment in which its code loads. */
function Nothing(): null {
  return null;
}

/** The owner's app. Each screen is loaded when it is first opened. */
export function createRoutes(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter([
    {
      path: "/sign-in",
      HydrateFallback: Nothing,
      lazy: async () => ({ Component: (await import("./sign-in-route.tsx")).SignInRoute }),
    },
    {
      path: "/sites/:site/edit/*",
      HydrateFallback: Nothing,
      lazy: async () => ({ Component: (await import("./frame/edit-screen.tsx")).EditScreen }),
    },
    {
      path: "/*",
      HydrateFallback: Nothing,
      lazy: async () => ({ Component: (await import("./sites-route.tsx")).SitesRoute }),
    },
  ]);
}
