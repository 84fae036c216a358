import type { Preferences } from "#/api/preferences.ts";
import type { Auth } from "../auth/auth.ts";
import type { Caller } from "../auth/caller.ts";

/** Milliseconds that the page waits for what an account prefers: without it, it is as this device knows it. */
const longestWait = 500;

/** Where a device keeps its copy: as `shell/colour-mode.ts` and `words/i18n.ts` of the editor read it. */
const stored = { language: "vitrine-language", colourMode: "vitrine-colour-mode" } as const;

/**
 * A script for the head of the app's page: what the account chose on any device is on this one before anything is
 * painted, and texts name commands as this installation has them. Empty where there is nothing to say.
 */
export function startScript(
  { language, colourMode }: Pick<Preferences, "language" | "colourMode">,
  { nonce, program }: { nonce: string; program: string | undefined },
): string {
  const keep = (name: string, value: string): string =>
    `localStorage.setItem(${JSON.stringify(name)},${JSON.stringify(value)});`;
  const lines = [
    // what commands are called where somebody reads of them: as `words/say.ts` of the editor does
    ...(program === undefined
      ? []
      : [`document.documentElement.dataset.program=${JSON.stringify(program)};`]),
    ...(colourMode === "light" || colourMode === "dark"
      ? [`document.documentElement.style.colorScheme=${JSON.stringify(colourMode)};`]
      : []),
    ...(colourMode ? [keep(stored.colourMode, colourMode)] : []),
    ...(language ? [keep(stored.language, language)] : []),
  ];
  if (lines.length === 0) return "";
  // a browser that keeps nothing for anybody shows the app all the same
  const script = `try{${lines.join("")}}catch{}`.replaceAll("<", String.raw`\u003C`);
  return `<script nonce="${nonce}">${script}</script>`;
}

/** What the account behind a request prefers; nothing where nobody is signed in, or it isn't known in time. */
export async function preferredBy(
  { sessions, preferences }: Pick<Auth, "sessions" | "preferences">,
  { headers }: Pick<Caller, "headers">,
): Promise<Pick<Preferences, "language" | "colourMode">> {
  const nothing = { language: null, colourMode: null };
  if (!headers.has("cookie")) return nothing;
  const known = async () => {
    const account = await sessions.read(headers);
    return account ? preferences.of(account.id) : nothing;
  };
  const { promise: late, resolve } = Promise.withResolvers<typeof nothing>();
  const timer = setTimeout(() => resolve(nothing), longestWait);
  try {
    // the page is there also while the database isn't
    return await Promise.race([known().catch(() => nothing), late]);
  } finally {
    clearTimeout(timer);
  }
}
