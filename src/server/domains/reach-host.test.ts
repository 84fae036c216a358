import { expect, test } from "vitest";
import { type Outgoing, SendOutError } from "../outgoing/send-out.ts";
import { createReachHost } from "./reach-host.ts";

const proof = { path: (nonce: string) => `/reach/${nonce}`, isAnswer: () => false };

test("DOMAIN-17: proxies that say nothing are given up together, however many calls they would have taken", async () => {
  const time = new AbortController();
  const asked: string[] = [];
  const read: Outgoing["read"] = (url, { signal }) => {
    asked.push(new URL(url).protocol);
    // the last of the addresses has been asked
    if (asked.length === 3) queueMicrotask(() => time.abort(new DOMException("", "TimeoutError")));
    return new Promise((_settle, refuse) => {
      const end = () => refuse(new SendOutError("Late.", { cause: signal?.reason }));
      if (signal?.aborted) end();
      else signal?.addEventListener("abort", end);
    });
  };
  const reach = createReachHost({ outgoing: { read }, proof, deadline: () => time.signal });
  expect(await reach("lampe.example", ["192.0.2.1", "192.0.2.2", "192.0.2.3"])).toBe("unknown");
  // what comes after the deadline ends at once
  expect(asked.filter((protocol) => protocol === "https:")).toHaveLength(3);
});

test("DOMAIN-17: a proxy leads on to no port of its own choosing", async () => {
  const asked: string[] = [];
  const read: Outgoing["read"] = async (url) => {
    asked.push(url);
    const next = new URL(url);
    next.port = String(8_000 + asked.length);
    return { status: 302, location: next.href, body: "" };
  };
  const reach = createReachHost({ outgoing: { read }, proof });
  expect(await reach("lampe.example", ["192.0.2.1"])).toBe("elsewhere");
  expect(asked).toHaveLength(2);
});
