/** A span of another program, as W3C Trace Context names it: hexadecimal numbers in small letters. */
export interface RemoteSpan {
  readonly traceId: string;
  readonly spanId: string;
}

/** A stretch of work, as traces show it. Its name and attributes hold nothing that people wrote, and no secrets. */
export interface Span {
  readonly name: string;
  /** As OpenTelemetry tells them apart: `server` answers a call, `client` makes one, `consumer` does a job. */
  readonly kind: "internal" | "server" | "client" | "consumer";
  readonly attributes: Record<string, string | number>;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  endedAt: number;
  hasFailed: boolean;
  /** The span that it is a part of. */
  readonly parent: Span | undefined;
  /** The one of another program that it is a part of, where it has none of this one. */
  readonly remoteParent?: RemoteSpan | undefined;
}
