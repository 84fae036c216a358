import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPostgresDatabase } from "./postgres.ts";
import {
  type Answer,
  ask,
  buildServer,
  endRuns,
  freePort,
  ownerEnv,
  run,
  said,
} from "./server-program.ts";
import { settle } from "./settle.ts";

/** Two processes that share one database, each with a folder of its own: what one takes away is gone for the other. */
const ports: string[] = [];
const folders: string[] = [];
let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
let owner: Record<string, string>;
let site: { id: number; page: string; section: string };

beforeAll(buildServer);
beforeAll(async () => {
  database = await createPostgresDatabase();
  await settle("", database.url);
  for (const _ of ["one", "other"]) {
    const dataDir = await mkdtemp(join(tmpdir(), "vitrine-two-"));
    const port = await freePort();
    // both are reached by one name, as behind one proxy
    const appOrigin = "http://localhost:3000";
    const env = {
      PORT: port,
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      APP_ORIGIN: appOrigin,
    };
    await said(run("main", { ...env, ...ownerEnv }), "is ready at");
    folders.push(dataDir);
    ports.push(port);
  }
  owner = await signedIn();
  const { id } = read(await call(0, "sites", { headers: owner, body: { name: "Lamp" } }));
  const document = read(await call(1, `sites/${id}/document`, { headers: owner }));
  const [page] = document.pages;
  site = { id, page: page.id, section: page.sections[0].id };
});
afterAll(async () => {
  await endRuns();
  await database.drop();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

interface Call {
  readonly method?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls one of the two. */
function call(server: 0 | 1, path: string, asked: Call = {}): Promise<Answer> {
  const { headers } = asked;
  const own = { origin: "http://localhost:3000", ...headers };
  return ask(ports[server] ?? "", "localhost:3000", {
    ...asked,
    path: `/api/v1/${path}`,
    headers: own,
  });
}

function read({ status, text }: Answer) {
  if (status >= 300) throw new Error(`${status} ${text}`);
  return JSON.parse(text);
}
const cookieOf = ({ headers }: Answer) => ({
  cookie: String([headers["set-cookie"]].flat()[0]).split(";")[0] ?? "",
});
const signedIn = async () => {
  const body = { email: ownerEnv.OWNER_EMAIL, password: ownerEnv.OWNER_PASSWORD };
  return cookieOf(await call(0, "auth/sign-in", { body }));
};

let steps = 0;

/** Somebody rewrites a text at one of the two. Tests run side by side: each has a text of its own. */
async function write(
  server: 0 | 1,
  headers: Record<string, string>,
  field: "title" | "paragraph" = "title",
): Promise<Answer> {
  steps += 1;
  const { page, section } = site;
  const document = read(await call(server, `sites/${site.id}/document`, { headers: owner }));
  const was = document.pages[0].sections[0].fields[field]?.en?.text ?? "";
  const args = { target: { page, section }, path: [field], language: "en" };
  const operations = [
    { id: `step-${steps}`, name: "text.set", args: { ...args, text: `Words ${steps}`, was } },
  ];
  return call(server, `sites/${site.id}/operations`, { headers, body: { operations } });
}

/** What an open editor is told by one of the two. */
function watch(server: 0 | 1, headers: Record<string, string>): () => string {
  const about = {
    port: ports[server],
    host: "127.0.0.1",
    path: `/api/v1/sites/${site.id}/events`,
    headers: { host: "localhost:3000", ...headers },
  };
  let told = "";
  const asked = request(about, (answer) => {
    answer.setEncoding("utf8").on("data", (chunk: string) => (told += chunk));
  });
  asked.on("error", () => undefined).end();
  return () => told;
}

/** Has somebody invited who has no account; answers the invitation's token. */
async function invited(email: string, role: string): Promise<string> {
  const body = { email, role, language: "en" };
  const { link } = read(await call(0, `sites/${site.id}/invitations`, { headers: owner, body }));
  return String(link).split("#token=")[1] ?? "";
}

const newcomer = (token: string) => ({
  token,
  account: { name: "Ada", password: "a lamp that is never lit" },
});

test.concurrent("GUEST-05: a link that one process revokes opens nothing at the other, and ends what is open there", async ({
  expect,
}) => {
  const body = { days: 7, role: "writer", name: "Ada" };
  const link = read(await call(0, `sites/${site.id}/links`, { headers: owner, body }));
  const token = String(link.address).split("#token=")[1];
  const guest = cookieOf(await call(1, "links/sessions", { body: { token } }));
  const told = watch(1, guest);
  await expect.poll(told).toContain("event: access");
  expect((await write(1, guest)).status).toBe(200);
  const revoked = await call(0, `sites/${site.id}/links/${link.id}`, {
    method: "DELETE",
    headers: owner,
  });
  expect(revoked.status).toBe(204);
  expect((await write(1, guest)).status).toBe(401);
  await expect.poll(told).toContain("event: end");
});

test.concurrent("PEOPLE-06: a role that one process takes away counts at the other at once, and is told there", async ({
  expect,
}) => {
  const token = await invited("bee@example.org", "editor");
  const bee = cookieOf(await call(1, "invitations/accept", { body: newcomer(token) }));
  const told = watch(1, bee);
  await expect.poll(told).toContain('"role":"editor"');
  expect((await write(1, bee, "paragraph")).status).toBe(200);
  const { people } = read(await call(0, `sites/${site.id}/people`, { headers: owner }));
  const { id } = people.find(({ email }: { email: string }) => email === "bee@example.org");
  const path = `sites/${site.id}/people/${id}`;
  const change = { method: "PATCH", headers: owner, body: { role: "viewer" } };
  expect((await call(0, path, change)).status).toBe(204);
  expect((await write(1, bee, "paragraph")).status).toBe(403);
  await expect.poll(told).toContain('"role":"viewer"');
  expect((await call(0, path, { method: "DELETE", headers: owner })).status).toBe(204);
  expect((await write(1, bee, "paragraph")).status).toBe(404);
  await expect.poll(told).toContain("event: end");
});

test.concurrent("ACCOUNT-04: a session that one process ends is over at the other", async ({
  expect,
}) => {
  const second = await signedIn();
  const told = watch(1, second);
  await expect.poll(told).toContain("event: access");
  expect((await call(0, "auth/sign-out", { body: {}, headers: second })).status).toBe(204);
  expect((await write(1, second)).status).toBe(401);
  await expect.poll(told).toContain("event: end");
});

test("PEOPLE-01: of two who accept one invitation at two processes at once, one comes in", async () => {
  const token = await invited("cy@example.org", "editor");
  const answers = await Promise.all(
    ([0, 1, 0, 1, 0, 1] as const).map((server) =>
      call(server, "invitations/accept", { body: newcomer(token) }),
    ),
  );
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const { people } = read(await call(1, `sites/${site.id}/people`, { headers: owner }));
  expect(people.filter(({ email }: { email: string }) => email === "cy@example.org")).toHaveLength(
    1,
  );
});

test("PREV-02: of many links made at two processes at once, fifty work", async () => {
  const made = await Promise.all(
    Array.from({ length: 60 }, (_, place) =>
      call(place % 2 === 0 ? 0 : 1, `sites/${site.id}/links`, {
        headers: owner,
        body: { days: 1 },
      }),
    ),
  );
  expect(made.filter(({ status }) => status >= 500)).toEqual([]);
  const { links } = read(await call(0, `sites/${site.id}/links`, { headers: owner }));
  expect(links).toHaveLength(50);
});

test("LOG-01: steps that two processes take at once are all in the log, in one order, and told at both", async () => {
  const told = [watch(0, owner), watch(1, owner)];
  for (const one of told) await expect.poll(one).toContain("event: access");
  const rename = (server: 0 | 1, place: number) => ({
    id: `rename-${server}-${place}`,
    name: "site.rename",
    args: { name: `Lamp ${server} ${place}` },
  });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, place) => {
      const server = place % 2 === 0 ? 0 : 1;
      const body = { operations: [rename(server, place)] };
      return call(server, `sites/${site.id}/operations`, { headers: owner, body });
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const revisions = (words: string) =>
    [...words.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
  await expect.poll(() => revisions(told[0]?.() ?? "").length).toBe(20);
  await expect.poll(() => revisions(told[1]?.() ?? "").length).toBe(20);
  expect(told[0]?.().match(/"name":"Lamp \d \d+"/g)).toEqual(
    told[1]?.().match(/"name":"Lamp \d \d+"/g),
  );
});
