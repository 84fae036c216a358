import { StartError } from "../../start-error.ts";
import type { Storage } from "../storage.ts";
import { type S3StorageOptions, createS3Storage } from "./s3-storage.ts";
import { readStoreAddress } from "./store-address.ts";
import { type StoreClient, createStoreClient } from "./store-client.ts";

/** A client of the store at an address. @throws StartError where it is none */
export function openStore(url: string): StoreClient {
  const address = readStoreAddress(url);
  if (!address)
    throw new StartError(
      "This is no address of a store: name it like s3://KEY:SECRET@host/bucket/folder?region=us-east-1.",
    );
  return createStoreClient(address);
}

/** Storage in the store at an address. @throws StartError where it is none */
export function openS3Storage(url: string, options: S3StorageOptions): Storage {
  return createS3Storage(openStore(url), options);
}
