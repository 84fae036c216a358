import { trackers } from "#/vendors/registry.ts";
import type { Chat as ChatVendor, Tracker, VendorValues } from "#/vendors/vendor.ts";
import { chatVendor, primaryChat } from "./chat.ts";
import type { Settings } from "./settings.ts";
import type { Tracking } from "./tracking.ts";

/** A vendor whose script runs in a site's pages, with what is stored of it. */
export interface VendorInUse {
  readonly vendor: Tracker | ChatVendor;
  readonly values: VendorValues;
}

/** The values of a tracker, "" for those that are missing; undefined where it is off or can't work without one. */
function valuesOf({ values }: Tracker, tracking: Tracking): VendorValues | undefined {
  const entries = Object.entries(values);
  return entries.every(([name, { isOptional }]) => isOptional || tracking[name])
    ? Object.fromEntries(entries.map(([name]) => [name, tracking[name] ?? ""]))
    : undefined;
}

/** Whether something is stored of a tracker that it can't work with yet. */
export function isIncomplete(tracker: Tracker, tracking: Tracking): boolean {
  const isBegun = Object.keys(tracker.values).some((name) => tracking[name]);
  return isBegun && valuesOf(tracker, tracking) === undefined;
}

/** The trackers that are switched on, and the chat that visitors get. */
export function vendorsInUse({
  tracking,
  chats,
}: Pick<Settings, "tracking" | "chats">): VendorInUse[] {
  const used = trackers.flatMap((vendor): VendorInUse[] => {
    const values = valuesOf(vendor, tracking);
    return values ? [{ vendor, values }] : [];
  });
  const chat = primaryChat(chats);
  const vendor = chat && chatVendor(chat.name);
  return vendor ? [...used, { vendor, values: { key: chat.key } }] : used;
}
