/** The number of a site, or its host name as hosts are stored, of what somebody named it by: a name beside the app, a host name, an address or a number. */
export function hostOrNumber(site: string, sitesDomain: string): string {
  if (/^\d+$/.test(site)) return site;
  // a name such as "0x7" would be read as the number of a host, "lamp.example:4871" as an address of another scheme
  const isAddress = /^[a-z][a-z\d+.-]*:\/\//i.test(site);
  const address = /^[\w-]+$/.test(site) ? null : URL.parse(isAddress ? site : `http://${site}`);
  const host = (address?.hostname ?? site.toLowerCase()).replace(/\.$/, "");
  return host.includes(".") ? host : `${host}.${sitesDomain}`;
}
