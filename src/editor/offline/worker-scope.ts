/** The parts of a service worker's globals that are used: the compiler's library has them for workers only. */
interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface AskEvent extends LastingEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

interface ToldEvent extends LastingEvent {
  readonly data: unknown;
}

export interface WorkerScope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      type: "window";
      includeUncontrolled: boolean;
    }): Promise<readonly unknown[]>;
  };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", handle: (event: LastingEvent) => void): void;
  addEventListener(name: "fetch", handle: (event: AskEvent) => void): void;
  addEventListener(name: "message", handle: (event: ToldEvent) => void): void;
}
