import type { Component } from "#/api/components.ts";
import type { SectionDefinition } from "#/sections/kit/index.ts";
import { initialText } from "#/site/field.ts";
import { newFields } from "#/site/field-values.ts";
import { type Category, categories } from "#/site/section.ts";
import { initialTheme } from "#/site/theme.ts";

/** Where the editor's build keeps the pictures that a script makes of the templates. */
const thumbnails = "/thumbnails";

function categoryId(category: Category): number {
  return categories.indexOf(category) + 1;
}

/** The definitions of all templates, with labels and starting texts in a language. */
export function componentList(
  registry: readonly SectionDefinition[],
  language: string,
): Component[] {
  const { colorMode, orientation } = initialTheme;
  return registry.map((definition) => {
    const { id, category, isUnique, hasAnimation, thumbnailRatio, label, fields } = definition;
    let count = 0;
    const createId = () => `item${(count += 1)}`;
    return {
      id,
      label: initialText(label, language),
      category,
      categoryId: categoryId(category),
      status: "published",
      uniqId: `${id}-${definition.version}`,
      colorMode,
      orientation,
      isUnique,
      hasAnimation,
      thumbnail: `${thumbnails}/${id}.webp`,
      mobileThumbnail: `${thumbnails}/${id}-mobile.webp`,
      thumbnailRatio,
      data: newFields(fields, { language, createId }),
    };
  });
}
