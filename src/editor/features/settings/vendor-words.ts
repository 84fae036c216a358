import type { Vendor } from "#/vendors/vendor.ts";
import type { ValueWords, VendorWords, WordsByLanguage } from "#/vendors/vendor-words.ts";
import { loadWords, translatedName, useLanguage } from "../../words/i18n.ts";

const known = new Map<string, WordsByLanguage>();

/** Fetches what owners read of all vendors. */
export async function loadVendorWords(): Promise<void> {
  const { vendors } = await import("#/vendors/registry.ts");
  const load = async ({ name, words }: Vendor): Promise<void> =>
    void known.set(name, (await words()).words);
  await Promise.all([loadWords("vendors"), ...vendors.map(load)]);
}

/** The words of a vendor's folder, or those of the spoken language's folder in their place. */
function translated(vendor: string, { name, values }: VendorWords): VendorWords {
  const word = (key: string, own: string): string =>
    translatedName("vendors", `${vendor}.${key}`) ?? own;
  const valueWords = ([value, own]: [string, ValueWords]): [string, ValueWords] => {
    const { label, hint, error } = own;
    return [
      value,
      {
        ...(label !== undefined && { label: word(`values.${value}.label`, label) }),
        hint: word(`values.${value}.hint`, hint),
        error: word(`values.${value}.error`, error),
      },
    ];
  };
  return {
    name: word("name", name),
    values: Object.fromEntries(Object.entries(values).map(valueWords)),
  };
}

/** What owners read of a vendor. */
export function useVendorWords(): (vendor: Pick<Vendor, "name">) => VendorWords {
  const language = useLanguage();
  return ({ name }) => {
    const words = known.get(name);
    if (!words) throw new Error(`The words of ${name} are not loaded`);
    return translated(name, language === "ru" ? words.ru : words.en);
  };
}
