import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureServer } from "../scripts/test/servers.ts";

interface ExportedSite {
  /** Where `website/` and `rules/` of the export are. */
  readonly site: string;
  /** An empty folder of its own, for what nginx writes. */
  readonly folder: string;
  readonly host: string;
  readonly port: number;
}

/** nginx with an exported site as its rules say that it is included; it may take a moment until it answers. */
export async function startNginx({
  site,
  folder,
  host,
  port,
}: ExportedSite): Promise<{ end(): Promise<void> }> {
  mkdirSync(folder, { recursive: true });
  const config = join(folder, "nginx.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    config,
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? "user root;" : ""}
events { }
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.join("\n  ")}
  server {
    listen 127.0.0.1:${port};
    server_name ${host};
    root ${site}/website;
    include ${site}/rules/nginx.conf;
  }
}`,
  );
  const program = await ensureServer("nginx");
  const child = spawn(program, ["-c", config, "-e", join(folder, "error.log")], {
    stdio: "ignore",
  });
  return { end: () => endServer(child) };
}

/** Ends a web server, unless it has ended. */
export async function endServer(child: ChildProcess): Promise<void> {
  child.kill("SIGTERM");
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}
