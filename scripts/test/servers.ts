import { existsSync } from "node:fs";
import path from "node:path";
import { typedEntries } from "#/lib/typed-entries.ts";
import { aptInstall } from "./apt.ts";

/** Programs of other projects that tests run beside Vitrine: as Debian names them and their packages. */
const servers = {
  caddy: { package: "caddy", variable: "CADDY_PATH" },
  nginx: { package: "nginx", variable: "NGINX_PATH" },
  haproxy: { package: "haproxy", variable: "HAPROXY_PATH" },
  varnishd: { package: "varnish", variable: "VARNISH_PATH" },
  knotd: { package: "knot", variable: "KNOT_PATH" },
  memcached: { package: "memcached", variable: "MEMCACHED_PATH" },
  "swift-account-server": { package: "swift-account", variable: "SWIFT_ACCOUNT_PATH" },
  "swift-container-server": { package: "swift-container", variable: "SWIFT_CONTAINER_PATH" },
  "swift-object-server": { package: "swift-object", variable: "SWIFT_OBJECT_PATH" },
  "swift-proxy-server": { package: "swift-proxy", variable: "SWIFT_PROXY_PATH" },
  openssl: { package: "openssl", variable: "OPENSSL_PATH" },
  "systemd-analyze": { package: "systemd", variable: "SYSTEMD_ANALYZE_PATH" },
  aiosmtpd: { package: "python3-aiosmtpd", variable: "AIOSMTPD_PATH" },
} as const;

type ServerName = keyof typeof servers;

function find(name: ServerName): string | undefined {
  const folders = ["/usr/bin", "/usr/sbin", ...(process.env["PATH"] ?? "").split(path.delimiter)];
  const candidates = [
    process.env[servers[name].variable],
    ...folders.map((folder) => path.join(folder, name)),
  ];
  return candidates.find((candidate) => candidate !== undefined && existsSync(candidate));
}

/** The path of a server's program, which is brought where there is none. Throws a sentence when that fails too. */
export async function ensureServer(name: ServerName): Promise<string> {
  const found = find(name);
  if (found !== undefined) return found;
  const { package: wanted, variable } = servers[name];
  console.log(`Installing ${wanted} for the tests…`);
  await aptInstall(wanted);
  const installed = find(name);
  if (installed !== undefined) return installed;
  throw new Error(
    `The tests need ${name} and could not install it: install Debian's package "${wanted}", or set ${variable} to its program.`,
  );
}

/**
 * The programs of all servers, by the variables that name them: what is missing is brought at once. Tests begin after
 * that, as two that install get in each other's way. Throws a sentence for each that can't be had.
 */
export async function ensureServers(): Promise<Record<string, string>> {
  const names = typedEntries(servers).map(([name]) => name);
  const missing = names.filter((name) => find(name) === undefined);
  const wanted = [...new Set(missing.map((name) => servers[name].package))];
  if (wanted.length > 0) {
    console.log(`Installing ${wanted.join(", ")} for the tests…`);
    await aptInstall(...wanted);
  }
  const paths: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of names) {
    try {
      paths[servers[name].variable] = await ensureServer(name);
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return paths;
}
