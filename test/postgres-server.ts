import { execFileSync } from "node:child_process";
import { chownSync, existsSync, readdirSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";

const port = 5432;

/** Folders that may hold initdb: the operator's word first, then Debian's, then a local build's. */
function binaryFolders(): string[] {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : [];
  return [
    ...(process.env["PG_BIN"] ? [process.env["PG_BIN"]] : []),
    ...versions.toSorted((a, b) => b - a).map((version) => join(debian, String(version), "bin")),
    "/usr/local/bin",
    "/usr/local/pgsql/bin",
    "/usr/bin",
  ];
}

function binary(name: string): string {
  const folder = binaryFolders().find((candidate) => existsSync(join(candidate, name)));
  if (folder) return join(folder, name);
  throw new Error(
    `The tests need PostgreSQL and found no ${name}: install Debian's package "postgresql", or set PG_BIN to the folder of its programs.`,
  );
}

/** PostgreSQL refuses to run as root: as root it runs as the package's user, or as nobody. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    try {
      const number = (flag: string) =>
        Number(execFileSync("id", [flag, name], { stdio: ["ignore", "pipe", "ignore"] }));
      return { uid: number("-u"), gid: number("-g") };
    } catch {
      // No such user: the next one.
    }
  }
  throw new Error("The tests run as root and found no user to run PostgreSQL as.");
}

/** Runs a program of PostgreSQL in a folder, as the user whose server it is. */
export function run(folder: string, program: string, args: string[]): void {
  execFileSync(binary(program), args, {
    cwd: folder,
    stdio: "ignore",
    timeout: 60_000,
    env: { ...process.env, LC_ALL: "C.UTF-8" },
    ...serverUser(),
  });
}

/** Makes a server's data in a folder. */
export function makeServer(folder: string): void {
  const data = join(folder, "data");
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  run(folder, "initdb", ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"]);
}

/** Starts the server of a folder, which listens on a socket in it. */
export function startServer(folder: string): void {
  const data = join(folder, "data");
  const options = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c port=${port} -c fsync=off -c max_connections=200 -c shared_buffers=32MB`;
  const log = join(folder, "server.log");
  run(folder, "pg_ctl", ["-D", data, "-w", "-t", "60", "-l", log, "-o", options, "start"]);
}

/** The processes of the server that works in a folder of data: whatever else has their numbers works elsewhere. */
export function serverProcesses(data: string): number[] {
  if (!existsSync(data)) return [];
  const home = realpathSync(data);
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && workingFolder(pid) === home);
}

function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined; // it has ended meanwhile
  }
}

/** Signals every process of the server that works in a folder of data. One of its workers may end meanwhile. */
export function signalServer(data: string, signal: NodeJS.Signals): void {
  for (const pid of serverProcesses(data)) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
}

function isGone(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ESRCH";
}

/** Stops the server of a folder, if one is there, and removes all that it kept. */
export function stopServer(folder: string): void {
  const data = join(folder, "data");
  signalServer(data, "SIGCONT");
  if (serverProcesses(data).length > 0)
    run(folder, "pg_ctl", ["-D", data, "-w", "-m", "immediate", "stop"]);
  rmSync(folder, { recursive: true, force: true });
}

/** The address of a database of a folder's server. */
export function databaseUrl(folder: string, name: string): string {
  return `postgres://postgres@localhost:${port}/${name}?host=${encodeURIComponent(folder)}`;
}
