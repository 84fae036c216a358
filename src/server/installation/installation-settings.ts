import type { Kysely } from "kysely";
import {
  type InstallationSettings,
  type OwnSettings,
  strangersLimits,
} from "#/api/operator-settings.ts";
import type { Schema } from "../db/schema.ts";
import { readSettingRows } from "./setting-rows.ts";

/** What the environment says of them; what follows from others where it is undefined. */
export interface EnvSettings {
  readonly signUp: InstallationSettings["signUp"];
  readonly signUpsPerHour: number;
  readonly sitesPerAccount: InstallationSettings["sitesPerAccount"] | undefined;
  readonly storagePerAccount: InstallationSettings["storagePerAccount"] | undefined;
  readonly publishScreen: InstallationSettings["publishScreen"] | undefined;
  readonly mailFrom: InstallationSettings["mailFrom"];
}

/** Where anybody may sign up, accounts have limits and are looked at, unless somebody says otherwise. */
const ofStrangers = { ...strangersLimits, publishScreen: "strangers" } as const;
const ofFriends = {
  sitesPerAccount: "off",
  storagePerAccount: "off",
  pagesPerSite: "off",
  pagesPerAccount: "off",
  mailPerAccount: "off",
  viewsPerSite: "off",
  publishScreen: "off",
} as const;

/** What holds, by the environment and by what operators decided. Without mail nobody signs up: no address is proven. */
export function settleSettings(
  env: EnvSettings,
  { delivers, own }: { delivers: boolean; own: OwnSettings },
): InstallationSettings {
  const wanted = own.signUp ?? env.signUp;
  const signUp = delivers ? wanted : "off";
  const usual = signUp === "open" ? ofStrangers : ofFriends;
  return {
    signUp,
    signUpsPerHour: own.signUpsPerHour ?? env.signUpsPerHour,
    sitesPerAccount: own.sitesPerAccount ?? env.sitesPerAccount ?? usual.sitesPerAccount,
    storagePerAccount: own.storagePerAccount ?? env.storagePerAccount ?? usual.storagePerAccount,
    pagesPerSite: own.pagesPerSite ?? usual.pagesPerSite,
    pagesPerAccount: own.pagesPerAccount ?? usual.pagesPerAccount,
    mailPerAccount: own.mailPerAccount ?? usual.mailPerAccount,
    viewsPerSite: own.viewsPerSite ?? usual.viewsPerSite,
    publishScreen: own.publishScreen ?? env.publishScreen ?? usual.publishScreen,
    secondFactor: own.secondFactor ?? "off",
    contact: own.contact ?? "",
    starter: own.starter ?? "",
    language: own.language ?? "en",
    mailFrom: own.mailFrom ?? env.mailFrom,
  };
}

/** What holds at this moment, in every process: read from the database each time that something depends on it. */
export type ReadSettings = (from: Kysely<Schema>) => Promise<InstallationSettings>;

export function createReadSettings(env: EnvSettings, delivers: boolean): ReadSettings {
  return async (from) => settleSettings(env, { delivers, own: await readSettingRows(from) });
}
