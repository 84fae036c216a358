import type { ToldMenu } from "#/sections/kit/index.ts";
import type { StructuredDataInput, Thing } from "./thing.ts";

type Dish = ToldMenu["groups"][number]["dishes"][number];

function offerOf({ price }: Dish): Thing | undefined {
  if (price.amount === "") return undefined;
  return { "@type": "Offer", price: price.amount, priceCurrency: price.currency };
}

/** The menus of the page. Dishes without a name are left out, and so are groups without a dish. */
export function menus({ about, address, language, pictureAddress }: StructuredDataInput): Thing[] {
  const dishOf = (dish: Dish): Thing => {
    const image = dish.picture ? pictureAddress(dish.picture) : undefined;
    const offers = offerOf(dish);
    return {
      "@type": "MenuItem",
      name: dish.name.trim(),
      ...(dish.description && { description: dish.description }),
      ...(image && { image }),
      ...(offers && { offers }),
    };
  };
  return about.menus.flatMap(({ name, groups }, index) => {
    const told = groups.flatMap((group) => {
      const items = group.dishes.filter((dish) => dish.name.trim() !== "").map(dishOf);
      return items.length > 0 ? [{ ...group, items }] : [];
    });
    if (told.length === 0) return [];
    const sections = told
      .filter((group) => group.name !== "")
      .map((group) => ({
        "@type": "MenuSection",
        name: group.name,
        ...(group.description && { description: group.description }),
        hasMenuItem: group.items,
      }));
    const loose = told.filter((group) => group.name === "").flatMap((group) => group.items);
    return [
      {
        "@type": "Menu",
        "@id": `${address}#menu-${index + 1}`,
        ...(name && { name }),
        inLanguage: language,
        ...(sections.length > 0 && { hasMenuSection: sections }),
        ...(loose.length > 0 && { hasMenuItem: loose }),
      },
    ];
  });
}
