import { accessSync, constants } from "node:fs";
import path from "node:path";
import { aptInstall } from "../../../scripts/test/apt.ts";

/** Programs of the system are not on everybody's PATH. */
const systemFolders = ["/usr/local/bin", "/usr/bin", "/usr/sbin"];

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function findTool(name: string): string | undefined {
  const folders = [...(process.env["PATH"] ?? "").split(path.delimiter), ...systemFolders];
  return folders.map((folder) => path.join(folder, name)).find(isProgram);
}

/** Like `findTool`, but brings Debian's package of that name where that is possible. */
export async function bringTool(name: string): Promise<string | undefined> {
  const found = findTool(name);
  if (found !== undefined) return found;
  await aptInstall(name);
  return findTool(name);
}
