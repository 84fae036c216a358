import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { childrenOf } from "./process-metrics.ts";

export interface NginxPage {
  readonly port: number;
  /** The page as gzip. */
  readonly gzipped: Buffer;
  /** More headers of its answers. */
  readonly headers: Readonly<Record<string, string>>;
}

/** One worker that answers from the kernel's file cache with its descriptors kept open. */
function config({ port, headers }: NginxPage, folder: string): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${JSON.stringify(value)};`,
  );
  return `
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  types { text/html html; }
  charset utf-8;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=100 inactive=600s;
  client_body_temp_path ${folder}/temp;
  proxy_temp_path ${folder}/temp;
  fastcgi_temp_path ${folder}/temp;
  uwsgi_temp_path ${folder}/temp;
  scgi_temp_path ${folder}/temp;
  gzip_static on;
  gzip_vary on;
  ${lines.join("\n  ")}
  server { listen 127.0.0.1:${port}; root ${folder}/pages; }
}`;
}

async function waitForPort(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await Promise.race([
      once(socket, "connect").then(() => true),
      once(socket, "error").then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await wait(50);
  }
  throw new Error(`nginx did not listen on ${port}`);
}

export interface RunningNginx {
  /** Of the worker. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** Serves a page by nginx until it is stopped. */
export async function startNginx(program: string, page: NginxPage): Promise<RunningNginx> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-nginx-"));
  // its worker is another user
  await chmod(folder, 0o755);
  await mkdir(join(folder, "pages"));
  await writeFile(join(folder, "pages", "index.html"), gunzipSync(page.gzipped));
  await writeFile(join(folder, "pages", "index.html.gz"), page.gzipped);
  await writeFile(join(folder, "nginx.conf"), config(page, folder));
  const args = ["-e", join(folder, "error.log"), "-c", join(folder, "nginx.conf"), "-p", folder];
  const child = spawn(program, args, { stdio: "inherit" });
  const ended = once(child, "exit");
  await waitForPort(page.port);
  return {
    pid: childrenOf(child.pid ?? 0)[0] ?? 0,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
