import type { Vendor } from "#/vendors/vendor.ts";
import type { VendorWords, WordsByLanguage } from "#/vendors/vendor-words.ts";
import { useLanguage } from "../../words/i18n.ts";

const known = new Map<string, WordsByLanguage>();

/** Fetches what owners read of all vendors, in both languages. */
export async function loadVendorWords(): Promise<void> {
  const { vendors } = await import("#/vendors/registry.ts");
  const load = async ({ name, words }: Vendor): Promise<void> =>
    void known.set(name, (await words()).words);
  await Promise.all(vendors.map(load));
}

/** What owners read of a vendor. */
export function useVendorWords(): (vendor: Pick<Vendor, "name">) => VendorWords {
  const language = useLanguage();
  return ({ name }) => {
    const words = known.get(name)?.[language];
    if (!words) throw new Error(`The words of ${name} are not loaded`);
    return words;
  };
}
