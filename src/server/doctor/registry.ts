import type { Check } from "./check.ts";
import { backupsCheck } from "./checks/backups.ts";
import { clockCheck } from "./checks/clock.ts";
import { databaseCheck } from "./checks/database.ts";
import { diskCheck } from "./checks/disk.ts";
import { dnsCheck } from "./checks/dns.ts";
import { mailCheck } from "./checks/mail.ts";
import { serverCheck } from "./checks/server.ts";
import { settingsCheck } from "./checks/settings.ts";
import { storageCheck } from "./checks/storage.ts";
import { storeCheck } from "./checks/store.ts";
import { versionsCheck } from "./checks/versions.ts";
import { workCheck } from "./checks/work.ts";

/** Every check, in the order in which their findings are read. */
export const checks: readonly Check[] = [
  settingsCheck,
  versionsCheck,
  diskCheck,
  clockCheck,
  databaseCheck,
  storeCheck,
  storageCheck,
  workCheck,
  backupsCheck,
  dnsCheck,
  mailCheck,
  serverCheck,
];
