import { afterAll, beforeAll, expect, test } from "vitest";
import pg from "pg";
import { type Balancer, databaseBalancer } from "./cluster/balancer.ts";
import { type PostgresPair, startPostgresPair } from "./cluster/postgres-pair.ts";
import { freePort } from "./free-port.ts";

/** A PostgreSQL and its standby behind Debian's HAProxy with the file that we hand out. */
let pair: PostgresPair;
let port: number;
let balancer: Balancer;

beforeAll(async () => {
  pair = await startPostgresPair();
  port = await freePort();
  balancer = databaseBalancer(pair, port);
  await balancer.start();
});
afterAll(async () => {
  await balancer?.remove();
  pair?.remove();
});

/** The rows of a statement, or why there are none. */
async function rowsOf(statement: string): Promise<unknown> {
  const about = { host: "127.0.0.1", port, user: "postgres", database: "vitrine" };
  const client = new pg.Client({ ...about, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return (await client.query({ text: statement, rowMode: "array" })).rows;
  } catch (error) {
    return String(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

test("CLUSTER-02: connections lead to the database that takes writes, before its standby is promoted and after, and nothing that was answered is lost", async () => {
  await expect.poll(() => rowsOf("select pg_is_in_recovery()")).toEqual([[false]]);
  expect(await rowsOf("create table kept (id int)")).toEqual([]);
  expect(await rowsOf("insert into kept values (1) returning id")).toEqual([[1]]);
  await pair.kill();
  // the standby could be read, and isn't led to
  await expect.poll(() => rowsOf("select 1")).toEqual(expect.any(String));
  pair.promote();
  await expect.poll(() => rowsOf("insert into kept values (2) returning id")).toEqual([[2]]);
  expect(await rowsOf("select id from kept order by id")).toEqual([[1], [2]]);
});

test("CLUSTER-05: the one that was killed comes back as the standby by pg_rewind, and takes over with all that was answered since", async () => {
  await pair.comeBack();
  expect(await rowsOf("insert into kept values (3) returning id")).toEqual([[3]]);
  await pair.kill();
  await expect.poll(() => rowsOf("select 1")).toEqual(expect.any(String));
  pair.promote();
  await expect.poll(() => rowsOf("select id from kept order by id")).toEqual([[1], [2], [3]]);
  await pair.comeBack();
  expect(await rowsOf("insert into kept values (4) returning id")).toEqual([[4]]);
});
