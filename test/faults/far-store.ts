import { type FaultyProxy, startFaultyProxy } from "../faulty-proxy.ts";
import { createBucket } from "../swift.ts";

/** A bucket of its own on a real store, which is asked through something that goes wrong as it is told. */
export interface FarStore {
  /** As the server has it, through the proxy. */
  readonly url: string;
  /** Past the proxy. */
  readonly directUrl: string;
  readonly proxy: FaultyProxy;
}

/** The store outlives the ground; whoever opens this closes its proxy. */
export async function openFarStore(): Promise<FarStore> {
  const bucket = await createBucket();
  const proxy = await startFaultyProxy(bucket.port);
  return { url: bucket.url(proxy.port), directUrl: bucket.url(), proxy };
}
