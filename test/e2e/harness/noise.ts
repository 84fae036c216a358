import type { BrowserContext } from "@playwright/test";

/** What a browser complained about during a story: nothing may be left over when it ends. */
export interface Noise {
  /** Listens to everything that happens in a context from now on. */
  watch(context: BrowserContext): void;
  /** Complaints that this story brings about on purpose. */
  expect(pattern: RegExp): void;
  /** Everything that was not expected: messages of the console, errors of scripts, requests to strangers. */
  unexpected(): readonly string[];
}

/** Playwright runs a script of its own in every frame; frames without scripts refuse it, as they should. It says that it blocks workers. */
const playwrightsOwn =
  /^(?:Blocked script execution in '[^']+' because the document's frame is sandboxed|Service Worker registration blocked by Playwright)/;

/** Said of what a page has not used a few seconds after it was loaded, which on a busy machine it has not yet. */
const saidOfSlowness = /was preloaded using link preload but not used within a few seconds/;

function isOurs(address: string): boolean {
  if (/^(data|blob|about):/.test(address)) return true;
  const { hostname } = new URL(address);
  return hostname === "localhost" || hostname.endsWith(".localhost") || hostname === "127.0.0.1";
}

export function createNoise(): Noise {
  const heard: string[] = [];
  const expected: RegExp[] = [];
  return {
    watch(context) {
      context.on("console", (message) => {
        const { url } = message.location();
        if (playwrightsOwn.test(message.text()) || saidOfSlowness.test(message.text())) return;
        if (["error", "warning"].includes(message.type()))
          heard.push(`${message.type()}: ${message.text()} (${url})`);
      });
      context.on("weberror", (error) => heard.push(`exception: ${error.error().message}`));
      context.on("request", (request) => {
        if (!isOurs(request.url())) heard.push(`request to a stranger: ${request.url()}`);
      });
    },
    expect: (pattern) => void expected.push(pattern),
    unexpected: () => heard.filter((line) => !expected.some((pattern) => pattern.test(line))),
  };
}
