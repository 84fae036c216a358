import type { OwnerApi } from "./owner-api.ts";
import type { Product } from "./product.ts";
import type { ServerProcess } from "./server-process.ts";

/** What stories know of an installation that they share. */
export interface Installed {
  /** The installation of these stories, its demo sites published: one process, or several behind a balancer. */
  readonly product: Pick<Product, "appOrigin" | "siteAddress" | "remove"> & {
    readonly server: Pick<ServerProcess, "errors">;
  };
  /** Its owner, signed in beside the browser. */
  readonly api: OwnerApi;
}
