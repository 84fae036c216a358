import { ApiError, errorOfAnswer, errorOfFailure } from "./api-error.ts";
import type { Reach } from "../reach/reach.ts";

export interface CallOptions {
  readonly method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /** The call outlives the page, for at most 64 KB. */
  readonly keepalive?: boolean;
}

/** Calls the API. @throws ApiError */
export type Call = <Answer>(path: string, options?: CallOptions) => Promise<Answer>;

const base = "/api/v1/";

async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const text = await response.text();
  return text === "" ? undefined : JSON.parse(text);
}

/**
 * `fetch` as an argument, so that tests need no server. `reach` hears whether it is there, and says when to give up.
 * With `pause` a call that came without a session is made once more after it: whoever signs in again in another window
 * ends the session of the calls that are under way here (ACCOUNT-18).
 */
export function createCall(
  fetch: typeof globalThis.fetch,
  reach?: Pick<Reach, "begin">,
  pause?: () => Promise<void>,
): Call {
  const once: Call = async <Answer>(
    path: string,
    { method = "GET", body, signal, keepalive = false }: CallOptions = {},
  ) => {
    const content =
      body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
    const lost = new AbortController();
    const end = reach?.begin(() => lost.abort(new Error("The server can't be reached")));
    const init: RequestInit = {
      method,
      credentials: "same-origin",
      keepalive,
      ...content,
      signal: signal ? AbortSignal.any([signal, lost.signal]) : lost.signal,
    };
    const response = await fetch(base + path, init).catch((cause: unknown) => {
      if (init.signal?.aborted) end?.ended();
      else end?.failed();
      throw errorOfFailure("network", cause);
    });
    end?.answered();
    const answer = await readBody(response)
      .catch((cause: unknown) => {
        if (lost.signal.aborted) throw errorOfFailure("network", cause);
        throw response.ok
          ? errorOfFailure("answer", cause)
          : errorOfAnswer(response.status, undefined);
      })
      .finally(() => end?.ended());
    if (response.status >= 400) throw errorOfAnswer(response.status, answer);
    return answer as Answer;
  };
  return (path, options) =>
    once<never>(path, options).catch(async (error: unknown) => {
      const isStrange = error instanceof ApiError && error.code === "not-signed-in";
      if (!isStrange || !pause || options?.signal?.aborted) throw error;
      await pause();
      return once(path, options);
    });
}
