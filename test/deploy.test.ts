import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { metricsText } from "#/server/hosting-processes/process-metrics.ts";
import { createMetrics } from "#/server/metrics/metrics.ts";
import { tellStorage } from "#/server/storage/storage-events.ts";
import { createStorageMetrics } from "#/server/metrics/storage-metrics.ts";
import { ensureServer } from "../scripts/test/servers.ts";

/** The files by which Vitrine is installed agree with the program and with each other. */
function read(file: string): string {
  return readFileSync(file, "utf8");
}

/** What the pattern's group finds, in the order of the text. */
function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, one = ""]) => one);
}

/** The variables that the program reads. */
const known = new Set(found(read("src/server/env.ts"), /^ {2}([A-Z_]+): optional\((?!z\.never)/gm));

/** What only compose and the platforms read, to put it elsewhere. */
const theirs = new Set(["BACKUPS_VOLUME", "COMPOSE_FILE", "POSTGRES_PASSWORD", "VITRINE_IMAGE"]);

/** Files that tell the program its environment. */
const telling = {
  "compose.yml": / {6}([A-Z_]+): /g,
  "deploy/compose.env": /^#?([A-Z_]+)=/gm,
  "deploy/compose.postgres.yml": / {6}(DATABASE_URL): /g,
  "deploy/vitrine.env": /^#?([A-Z_]+)=/gm,
  "deploy/coolify.yml": / {6}- ([A-Z_]+)=/g,
  "deploy/dokploy/docker-compose.yml": / {6}([A-Z_]+): /g,
  "deploy/dokploy/template.toml": /^([A-Z_]+) = /gm,
  "deploy/caprover.yml": / {6}([A-Z_]+): /g,
};

const dashboardSchema = z.object({
  panels: z.array(z.object({ id: z.number(), targets: z.array(z.object({ expr: z.string() })) })),
});

/** The text that the program serves, with something of each kind in it. */
function metricsOfAll(): string {
  const metrics = createMetrics({ distrusted: new Set() });
  metrics.add("vitrine_forms_taken_total");
  metrics.set("vitrine_backup_last_success_timestamp_seconds", 1);
  metrics.countRequest("GET", "/", { statusCode: 200, elapsedTime: 1 });
  const stored = createStorageMetrics();
  tellStorage({ kind: "call", method: "GET", status: "200", seconds: 1, sent: 0, received: 1 });
  const beside = metricsText(new Map([[2, { memory: 1, heap: 1, delay: 1, uptime: 1 }]]));
  return metrics.text() + stored.text() + beside;
}

/** Every metric that the program serves: always, or once there is something to count. */
function servedMetrics(): Set<string> {
  const always = found(metricsOfAll(), /^(\w+)[ {]/gm);
  const sources = globSync("src/server/**/*.ts").filter((file) => !file.includes(".test."));
  const counted = sources.flatMap((file) =>
    found(read(file), /"(vitrine_\w+_(?:total|seconds))"/g),
  );
  return new Set([...always, ...counted]);
}

const dockerfile = read("Dockerfile");
const services = ["compose.yml", "deploy/coolify.yml", "deploy/dokploy/docker-compose.yml"];

describe("the files of an installation", () => {
  it.each(Object.entries(telling))(
    "INSTALL-04: %s names variables that there are",
    (file, names) => {
      const named = found(read(file), names).filter((name) => name !== "VITRINE");
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter((name) => !known.has(name) && !theirs.has(name))).toEqual([]);
    },
  );

  it("INSTALL-04: what compose files and templates put in is told them", () => {
    const inserted = (file: string) => found(read(file), /\$\{([A-Z_]+)/g);
    const told = new Set(found(read("deploy/compose.env"), /^#?([A-Z_]+)=/gm)).add("VITRINE_IMAGE");
    for (const file of ["compose.yml", "deploy/compose.postgres.yml"])
      expect(inserted(file).filter((name) => !told.has(name))).toEqual([]);
    const dokploy = found(read("deploy/dokploy/template.toml"), /^([A-Z_]+) = /gm);
    expect(inserted("deploy/dokploy/docker-compose.yml").toSorted()).toEqual(dokploy.toSorted());
    const asked = found(read("deploy/caprover.yml"), /- id: \$\$cap_(\w+)/g);
    const used = found(read("deploy/caprover.yml"), /\$\$cap_(?!appname|root_domain)(\w+)/g);
    expect(new Set(used)).toEqual(new Set(asked));
  });

  it("INSTALL-05: the image has what its Dockerfile and .dockerignore name", () => {
    const copied = found(dockerfile, /^COPY (?!--)(.+) \S+$/gm).flatMap((names) =>
      names.split(" "),
    );
    const letIn = found(read(".dockerignore"), /^!(.+)$/gm);
    for (const name of [...copied, ...letIn]) expect(existsSync(name), name).toBe(true);
    const isLetIn = (name: string) =>
      name === "." || letIn.some((own) => name === own || name.startsWith(`${own}/`));
    expect(copied.filter((name) => !isLetIn(name))).toEqual([]);
    const packed = found(read("scripts/pack/pack.ts"), /^ {2}"((?!dist)[\w./]+)",$/gm);
    expect([...packed, "deploy/vitrine"].filter((name) => !isLetIn(name))).toEqual([]);
  });

  it("INSTALL-05: the image’s last stage copies, and runs as nobody who owns the program", () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));
    expect(dockerfile.match(/^ARG \w+_IMAGE=/gm)).toHaveLength(2);
    expect(last).toMatch(/^FROM \$\{BASE_IMAGE\}$/m);
    expect(last).not.toMatch(/^(?:RUN|ADD)\b/m);
    expect(last).toMatch(/^USER 10001:10001$/m);
    expect(found(last, /^COPY .*--chown=\S+ (\S+ \S+)$/gm)).toEqual(["/volumes/ /"]);
    expect(dockerfile).toContain("mkdir -m 700 /volumes/data /volumes/backups\n");
  });

  it("INSTALL-06: ports and folders are the same wherever they are named", () => {
    const port = /PORT: optional\(portSchema\)\.default\((\d+)\)/.exec(
      read("src/server/env.ts"),
    )?.[1];
    expect(port).toBeDefined();
    expect(dockerfile).toContain(`ENV PORT=${port} DATA_DIR=/data\n`);
    expect(dockerfile).toContain(`EXPOSE ${port}\n`);
    expect(dockerfile).toContain("VOLUME /data\n");
    expect(read("deploy/Caddyfile")).toContain(`{$VITRINE:127.0.0.1:${port}}`);
    expect(read("compose.yml")).toContain(`VITRINE: vitrine:${port}\n`);
    expect(read("compose.yml")).toContain(`PORT: ${port}\n      DATA_DIR: /data\n`);
    expect(read("compose.yml")).toContain("BACKUP_DIR: /backups\n");
    expect(read("compose.yml")).toContain("./deploy/Caddyfile:/etc/caddy/Caddyfile:ro");
    expect(read("deploy/coolify.yml")).toContain(`SERVICE_URL_VITRINE_${port}\n`);
    expect(read("deploy/dokploy/template.toml")).toContain(`port = ${port}\n`);
    expect(read("deploy/caprover.yml")).toContain(`containerHttpPort: "${port}"\n`);
    for (const file of [...services, "deploy/caprover.yml"])
      expect(read(file), file).toMatch(/^ {6}- [\w$-]*data:\/data$/m);
  });

  it("INSTALL-06: health is asked by a route that is there", () => {
    const route = /HEALTHCHECK[^]*?\}(\/\w+)`/.exec(dockerfile)?.[1];
    expect(read("src/server/routes/health.ts")).toContain(`app.get("${route}"`);
  });

  it("INSTALL-07: containers can write to their volumes only, and get no further rights", () => {
    for (const file of services) {
      const service = /^ {2}vitrine:\n(?: {4}.*\n)+/m.exec(read(file))?.[0] ?? "";
      for (const line of ["read_only: true", "cap_drop: [ALL]", "tmpfs: [/tmp]", "init: true"])
        expect(service, file).toContain(`    ${line}\n`);
      expect(service, file).toContain("no-new-privileges:true");
    }
  });

  it("INSTALL-08: whoever stops the server waits longer than it takes", () => {
    const takes = Number(
      /stopWithinMs = ([\d_]+)/.exec(read("src/server/main.ts"))?.[1]?.replace("_", ""),
    );
    const waits = [
      ...services.flatMap((file) => found(read(file), /stop_grace_period: (\d+)s/g)),
      ...found(read("deploy/vitrine.service"), /TimeoutStopSec=(\d+)/g),
    ].map(Number);
    expect(waits).toHaveLength(services.length + 1);
    for (const seconds of waits) expect(seconds * 1_000).toBeGreaterThan(takes);
  });

  it("INSTALL-09: the service has the folder, the user and the file that its documents name", () => {
    const unit = read("deploy/vitrine.service");
    expect(unit).toContain("ExecStart=/opt/vitrine/vitrine start\n");
    expect(unit).toContain("EnvironmentFile=/etc/vitrine.env\n");
    expect(unit).toContain("StateDirectory=vitrine\n");
    expect(read("deploy/vitrine.env")).toContain("DATA_DIR=/var/lib/vitrine\n");
    for (const line of [
      "User=vitrine",
      "NoNewPrivileges=yes",
      "ProtectSystem=strict",
      "Restart=always",
    ])
      expect(unit).toContain(`${line}\n`);
    // V8 compiles while it runs
    expect(unit).not.toContain("MemoryDenyWriteExecute");
  });

  it("INSTALL-56: systemd finds nothing wrong with the service, and says so of one that is", async () => {
    const analyze = await ensureServer("systemd-analyze");
    const folder = mkdtempSync(path.join(tmpdir(), "vitrine-unit-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const verified = (text: string) => {
      const file = path.join(folder, "vitrine.service");
      // the program isn't installed here
      writeFileSync(file, text.replace("/opt/vitrine/vitrine", process.execPath));
      const { status, stderr } = spawnSync(analyze, ["verify", file], { encoding: "utf8" });
      return { status, stderr };
    };
    const unit = read("deploy/vitrine.service");
    expect(verified(unit)).toEqual({ status: 0, stderr: "" });
    expect(verified(unit.replace("ProtectHome", "ProtectHouse")).stderr).toContain("ProtectHouse");
  });

  it("INSTALL-03: `vitrine` has the commands that run a program of the build", () => {
    const programs = globSync("scripts/*.ts").filter((file) => read(file).includes("\nrunBuilt("));
    const commands = programs.map((file) => path.basename(file, ".ts")).toSorted();
    const script = read("deploy/vitrine");
    const cases = found(script, /^ {2}([a-z| -]+)\)/gm).flatMap((names) => names.split(" | "));
    expect(cases.toSorted()).toEqual(commands);
    for (const command of commands) expect(script).toMatch(new RegExp(`say .*\\b${command}\\b`));
  });

  it("INSTALL-57: each metric says what it is before what its kind and its values are", () => {
    const lines = metricsOfAll().trimEnd().split("\n");
    let head = "";
    for (const [index, line] of lines.entries()) {
      const [, kind, name = ""] = /^(?:# (HELP|TYPE) )?(\w+)/.exec(line) ?? [];
      if (kind === "HELP") expect(line).toMatch(/^# HELP \w+ [A-Z].*\.$/);
      else if (kind === "TYPE") {
        head = name;
        expect(lines[index - 1]).toContain(`# HELP ${head} `);
      } else expect(name.replace(/_(?:bucket|sum|count)$/, "")).toBe(head);
    }
  });

  it("INSTALL-11: the dashboard shows metrics and labels that are served", () => {
    const { panels } = dashboardSchema.parse(JSON.parse(read("deploy/grafana.json")));
    const asked = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join("\n");
    const served = servedMetrics();
    const shown = new Set(found(asked, /\b((?:vitrine|process|nodejs)_\w+)/g));
    expect([...shown].filter((name) => !served.has(name))).toEqual([]);
    const isShown = (name: string) =>
      shown.has(name) || shown.has(`${name}_bucket`) || /_(?:sum|count)$/.test(name);
    expect([...served].filter((name) => !isShown(name))).toEqual([]);
    const labels = found(asked, /by \(([\w, ]+)\)/g).flatMap((list) => list.split(", "));
    expect([...new Set(labels)].toSorted()).toEqual(["le", "method", "route", "status"]);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });

  it("names files of an installation that are there", () => {
    const guide = read("docs/self-hosting.md");
    const named = found(guide, /(?<![\w/.])(deploy\/[\w./-]*\w)/g);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });
});
