import { serveReading } from "./serve-reading.ts";
import type { ReadingScope } from "./serve-reading.ts";

declare const self: ReadingScope;

serveReading(self);
