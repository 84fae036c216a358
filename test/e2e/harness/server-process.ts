import { spawn } from "node:child_process";
import path from "node:path";

const projectFolder = path.join(import.meta.dirname, "../../..");
/** A first start beside the unit tests has a quarter of the machine. */
const readyWithinMs = 300_000;

/** The built server, running. */
export interface ServerProcess {
  /** Everything that it has printed so far. */
  output(): string;
  errors(): string;
  /** Its exit code, once it has ended; null where a signal killed it. */
  readonly ended: Promise<number | null>;
  signal(name: NodeJS.Signals): void;
  /** Waits until it has said this: that it is ready unless something else is given. Throws with its words when it ends instead. */
  waitUntilReady(words?: string): Promise<void>;
}

/** What a server compiled stays for those after it, until there is another build: a start takes a fifth less. */
export const compiled = path.join(projectFolder, "test-results/compiled");

/** What servers made of pictures, likewise (keep-picture-work.mjs). */
export const pictureWork = path.join(projectFolder, "test-results/picture-work");
const preloads = ["./keep-picture-work.mjs", "./least-effort.mjs"].flatMap((name) => [
  "--import",
  new URL(name, import.meta.url).href,
]);

/**
 * Starts `dist/server/main.js` as an operator would, with nothing of this process' environment but PATH, and places for
 * what it compiles and what it makes of pictures.
 */
export function startServerProcess(env: Readonly<Record<string, string>>): ServerProcess {
  const program = path.join(projectFolder, "dist/server/main.js");
  const child = spawn(process.execPath, [...preloads, program], {
    cwd: projectFolder,
    env: { PATH: process.env["PATH"], NODE_COMPILE_CACHE: compiled, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let errors = "";
  let hear = (): void => undefined;
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
    hear();
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const killWithUs = (): void => void child.kill("SIGKILL");
  process.once("exit", killWithUs);
  void ended.then(() => process.off("exit", killWithUs));

  return {
    output: () => output,
    errors: () => errors,
    ended,
    signal: (name) => void child.kill(name),
    waitUntilReady(words = "is ready at") {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const fail = (reason: string): void =>
        reject(new Error(`The server ${reason}:\n${output}\n${errors}`));
      const timer = setTimeout(() => fail("did not get ready in time"), readyWithinMs);
      hear = () => {
        if (output.includes(words)) resolve();
      };
      child.once("exit", (code) => fail(`ended with ${code}`));
      hear();
      return promise.finally(() => clearTimeout(timer));
    },
  };
}
