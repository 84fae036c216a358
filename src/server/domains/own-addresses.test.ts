import { expect, test } from "vitest";
import type { DnsAnswer } from "./dns.ts";
import { createLookUp } from "./look-up-domain.ts";
import { createOwnAddresses } from "./own-addresses.ts";

test("DOMAIN-05: an installation that can’t ask where it is itself takes no domain offline", async () => {
  let time = 0;
  const target = "domains.sites.example";
  const silent: DnsAnswer = { state: "unanswered" };
  const found = (...values: string[]): DnsAnswer => ({ state: "found", values });
  const answers = new Map<string, DnsAnswer>([["A lampe.example", found("203.0.113.7")]]);
  const ask = async (name: string, type: string): Promise<DnsAnswer> =>
    answers.get(`${type} ${name}`) ?? { state: "none" };
  const ownAddresses = createOwnAddresses({
    ask,
    clock: { now: () => time },
    told: undefined,
    target,
  });
  const lookUp = createLookUp({ ask, ownAddresses, target, reach: async () => "elsewhere" });
  const leadsHere = async () =>
    (await lookUp("lampe.example", { key: "key", isServed: false })).leadsHere;

  answers.set(`A ${target}`, silent);
  expect(await leadsHere()).toBeUndefined();
  answers.set(`A ${target}`, found("203.0.113.7"));
  answers.set(`AAAA ${target}`, silent);
  expect(await leadsHere()).toBeUndefined();
  answers.delete(`AAAA ${target}`);
  expect(await leadsHere()).toBe(true);
  time += 3_600_000;
  answers.set(`A ${target}`, silent);
  expect(await leadsHere()).toBe(true);
  answers.set(`A ${target}`, found("203.0.113.8"));
  expect(await leadsHere()).toBe(false);
});
