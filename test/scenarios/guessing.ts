import type { Scenario, ScenarioTable } from "../scenarios.ts";
import { ownerPassword } from "../world.ts";

const signIn = { method: "POST", url: "/api/v1/auth/sign-in" } as const;
const email = "owner@example.org";

function wrong(from: string, status: 401 | 429): Scenario {
  return {
    ...signIn,
    name: `a wrong password from ${from} is answered with ${status}`,
    from,
    body: { email, password: "wrong" },
    expect:
      status === 401
        ? { status, code: "wrong-credentials" }
        : { status, code: "too-many-requests", headers: { "retry-after": /^[1-9]\d*$/ } },
  };
}

function right(name: string, from: string): Scenario {
  return {
    ...signIn,
    name,
    from,
    body: { email, password: ownerPassword },
    expect: { status: 204 },
  };
}

const attacker = "203.0.113.1";

export const table: ScenarioTable = {
  subject: "guessing passwords",
  rows: [
    right("the owner signs in at home", "198.51.100.1"),
    ...Array.from({ length: 10 }, () => wrong(attacker, 401)),
    wrong(attacker, 429),
    {
      ...signIn,
      name: "the right password does not help an address that is stopped",
      from: attacker,
      body: { email, password: ownerPassword },
      expect: { status: 429, code: "too-many-requests" },
    },
    {
      ...wrong(attacker, 429),
      name: "a forwarded address is not believed",
      headers: { "x-forwarded-for": "198.51.100.9" },
    },
    ...Array.from({ length: 10 }, (_, index) => wrong(`203.0.113.${index + 2}`, 401)),
    right("during the attack the owner signs in at home", "198.51.100.1"),
    right("and, a moment later, anywhere else", "192.0.2.77"),
  ],
};
