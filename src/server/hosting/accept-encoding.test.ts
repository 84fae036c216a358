import { expect, it } from "vitest";
import { acceptedEncoding } from "./accept-encoding.ts";

it.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0.1", "br"],
  ["br;q=0, gzip", "gzip"],
  ["BR", "br"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["gzip;q=0", "identity"],
  ["abr, xgzip", "identity"],
  ["br;q=x", "identity"],
])("Accept-Encoding %j gets %s", (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
