import { resolve } from "node:path";
import { StartError } from "../start-error.ts";

/** The path that somebody typed, from where they typed it: npm runs programs in the folder of the package. @throws StartError */
export function namedPath(name: string, env: NodeJS.ProcessEnv): string {
  const [scheme] = /^[a-z][a-z0-9+.-]*:\/\//i.exec(name) ?? [];
  if (scheme !== undefined)
    throw new StartError(
      `${scheme} addresses can’t be used here: name a file or folder of this machine.`,
    );
  return resolve(env["INIT_CWD"] ?? "", name);
}
