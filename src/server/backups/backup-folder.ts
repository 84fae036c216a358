/** What a backup among others of a folder is called: by its moment, so that names are in the order of time. */
export function backupName(now: number): string {
  const moment = new Date(now).toISOString().replaceAll(/[:.]/g, "-");
  return `vitrine-${moment}.tar`;
}
