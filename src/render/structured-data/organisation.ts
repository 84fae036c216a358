import { readText } from "#/site/localized-text.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import type { Navigation } from "#/site/navigation.ts";
import { openingHours } from "./opening-hours.ts";
import type { StructuredDataInput, Thing } from "./thing.ts";

/** Addresses of the owner's social networks, as the bar has them. */
function socialAddresses({ socials }: Navigation): string[] {
  return socials.flatMap(({ link }) =>
    link?.kind === "address" && /^https?:/.test(link.address) ? [link.address] : [],
  );
}

/**
 * The business behind the site: one with an address is a LocalBusiness, which search engines require to have one;
 * any other an Organization. Without a name there is none.
 */
export function organisation(input: StructuredDataInput): Thing | undefined {
  const { site, language, primary, home, pictureAddress } = input;
  const { name, phone, address, hours } = site.settings.organisation;
  const navigation = site.navigation as Navigation;
  const { logo } = navigation;
  const read = (text: LocalizedText) => readText(text, language, primary).trim();
  if (read(name) === "") return undefined;
  const logoAddress = logo ? pictureAddress(logo) : undefined;
  const sameAs = socialAddresses(navigation);
  return {
    "@type": read(address) ? "LocalBusiness" : "Organization",
    "@id": `${home}#organisation`,
    name: read(name),
    url: home,
    ...(logoAddress && { logo: logoAddress, image: logoAddress }),
    ...(phone && { telephone: phone }),
    ...(read(address) && {
      address: { "@type": "PostalAddress", streetAddress: read(address) },
    }),
    ...(hours && read(address) && openingHours(hours)),
    ...(sameAs.length > 0 && { sameAs }),
  };
}
