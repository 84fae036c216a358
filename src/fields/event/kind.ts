import * as z from "zod/mini";
import { idSchema } from "#/site/id.ts";
import type { FieldKind } from "../field-kind.ts";
import type { EventField } from "./spec.ts";

export const eventKind: FieldKind<EventField> = {
  kind: "event",
  aliases: { anywhere: { eventId: "event" } },
  setBy: "field.set",
  isContent: false,
  schema: () => z.nullable(idSchema),
  initial: () => null,
  blank: () => null,
  isUntouched: (_spec, value) => value === null,
  isFilled: (value, { hasEvent }) => hasEvent(value),
  events: (value) => [value],
};
