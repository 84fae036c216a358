import { mkdtemp } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";
import { frontBalancer } from "../../cluster/balancer.ts";
import { freePort } from "../../free-port.ts";
import { runFolder } from "../../once-a-run.ts";
import { startOwnPostgres } from "../../own-postgres.ts";
import { createBucket } from "../../swift.ts";
import { balancedServers } from "../../balanced/server-count.ts";
import { fetchSite } from "./fetch-site.ts";
import type { Installed } from "./installed.ts";
import { signInByApi } from "./owner-api.ts";
import type { OwnerApi } from "./owner-api.ts";
import { demosPublished, ownerAccount } from "./product.ts";
import { startServerProcess } from "./server-process.ts";
import type { ServerProcess } from "./server-process.ts";

interface Member {
  readonly port: number;
  readonly server: ServerProcess;
}

async function startMember(env: Readonly<Record<string, string>>): Promise<Member> {
  const port = await freePort();
  const dataFolder = await mkdtemp(path.join(runFolder(), "member-"));
  const server = startServerProcess({ ...env, PORT: String(port), DATA_DIR: dataFolder });
  await server.waitUntilReady();
  return { port, server };
}

/** Three processes on one PostgreSQL and one store; the first publishes the demo sites before there are others. */
async function startMembers(appOrigin: string): Promise<Member[]> {
  const env = {
    APP_ORIGIN: appOrigin,
    DATABASE_URL: startOwnPostgres().url,
    STORAGE_URL: (await createBucket()).url(),
    TRUST_PROXY: "1",
    METRICS_PORT: "off",
    OUTSIDE_LINKS: "off",
    OWNER_EMAIL: ownerAccount.email,
    OWNER_PASSWORD: ownerAccount.password,
  };
  const first = await startMember(env);
  await first.server.waitUntilReady(demosPublished);
  const members = [first];
  while (members.length < balancedServers) members.push(await startMember(env));
  return members;
}

type Site = Awaited<ReturnType<OwnerApi["site"]>>;

/**
 * Waits until all processes show the same release of a site: the one that published it has shown it before it answered,
 * and the others hear of it a moment later (MOVE-01).
 */
async function allShow(members: readonly Member[], { address, live }: Site): Promise<void> {
  if (!live) return;
  const { host } = new URL(address);
  const shown = async ({ port }: Member) => {
    const own = Object.assign(new URL(address), { port: String(port) }).href;
    return (await fetchSite(own, { headers: { host } })).headers["x-release"];
  };
  const releases = async () => new Set(await Promise.all(members.map(shown)));
  await expect.poll(async () => [...(await releases())]).toEqual([expect.any(String)]);
}

/** An owner who looks at a site once all processes show it. */
function patient(api: OwnerApi, members: readonly Member[]): OwnerApi {
  return {
    ...api,
    async site(slug) {
      const site = await api.site(slug);
      await allShow(members, site);
      return site;
    },
    async publish(id) {
      const release = await api.publish(id);
      const sites = await api.call<readonly Site[]>("GET", "sites?limit=200");
      for (const site of sites.filter((one) => one.id === id)) await allShow(members, site);
      return release;
    },
  };
}

/**
 * An installation of three built servers behind Debian's HAProxy with the file of `deploy/`, its demo sites published.
 * What it keeps is in the folder of the run, and goes with it.
 */
export async function startBalancedProduct(): Promise<Installed> {
  const port = await freePort();
  const appOrigin = `http://localhost:${port}`;
  const members = await startMembers(appOrigin);
  const front = frontBalancer(
    port,
    members.map((member) => member.port),
  );
  await front.start();
  const product: Installed["product"] = {
    appOrigin,
    siteAddress: (slug = "fary") => `http://${slug}.localhost:${port}/`,
    server: { errors: () => members.map(({ server }) => server.errors()).join("") },
    async remove() {
      await front.remove();
      for (const { server } of members) server.signal("SIGKILL");
      await Promise.all(members.map(({ server }) => server.ended));
    },
  };
  return { product, api: patient(await signInByApi(product), members) };
}
