import { type StoragePlace, storageFolder } from "../storage/open-storage.ts";
import { type StoredContents, contentsOfFolder } from "./stored-contents.ts";

/** What an installation has stored, wherever that is. @throws StartError where its address is none */
export async function openStoredContents(place: StoragePlace): Promise<StoredContents> {
  if (place.storageUrl === undefined) return contentsOfFolder(storageFolder(place));
  const { contentsOfStore } = await import("./contents-of-store.ts");
  return contentsOfStore(place.storageUrl);
}
