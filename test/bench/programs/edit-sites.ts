import type { Operation } from "#/site/operations/operation.ts";
import { createWorld } from "../../world.ts";
import { largeSite } from "../large-site/large-site.ts";

/** Milliseconds of processor time of an operation, the sites taking turns. */
export interface EditTimes {
  readonly operation: number;
}

/** Edits many sites in turn, as their owners do at the same time, each change durable before the next. */
const [sites = "10", operations = "1000"] = process.argv.slice(2);
const world = await createWorld();
const document = largeSite({ pages: 3, assets: [] });
const ids: number[] = [];
for (let number = 0; number < Number(sites); number += 1)
  ids.push(
    await world.sites.create({ slug: `s${number}`, ownerId: world.userIds.owner, document }),
  );

async function rename(siteId: number, count: number): Promise<void> {
  const args = { page: `p${count % 3}`, name: `Страница ${count}` };
  const operation: Operation = { id: `rename${count}`, name: "page.rename", args };
  const { results } = await world.operations.append(siteId, [operation], world.userIds.owner);
  if (results[0]?.status !== "applied") throw new Error(JSON.stringify(results));
}

const warmUp = 200;
let before = process.cpuUsage();
for (let count = -warmUp; count < Number(operations); count += 1) {
  if (count === 0) before = process.cpuUsage();
  await rename(ids[Math.abs(count) % ids.length] ?? 0, count + warmUp);
}
const { user, system } = process.cpuUsage(before);
const times: EditTimes = { operation: (user + system) / 1000 / Number(operations) };
await world.close();
process.stdout.write(JSON.stringify(times), () => process.exit());
