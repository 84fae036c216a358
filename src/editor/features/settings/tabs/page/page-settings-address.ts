/** Where the settings of a page are. */
export function pageSettingsAddress(site: number, page: string): string {
  return `/sites/${site}/settings/page/${page}`;
}
