import type { ReactNode } from "react";
import { readValue } from "#/vendors/value-format.ts";
import type { Vendor } from "#/vendors/vendor.ts";
import { useVendorWords } from "../vendor-words.ts";
import { ValueSetting } from "./value-setting.tsx";
import type { ValueSettingProps } from "./value-setting.tsx";

interface VendorSettingProps
  extends
    Pick<ValueSettingProps<string>, "field" | "stored" | "commit" | "aside">,
    Partial<Pick<ValueSettingProps<string>, "hint" | "autoFocus">> {
  readonly vendor: Vendor;
  /** Which of its values. */
  readonly value: string;
  /** Brings what is pasted into the form that is stored; the vendor's format where it is left out. */
  readonly read?: (pasted: string) => string | undefined;
}

/** A value of a vendor, checked by its format in place; an empty one takes it away. */
export function VendorSetting({ vendor, value, read, ...rest }: VendorSettingProps): ReactNode {
  const { name, values } = useVendorWords()(vendor);
  const format = Object.entries(vendor.values).find(([one]) => one === value)?.[1];
  const words = values[value];
  if (!format || !words) return null;
  const readPasted = read ?? ((pasted: string) => readValue(format, pasted));
  return (
    <ValueSetting
      label={words.label ?? name}
      hint={words.hint}
      placeholder={format.example}
      check={(pasted) => {
        const kept = readPasted(pasted);
        return kept === undefined ? { error: words.error } : { value: kept };
      }}
      {...rest}
    />
  );
}
