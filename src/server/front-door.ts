import { type IncomingMessage, type Server, type ServerResponse, createServer } from "node:http";
import type { Server as Listening, Socket } from "node:net";
import { AppError, isOutside, toErrorAnswer } from "./errors.ts";
import { handlesLeft, mostConnections } from "./handles/handles.ts";
import { openRawResponsePath } from "./hosting/raw-response-path.ts";
import { answerNotice } from "./hosting/notice-page.ts";
import { type SiteDispatch, wantsPage } from "./http/hosts.ts";
import { boundConnections } from "./http/bound-connections.ts";
import { endWith } from "./http/end-with.ts";
import { inTurn } from "./http/in-turn.ts";
import { securityHeaders } from "./security-headers.ts";
import { StartError } from "./start-error.ts";
import { answerUnread } from "./http/unwanted-body.ts";

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * What listens, for as long as the process lives: published sites are answered from the first
 * moment on (I3), everything else as soon as the app is there.
 */
export interface FrontDoor {
  readonly server: Server;
  /** From now on what is no page of a site goes here. */
  lead(route: Handle): void;
  /** Until then it is told that this stands in the way. */
  wait(reason: unknown): void;
  /** Throws a `StartError` where the port can't be had. */
  listen(port: number): Promise<void>;
  /** Listens where another process does. Synchronous: connections are coming already. */
  listenOn(listening: Listening): void;
  /** Ends the connections that rest; whatever was answered still goes out. */
  rest(): void;
  /** Closes something else with it, which answers for it. */
  closeWith(close: () => Promise<void>): void;
  /** Takes no more connections; resolves when the last answer is out. */
  close(): Promise<void>;
}

/**
 * Milliseconds that the head of a request may take, and all of it; how often slow ones are looked
 * for; how long a connection rests: longer than a proxy in front keeps it, which would otherwise
 * send a form into one that is just being closed.
 */
export const ordinaryTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 125_000,
};
export const { requestTimeout } = ordinaryTimeouts;

/** What is told while there is no app: it is alive, and can take nothing. */
export function answerWaiting(reason?: unknown): Handle {
  const { body, headers } = toErrorAnswer(
    isOutside(reason) ? reason : new AppError("unavailable", { cause: reason }),
  );
  return (request, response) => {
    if (wantsPage(request)) {
      answerNotice(
        request,
        response,
        { notice: "unavailable" },
        { ...securityHeaders.plain, ...headers },
      );
      return;
    }
    const isAlive = request.method === "GET" && request.url === "/healthz";
    const text = JSON.stringify(isAlive ? { status: "ok" } : body);
    answerUnread(request, () =>
      response
        .writeHead(isAlive ? 200 : body.status, {
          ...securityHeaders.plain,
          ...(isAlive ? {} : headers),
          "cache-control": "no-store",
          "content-type": "application/json; charset=utf-8",
          "content-length": Buffer.byteLength(text),
        })
        .end(request.method === "HEAD" ? undefined : text),
    );
  };
}

function noRoom(): AppError {
  return new AppError("unavailable", {
    message: "Too many connections are open right now. Nothing was saved; try again in a moment.",
  });
}

/** What is told to those for whom there is no connection left: they are answered, and have to come again. */
function answerNoRoom(): Handle {
  const waiting = answerWaiting(noRoom());
  return (request, response) => waiting(request, response.setHeader("connection", "close"));
}

/** These are for what is under way while others are refused. */
const sparedHandles = 4;

type DoorLimits = typeof ordinaryTimeouts & {
  /** How many connections it takes at the same moment; what the system lets it have where it is left out. */
  readonly mostAtOnce?: number;
};

/**
 * Connections that wait to be taken, one in each turn of the loop; the system has a limit of its own. Whoever finds no
 * place there tries again by himself after one, three and seven seconds.
 */
const backlog = 4_096;

function bind(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host, backlog }, () => {
      server.removeListener("error", reject);
      resolve();
    });
  });
}

/** Says what to do about a port that cannot be listened on. */
export function explainListening(error: unknown, variable: string, port: number): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    return new StartError(
      `Port ${port} is in use: stop the program that uses it, or set ${variable} to another number.`,
      { cause: error },
    );
  }
  if (code === "EACCES") {
    return new StartError(
      `Port ${port} needs more rights than this user has: set ${variable} to a number above 1023.`,
      { cause: error },
    );
  }
  return error;
}

export function openFrontDoor(
  dispatch: SiteDispatch,
  { mostAtOnce = mostConnections(), ...timeouts }: DoorLimits = ordinaryTimeouts,
): FrontDoor {
  let route = answerWaiting();
  let arrivals = 0;
  const answer = inTurn(
    (request, response) => {
      if (!dispatch.handle(request, response)) route(request, response);
    },
    () => arrivals,
  );
  const answerFull = answerNoRoom();
  const server = createServer(timeouts, (request, response) => {
    if (connections.isRefused(request.socket, response)) answerFull(request, response);
    else answer(request, response);
  });
  const parsed = server.listeners("connection") as ((socket: Socket) => void)[];
  const rawPath = openRawResponsePath(server, dispatch.ready);
  const connections = boundConnections(server, {
    most: mostAtOnce,
    isAtRest: rawPath.isAtRest,
    hasHandle: () => handlesLeft() > sparedHandles,
    refuse: (socket) => parsed.forEach((take) => take.call(server, socket)),
    tellNo: (socket) =>
      endWith(
        socket.once("finish", () => socket.destroy()),
        noRoom(),
      ),
  });
  server.on("connection", () => void (arrivals += 1));
  const others: (() => Promise<void>)[] = [];

  function closeOwn(): Promise<void> {
    rawPath.close();
    if (!server.listening) return Promise.resolve();
    return new Promise((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
  }

  return {
    server,
    lead(next) {
      route = next;
    },
    wait(reason) {
      route = answerWaiting(reason);
    },
    async listen(port) {
      try {
        await bind(server, port, "::");
      } catch (error) {
        const code = error instanceof Error && "code" in error ? error.code : undefined;
        if (code !== "EAFNOSUPPORT" && code !== "EADDRNOTAVAIL") {
          throw explainListening(error, "PORT", port);
        }
        // A machine without IPv6.
        await bind(server, port, "0.0.0.0");
      }
    },
    listenOn: (listening) => void server.listen(listening, backlog),
    rest: rawPath.close,
    closeWith: (close) => void others.push(close),
    async close() {
      await Promise.all([closeOwn(), ...others.map((close) => close())]);
    },
  };
}
