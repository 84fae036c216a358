import { readFile } from "node:fs/promises";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { type InlineConfig, type Plugin, type ViteDevServer, createServer } from "vite";
import { lookUpdates } from "./look-updates.ts";

interface ServeSourcesOptions {
  readonly root: string;
  /** Where the app, its API, the gallery and all sites are found. */
  readonly port: number;
  /** Where the server listens that answers for the API and for sites. */
  readonly serverPort: number;
}

/** Paths that the server answers although they are the app's. */
const ofServer = /^\/(api\/v1|healthz|readyz|assets\/fonts|assets\/flags)(\/|$)/;

function isAppHost(host: string | undefined): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host ?? "");
}

/** The page of the editor or of the gallery for whatever address, from its sources. */
function pages(root: string): Plugin {
  async function pageOf(server: ViteDevServer, url: string): Promise<string> {
    const folder = /^\/gallery(\/|\?|$)/.test(url) ? "gallery" : "editor";
    const html = await readFile(path.join(root, "src", folder, "index.html"), "utf8");
    const address = `/${folder}/index.html`;
    return server.transformIndexHtml(address, html.replaceAll('"./', `"/${folder}/`), url);
  }
  return {
    name: "pages",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { url = "/" } = request;
        const wantsPage = request.headers.accept?.includes("text/html") === true;
        if (request.method !== "GET" || !wantsPage || !isAppHost(request.headers.host))
          return next();
        response.setHeader("content-type", "text/html; charset=utf-8");
        pageOf(server, url).then((html) => response.end(html), next);
      });
    },
  };
}

/** React's compiler alone: what exchanges components as they change is among `lookUpdates`. */
function reactCompiler(): Plugin[] {
  const include = /\/src\/(editor|gallery)\/.*\.tsx$/;
  const plugins = react({ include, compiler: true, refreshExclude: /./ });
  return plugins.filter(({ name }) => name === "vite:react-compiler");
}

/** Editor and gallery from their sources, updated as they change. */
export function sourcesConfig(root: string): InlineConfig {
  return {
    configFile: false,
    root: path.join(root, "src"),
    publicDir: false,
    appType: "custom",
    cacheDir: path.join(root, "node_modules/.vite"),
    logLevel: "warn",
    plugins: [pages(root), lookUpdates(), reactCompiler()],
    optimizeDeps: { entries: ["editor/main.tsx", "gallery/main.tsx"] },
    server: { fs: { allow: [root] } },
  };
}

/** Serves the sources; what isn't of them, API and sites, comes from the server. */
export async function serveSources(options: ServeSourcesOptions): Promise<void> {
  const { root, port, serverPort } = options;
  const config = sourcesConfig(root);
  const server = await createServer({
    ...config,
    server: {
      ...config.server,
      port,
      strictPort: true,
      host: "localhost",
      allowedHosts: true,
      proxy: {
        "^/": {
          target: `http://localhost:${serverPort}`,
          bypass: ({ url = "/", headers }) =>
            isAppHost(headers.host) && !ofServer.test(url) ? url : undefined,
        },
      },
    },
  });
  await server.listen();
}
