import { once } from "node:events";
import { connect } from "node:net";
import { audit } from "../audit.ts";
import type { Fault, Point, Wanted } from "../fault.ts";
import { type Ground, makeGround } from "../ground.ts";
import { killingSweep } from "../killing-sweep.ts";
import { acknowledged } from "../ledger.ts";
import { type People, pictureBody, pictureType } from "../people.ts";
import { spread } from "../spread.ts";

async function work(people: People): Promise<void> {
  await people.upload();
  await people.upload();
}

const calls = ["pwrite64", "write", "fsync", "fdatasync", "rename", "openat", "unlink", "mkdir"];
/** What goes to a store goes through a socket. */
const callsOf = { folder: calls, s3: [...calls, "writev", "sendto"] } as const;

/** Sends so much of an upload, and breaks the connection. */
async function cutUpload({ port, people }: Ground, share: number): Promise<void> {
  const body = await pictureBody(Math.round(share * 1_000_000));
  const head = people.head(`sites/${people.siteId}/assets`, {
    "content-type": pictureType,
    "content-length": String(body.length),
  });
  const whole = Buffer.concat([Buffer.from(head), body]);
  const socket = connect({ port, host: "127.0.0.1" });
  await once(socket, "connect");
  socket.write(whole.subarray(0, Math.floor(whole.length * share)), () => socket.destroy());
  await once(socket, "close");
}

const shares = [0.02, 0.2, 0.4, 0.6, 0.8, 0.9, 0.99, 0.999];

/** Connections that break in the middle leave nothing behind, without a start. */
async function cutConnections(wanted: Wanted, tell: (point: Point) => void): Promise<void> {
  const ground = await makeGround(wanted);
  try {
    for (const share of spread(shares, wanted.isWhole ? shares.length : wanted.sample / 2)) {
      await ground.people.upload();
      await cutUpload(ground, share);
      const { lost, broken } = await audit(ground);
      const name = `cut after ${share * 100} %`;
      tell({ name, acknowledged: acknowledged(ground.people.ledger), lost, broken });
    }
  } finally {
    await ground.remove();
  }
}

export const uploads: Fault = {
  id: "F3",
  what: "kill -9 and cut connections during uploads",
  holds: ["I1", "I2", "I8"],
  needs: ["strace"],
  async sweep(wanted, tell) {
    await cutConnections(wanted, tell);
    await killingSweep(wanted, { sweep: { work, calls: callsOf[wanted.store] }, tell });
  },
};
