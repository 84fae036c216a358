/**
 * What a call answered, with the number of all entries where a list told it (specification, section 7). `note`: what the
 * visitor should know besides that a form was taken, in the page's language.
 */
export type CallAnswer = Readonly<Record<string, unknown>> & {
  readonly totalCount?: number;
  readonly note?: string;
};

/** A problem that the server names: the path of a field, and a message for the visitor. */
export interface CallDetail {
  readonly path: string;
  readonly message: string;
}

/** A call that failed. `status` is 400 where nothing came back, or nothing that could be read (section 8). */
export class CallError extends Error {
  readonly status: number;
  /** Permanent, e.g. "already-reported"; empty where nothing came back. */
  readonly code: string;
  readonly details: readonly CallDetail[];
  /** Work that the server wants to see before it takes the form; empty where it wants none. */
  readonly challenge: string;

  constructor(
    message: string,
    { status, code = "", details = [], challenge = "" }: Partial<CallError> = {},
  ) {
    super(message);
    this.name = "CallError";
    this.status = status ?? 400;
    this.code = code;
    this.details = details;
    this.challenge = challenge;
  }
}

export interface CallOptions {
  readonly payload: Readonly<Record<string, unknown>>;
  /** Of the page; calls of sites tell it (R25). */
  readonly language: string;
  /** Name of the release that the page is of, where it is known. */
  readonly release?: string | undefined;
  /** A challenge that was solved, with its solution. */
  readonly proof?: string | undefined;
  readonly fetch: typeof globalThis.fetch;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function detailsOf(value: unknown): CallDetail[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) =>
    isRecord(one) && typeof one["path"] === "string" && typeof one["message"] === "string"
      ? [{ path: one["path"], message: one["message"] }]
      : [],
  );
}

/** An error as the server describes it; what describes nothing keeps its status. */
function refusalOf(status: number, body: unknown): CallError {
  const { message, code, details } = isRecord(body) ? body : {};
  return new CallError(typeof message === "string" ? message : "", {
    status,
    code: typeof code === "string" ? code : "",
    details: detailsOf(details),
    challenge:
      isRecord(details) && typeof details["challenge"] === "string" ? details["challenge"] : "",
  });
}

/** Reads a percent-encoded header; what is encoded badly stays as it is. */
function noteIn(headers: Headers): Pick<CallAnswer, "note"> {
  const note = new URLSearchParams(`note=${headers.get("x-note") ?? ""}`).get("note");
  return note ? { note } : {};
}

async function send(path: string, options: CallOptions): Promise<CallAnswer> {
  const { payload, language, release, proof, fetch } = options;
  const answer = await fetch(path, {
    method: "POST",
    credentials: "include",
    headers: {
      accept: "application/json",
      "content-type": "application/json",
      ...(path.includes("/sites/") && { language }),
      ...(release !== undefined && { "x-release": release }),
      ...(proof !== undefined && { "x-proof": proof }),
    },
    body: JSON.stringify(payload),
  });
  const { status, ok, headers } = answer;
  if (status === 204) return noteIn(headers);
  if (!ok) throw refusalOf(status, await answer.json().catch(() => undefined));
  const body: unknown = await answer.json();
  const count = headers.get("x-total-count");
  return { ...(isRecord(body) && body), ...(count !== null && { totalCount: Number(count) }) };
}

/** Sends JSON to the visitors' side of the API. @throws CallError, whatever goes wrong */
export async function call(path: string, options: CallOptions): Promise<CallAnswer> {
  try {
    return await send(path, options);
  } catch (error) {
    if (error instanceof CallError) throw error;
    throw new CallError(error instanceof Error ? error.message : String(error));
  }
}
