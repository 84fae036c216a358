import type { Component } from "#/api/components.ts";
import type { SectionDefinition } from "#/sections/kit/index.ts";
import { findCategory } from "#/sections/categories.ts";
import { ownWords } from "#/fields/field-spec.ts";
import { newFields } from "#/site/new-fields.ts";
import { initialTheme } from "#/site/theme.ts";

/** Where the editor's build keeps the pictures that a script makes of the templates. */
const thumbnails = "/thumbnails";

/** The definitions of all templates, with labels and starting texts in a language. */
export function componentList(
  registry: readonly SectionDefinition[],
  language: string,
): Component[] {
  const { colorMode, orientation } = initialTheme;
  return registry.map((definition) => {
    const { id, category, isUnique, hasAnimation, thumbnailRatio, label, fields } = definition;
    const { metaData, defaultProps } = definition;
    let count = 0;
    const createId = () => `item${(count += 1)}`;
    // the footer belongs to every site: it has no colour mode and no picture of its own
    const isFooter = category === "footer";
    return {
      id,
      label: ownWords(label, language),
      category,
      categoryId: findCategory(category).number,
      status: "published",
      uniqId: `${id}-${definition.version}`,
      colorMode: isFooter ? "" : colorMode,
      orientation,
      isUnique,
      hasAnimation,
      thumbnail: isFooter ? "" : `${thumbnails}/${id}.webp`,
      mobileThumbnail: isFooter ? "" : `${thumbnails}/${id}-mobile.webp`,
      thumbnailRatio,
      data: newFields(fields, { language, createId }),
      ...(metaData && { metaData }),
      ...(defaultProps && { defaultProps }),
    };
  });
}
