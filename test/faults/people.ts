import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { type Question, type Reply, ask, isTaken, read } from "./ask.ts";
import { type Ledger, emptyLedger } from "./ledger.ts";

export const owner = { email: "owner@example.org", password: "correct horse battery" };
const slug = "lamp";

/** Those who use an installation from outside, and remember what they were answered. */
export interface People {
  readonly ledger: Ledger;
  readonly siteId: number;
  /** Where their server listens. */
  readonly port: number;
  /** The name of the published site. */
  readonly host: string;
  /** Pages of the site. */
  readonly paths: readonly string[];
  /** An owner calls a path below `/api/v1/`. */
  call(path: string, question?: Partial<Question>): Promise<Reply>;
  /** The head of a call by the owner as it goes over the wire, for whoever sends what follows by hand. */
  head(path: string, headers: Readonly<Record<string, string>>): string;
  /** Asks the server, or another process that shows its sites. */
  visit(path: string, at?: number): Promise<Reply>;
  /** The owner renames the site, which every page shows. */
  save(): Promise<Reply>;
  /** Sends the same operation again. */
  saveAgain(id: string): Promise<Reply>;
  form(): Promise<Reply>;
  consent(): Promise<Reply>;
  upload(): Promise<Reply>;
  publish(): Promise<Reply>;
}

interface Site {
  readonly id: number;
  readonly siteHash: string;
}

interface Caller {
  readonly port: number;
  readonly headers: Readonly<Record<string, string>>;
}

function callerOf({ port, headers }: Caller): People["call"] {
  const host = `localhost:${port}`;
  return (path, { headers: own, ...question } = {}) =>
    ask({ port, host, ...question, path: `/api/v1/${path}`, headers: { ...headers, ...own } });
}

async function signIn(port: number): Promise<Caller> {
  const headers = { origin: `http://localhost:${port}` };
  const reply = await callerOf({ port, headers })("auth/sign-in", { body: owner });
  read(reply);
  const [cookie = ""] = [reply.headers["set-cookie"]].flat();
  return { port, headers: { ...headers, cookie: cookie.split(";")[0] ?? "" } };
}

interface DocumentAnswer {
  readonly index: { readonly entries: readonly { readonly id: string }[] };
  readonly pages: readonly { readonly id: string; readonly sections: readonly object[] }[];
}

const paths = ["/", "/second/", "/third/"];

/** Makes a site of three pages and publishes it. */
async function makeSite(call: People["call"]): Promise<Site> {
  const site = read(await call("sites", { body: { name: "Lamp 0 lit", slug } })) as Site;
  const { pages } = read(await call(`sites/${site.id}/document`)) as DocumentAnswer;
  const operations = paths.slice(1).map((path, at) => {
    const id = `page${at}`;
    const page = { ...pages[0], id, sections: [] };
    const entry = { id, path: path.slice(0, -1), name: path.slice(1, -1) };
    return { id, name: "page.add", args: { entry, page, after: null } };
  });
  read(await call(`sites/${site.id}/operations`, { body: { operations } }));
  return site;
}

const boundary = "cut";

/** A picture that no other is like, as a form sends it. */
export async function pictureBody(seed: number): Promise<Buffer> {
  const background = { r: seed % 256, g: (seed >> 8) % 256, b: 160 };
  const picture = sharp({ create: { width: 640, height: 360, channels: 3, background } });
  const start = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="x.png"\r\ncontent-type: image/png\r\n\r\n`;
  const bytes = await picture.png().toBuffer();
  return Buffer.concat([Buffer.from(start), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}

export const pictureType = `multipart/form-data; boundary=${boundary}`;

/** The owner and the visitors of a new site, on a server that is ready. */
export async function meetPeople(port: number): Promise<People> {
  const caller = await signIn(port);
  const call = callerOf(caller);
  const { id: siteId, siteHash } = await makeSite(call);
  const people = peopleOf({ caller, call, siteId, siteHash });
  read(await people.publish());
  return people;
}

function peopleOf(about: {
  caller: Caller;
  call: People["call"];
  siteId: number;
  siteHash: string;
}): People {
  const { caller, call, siteId, siteHash } = about;
  const { port } = caller;
  const ledger = emptyLedger();
  const host = `${slug}.localhost:${port}`;
  const origin = { origin: `http://${host}` };
  let count = 0;
  const sent = new Map<string, object>();
  const post = (path: string, body: object) =>
    ask({ port, host, path: `/api/v1/sites/${path}/${siteId}/`, body, headers: origin });
  const send = (operation: object) =>
    call(`sites/${siteId}/operations`, { body: { operations: [operation] } });

  return {
    ledger,
    siteId,
    port,
    host,
    paths,
    call,
    head(path, headers) {
      const all = { host: `localhost:${port}`, ...caller.headers, ...headers };
      const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
      return [`POST /api/v1/${path} HTTP/1.1`, ...lines, "", ""].join("\r\n");
    },
    visit: (path, at = port) =>
      ask({ port: at, host, path, headers: { "accept-encoding": "identity" } }),
    async save() {
      count += 1;
      const [id, name] = [`save-${count}`, `Lamp ${count} lit`];
      const operation = { id, name: "site.rename", args: { name } };
      sent.set(id, operation);
      const at = ledger.names.push({ name, isAnswered: false }) - 1;
      const reply = await send(operation);
      if (!isTaken(reply)) return reply;
      ledger.saves.set(id, (read(reply) as { revision: number }).revision);
      ledger.names[at] = { name, isAnswered: true };
      return reply;
    },
    saveAgain: (id) => send(sent.get(id) ?? {}),
    async form() {
      count += 1;
      const email = `visitor-${count}@example.org`;
      const reply = await post("form/contact", { siteHash, email, name: "Ann", message: "Hello" });
      if (isTaken(reply)) ledger.forms.add(email);
      return reply;
    },
    async consent() {
      const id = randomUUID().replaceAll("-", "").slice(0, 22);
      const choice = { analytics: true, marketing: false, functional: true };
      const body = { siteHash, id, variant: "gdpr", textVersion: "1f3a9c", choice };
      const reply = await post("consent", body);
      if (isTaken(reply)) ledger.consents.add(id);
      return reply;
    },
    async upload() {
      count += 1;
      const body = await pictureBody(count);
      const headers = { "content-type": pictureType };
      const reply = await call(`sites/${siteId}/assets`, { body, headers });
      if (isTaken(reply)) ledger.uploads.add((read(reply) as { id: string }).id);
      return reply;
    },
    async publish() {
      const name = ledger.names.findLast(({ isAnswered }) => isAnswered)?.name ?? "Lamp 0 lit";
      const reply = await call(`sites/${siteId}/releases`, { body: {} });
      if (isTaken(reply)) {
        const { id: releaseId } = read(reply) as { id: string };
        ledger.publications.push({ releaseId, name });
      }
      return reply;
    },
  };
}
