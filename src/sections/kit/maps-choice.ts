import { choice } from "#/fields/choice/spec.ts";
import type { ChoiceField } from "#/fields/choice/spec.ts";
import { mapServices } from "#/fields/place/maps-address.ts";
import type { MapService } from "#/fields/place/maps-address.ts";

/** Which maps links to places open: the owner knows what visitors have. */
export function mapsChoice(): ChoiceField<MapService> {
  return choice(mapServices, "google", {
    edited: "popover",
    label: { en: "The link opens", ru: "Ссылка открывает" },
    optionNames: {
      google: { en: "Google Maps", ru: "Google Карты" },
      apple: { en: "Apple Maps", ru: "Apple Карты" },
      yandex: { en: "Yandex Maps", ru: "Яндекс Карты" },
      openstreetmap: { en: "OpenStreetMap", ru: "OpenStreetMap" },
    },
  });
}
