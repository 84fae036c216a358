import { ownKey } from "../../api/own-key.ts";

const storageKey = ownKey("commands");
const kept = 6;

/** The ids of the commands that were used last in this tab, the latest first. */
export function recentCommands(storage: Storage): readonly string[] {
  return (storage.getItem(storageKey) ?? "").split(" ").filter((id) => id !== "");
}

export function rememberCommand(storage: Storage, id: string): void {
  const others = recentCommands(storage).filter((one) => one !== id);
  storage.setItem(storageKey, [id, ...others].slice(0, kept).join(" "));
}
