import { type Socket, createSocket } from "node:dgram";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type NameServer, startNameServer } from "../../../test/name-server.ts";
import { createDns } from "./dns.ts";
import type { AskDns, RecordType } from "./dns.ts";

let server: NameServer;
let ask: AskDns;

beforeAll(async () => {
  server = await startNameServer();
  ask = createDns({ servers: [server.address] });
  await server.write([
    "@ A 203.0.113.7",
    "@ A 203.0.113.6",
    "@ AAAA 2001:db8::7",
    "www CNAME @",
    "far CNAME www",
    "loop CNAME pool",
    "pool CNAME loop",
    "gone CNAME nothing",
    '_vitrine TXT "vitrine=" "first" ',
    '_vitrine TXT "v=spf1 -all"',
    "*.wild A 203.0.113.9",
    "xn--bckerei-5wa A 203.0.113.8",
    `long TXT ${Array.from({ length: 20 }, () => `"${"x".repeat(250)}"`).join(" ")}`,
  ]);
});
afterAll(() => server.stop());

test.each<[name: string, type: RecordType, values: readonly string[] | string]>([
  ["example.test", "A", ["203.0.113.6", "203.0.113.7"]],
  ["example.test", "AAAA", ["2001:db8::7"]],
  ["example.test", "SOA", ["ns.example.test"]],
  ["www.example.test", "A", ["203.0.113.6", "203.0.113.7"]],
  ["www.example.test", "CNAME", ["example.test"]],
  ["far.example.test", "AAAA", ["2001:db8::7"]],
  ["_vitrine.example.test", "TXT", ["v=spf1 -all", "vitrine=first"]],
  ["any.wild.example.test", "A", ["203.0.113.9"]],
  ["xn--bckerei-5wa.example.test", "A", ["203.0.113.8"]],
  ["long.example.test", "TXT", ["x".repeat(300)]],
  ["example.test", "CNAME", "none"],
  ["www.example.test", "SOA", ["ns.example.test"]],
  ["loop.example.test", "A", "none"],
  ["nobody.example.test", "A", "nameless"],
  ["elsewhere.example", "A", "unanswered"],
])("DOMAIN-14: a name server’s answer about %s %s is understood", async (name, type, wanted) => {
  const answer = await ask(name, type);
  expect(answer).toEqual(
    typeof wanted === "string" ? { state: wanted } : { state: "found", values: wanted },
  );
});

test("DOMAIN-14: an alias of nothing has no address", async () => {
  const { state } = await ask("gone.example.test", "A");
  expect(["none", "nameless"]).toContain(state);
});

test("DOMAIN-14: a server that is silent is waited for within bounds, and no longer once it speaks", async () => {
  await server.freeze();
  const bounded = createDns({ servers: [server.address], longestMs: 300 });
  expect(await bounded("example.test", "A")).toEqual({ state: "unanswered" });
  server.thaw();
  expect(await ask("example.test", "AAAA")).toMatchObject({ state: "found" });
});

test("DOMAIN-14: an answer to something else, or none that can be read, is no answer", async () => {
  const liar: Socket = createSocket("udp4");
  const lies = [
    (question: Buffer) => question,
    () => Buffer.from("nonsense"),
    (question: Buffer) => Buffer.concat([question.subarray(0, 2), Buffer.alloc(40, 0xff)]),
  ];
  let told = 0;
  liar.on("message", (question, { port, address }) => {
    const lie = lies[told % lies.length];
    told += 1;
    if (lie) liar.send(lie(question), port, address);
  });
  await new Promise<void>((listening) => liar.bind(0, "127.0.0.1", listening));
  const lying = createDns({ servers: [`127.0.0.1:${liar.address().port}`], longestMs: 500 });
  for (const name of ["one.example.test", "two.example.test", "three.example.test"])
    expect((await lying(name, "A")).state).not.toBe("found");
  await new Promise<void>((closed) => liar.close(() => closed()));
});
