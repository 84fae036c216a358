import { defineFields } from "#/fields/field-spec.ts";
import type { OwnWords } from "#/fields/field-spec.ts";
import { text } from "#/fields/text/spec.ts";
import { mapsChoice, place } from "./late-fields.ts";

interface PlaceWords {
  readonly address: OwnWords;
  readonly note?: OwnWords;
  readonly more: OwnWords;
}

/** The fields of a place that is shown on a drawn map (`MapPlace`): its address, a few words and the way to maps. */
export function placeFields({ address, note, more }: PlaceWords) {
  return defineFields({
    address: text({
      limit: 60,
      label: { en: "Address", ru: "Адрес" },
      initial: address,
    }),
    addressNote: text({
      limit: 100,
      label: { en: "Words below the address", ru: "Слова под адресом" },
      ...(note && { initial: note }),
    }),
    place: place(),
    more: text({
      isControl: true,
      limit: 30,
      label: { en: "Link to the map", ru: "Ссылка на карту" },
      initial: more,
    }),
    maps: mapsChoice(),
  });
}
export type PlaceFields = ReturnType<typeof placeFields>;
