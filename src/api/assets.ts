import * as z from "zod/mini";
import { idSchema } from "#/site/id.ts";
import { assetSchema } from "#/site/asset-schema.ts";

/** Most pictures of one call. */
const assetsPerCopy = 200;

/** Which pictures of which site come along with what is pasted. */
export const copyAssetsSchema = z.strictObject({
  from: z.int().check(z.positive()),
  assets: z.array(idSchema).check(z.minLength(1), z.maxLength(assetsPerCopy)),
});

/** A picture of the other site, and what it is in this one. */
export const copiedAssetSchema = z.object({ from: idSchema, asset: assetSchema });
export type CopiedAsset = z.infer<typeof copiedAssetSchema>;
