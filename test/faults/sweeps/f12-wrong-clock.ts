import { audit } from "../audit.ts";
import { isTaken } from "../ask.ts";
import type { Fault, Point, Wanted } from "../fault.ts";
import { type Ground, makeGround } from "../ground.ts";
import { acknowledged } from "../ledger.ts";
import { faketimeLibrary } from "../tools.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const clocks = [
  { name: "three days ahead", days: 3 },
  { name: "three days behind", days: -3 },
  { name: "right again", days: 0 },
];

const actions = ["save", "form", "consent", "upload", "publish", "save"] as const;

/** What a store keeps it refuses while what it is asked is signed by a clock that is days off. */
function isRight({ store }: Ground, { status, days, action }: Answered): boolean {
  const isRefused = store !== undefined && days !== 0 && /upload|publish/.test(action);
  return isRefused ? status >= 500 : status < 300;
}

interface Answered {
  readonly status: number;
  readonly days: number;
  readonly action: (typeof actions)[number];
}

/** Whoever was signed in still is, everything is taken, and order is by revision, whatever the clock says. */
async function under(ground: Ground, { name, days }: (typeof clocks)[number]): Promise<Point> {
  const { people } = ground;
  await ground.server().kill();
  const env = {
    LD_PRELOAD: faketimeLibrary() ?? "",
    FAKETIME: `${days < 0 ? "" : "+"}${days}d`,
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
  };
  await ground.start({ env });
  const broken: string[] = [];
  for (const action of actions) {
    const { status, body } = await people[action]();
    if (!isRight(ground, { status, days, action }))
      broken.push(`${action} was answered ${status}: ${body}`);
  }
  const told = Date.parse(String((await people.call("sites")).headers["date"]));
  const isOff = Math.abs(told - Date.now() - days * dayMs) < hourMs;
  if (!isOff) broken.push(`the server’s clock says ${new Date(told).toISOString()}`);
  if (!isTaken(await people.call("sites"))) broken.push("the owner is no longer signed in");
  const found = await audit(ground);
  const points = acknowledged(people.ledger);
  return { name, acknowledged: points, lost: found.lost, broken: [...broken, ...found.broken] };
}

export const wrongClock: Fault = {
  id: "F12",
  what: "the clock is three days off, either way",
  holds: ["I1", "I2"],
  needs: ["faketime"],
  async sweep(wanted: Wanted, tell) {
    const ground = await makeGround(wanted);
    try {
      await ground.people.save();
      for (const clock of clocks) tell(await under(ground, clock));
    } finally {
      await ground.remove();
    }
  },
};
