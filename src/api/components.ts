import * as z from "zod/mini";
import { componentDefinitionSchema } from "#/site/component-definition.ts";
import type { ComponentDefinition } from "#/site/component-definition.ts";

/** An entry of `GET components`. */
export const componentSchema = componentDefinitionSchema;
export type Component = ComponentDefinition;

/** `GET components?language=`: the language of labels and of starting texts. */
export const componentsQuerySchema = z.object({
  language: z._default(z.string().check(z.regex(/^[a-z]{2,3}$/)), "en"),
});
