import { EventEmitter } from "node:events";
import { type ServerResponse, createServer } from "node:http";
import type { Socket } from "node:net";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { boundConnections } from "./bound-connections.ts";

const kibibyte = 1_024;
const answer = 100 * 1_048_576;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "setInterval", "clearInterval"] });
  return () => void vi.useRealTimers();
});

/** A connection as the system has it: loopback takes 64 KB at once, and who trickles on the internet less. */
class Connection extends EventEmitter {
  bytesRead = 0;
  bytesWritten = 0;
  writableLength = 0;
  readonly _handle = { writeQueueSize: 0 };
  isClosed = false;

  /** One large answer, of which the system holds back what isn't read. */
  wait(bytes = answer): this {
    this.bytesWritten += bytes;
    this.writableLength = bytes;
    this._handle.writeQueueSize = bytes;
    return this;
  }

  read(bytes: number): void {
    this._handle.writeQueueSize -= bytes;
  }

  destroy(): void {
    this.isClosed = true;
    this.emit("close");
  }
}

function openServer(most: number) {
  const server = createServer();
  const refused: Connection[] = [];
  const bound = boundConnections(server, {
    most,
    isAtRest: () => false,
    refuse: (socket) => void refused.push(socket as unknown as Connection),
    hasHandle: () => true,
    tellNo: (socket) => socket.destroy(),
  });
  server.emit("listening");
  onTestFinished(() => void server.emit("close"));
  const connect = (): Connection => {
    const connection = new Connection();
    server.emit("connection", connection);
    return connection;
  };
  return {
    refused,
    connect,
    /** Connects and asks for something. */
    take(): Connection {
      const connection = connect();
      const answer = Object.assign(new EventEmitter(), { req: { complete: true } });
      const response = answer as unknown as ServerResponse;
      bound.isRefused(connection as unknown as Socket, response);
      return connection;
    },
  };
}

/** Has each read so much in each second, for so many. */
function trickle(all: readonly Connection[], bytes: number, seconds: number): void {
  for (let second = 0; second < seconds; second += 1) {
    vi.advanceTimersByTime(1_000);
    for (const one of all) one.read(bytes);
  }
}

test("SEC-35: who trickles below a kibibyte a second gives its place away after a minute, one for each who needs it", () => {
  const { take, refused } = openServer(3);
  const all = [take().wait(), take().wait(), take().wait()];
  trickle(all, kibibyte - 100, 59);
  take();
  expect(refused).toHaveLength(1);
  trickle(all, kibibyte - 100, 62);
  expect(all.every(({ isClosed }) => !isClosed)).toBe(true);
  take();
  expect(refused).toHaveLength(1);
  expect(all.filter(({ isClosed }) => isClosed)).toHaveLength(1);
});

test("SEC-35: who reads at five kibibytes a second keeps its place, also between those who trickle", () => {
  const { take, refused } = openServer(3);
  const honest = take().wait();
  const slow = [take().wait(), take().wait()];
  for (let second = 0; second < 600; second += 1) {
    trickle([honest], 5 * kibibyte, 1);
    for (const one of slow) one.read(50);
  }
  // as many as like take the places of those who trickle, and no more
  for (let more = 0; more < 5; more += 1) take().wait();
  expect(honest.isClosed).toBe(false);
  expect(slow.every(({ isClosed }) => isClosed)).toBe(true);
  expect(refused).toHaveLength(3);
});

test("SEC-35: who rests gives its place away before who reads slowly", () => {
  const { take, connect } = openServer(2);
  const slow = take().wait();
  const resting = connect();
  trickle([slow], 100, 62);
  take();
  expect([slow.isClosed, resting.isClosed]).toEqual([false, true]);
  take();
  expect(slow.isClosed).toBe(true);
});

test("SEC-35: a wait between two answers is no slowness, and who has caught up is slow no more", () => {
  const { take, refused } = openServer(1);
  const one = take().wait();
  trickle([one], 100, 62);
  trickle([one], 5 * kibibyte, 62);
  take();
  expect(refused).toHaveLength(1);
  trickle([one], 100, 62);
  one.writableLength = 0;
  vi.advanceTimersByTime(250);
  one.wait();
  trickle([one], 100, 30);
  take();
  expect(one.isClosed).toBe(false);
  expect(refused).toHaveLength(2);
});
