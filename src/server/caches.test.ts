import { describe, expect, test } from "vitest";
import { readCaches } from "./caches.ts";

describe("CACHE-04: the setting of caches in front", () => {
  test("names them with what they ask for", () => {
    expect(
      readCaches(
        "varnish://s3cret@127.0.0.1:6081, varnishs://a%40b@cache.example.org,fastly://Tok-1@SU1Z0isx,cloudflare://T@0a1b",
      ),
    ).toEqual([
      { kind: "varnish", address: "http://127.0.0.1:6081", secret: "s3cret" },
      { kind: "varnish", address: "https://cache.example.org", secret: "a@b" },
      { kind: "fastly", service: "SU1Z0isx", token: "Tok-1" },
      { kind: "cloudflare", zone: "0a1b", token: "T" },
    ]);
    const one = "fastly://t@s";
    expect(readCaches(Array.from({ length: 16 }, () => one).join())).toHaveLength(16);
    expect(readCaches(Array.from({ length: 17 }, () => one).join())).toBeUndefined();
  });

  test.each([
    "",
    "varnish://127.0.0.1:6081",
    "varnish://a:b@127.0.0.1",
    "varnish://a@127.0.0.1/path",
    "varnish://a@127.0.0.1?x",
    "http://a@127.0.0.1",
    "fastly://@service",
    "fastly://t@ser-vice/../x",
    "fastly://t@a/b",
    "fastly://t@a:80",
    "cloudflare://t%0d%0ax@zone",
    "cloudflare://%@zone",
    `fastly://${"t".repeat(257)}@s`,
    `fastly://t@${"s".repeat(65)}`,
    "fastly://t@s,,fastly://t@s",
    "memcached://a@b",
  ])("is refused where it is something else: %s", (text) => {
    expect(readCaches(text)).toBeUndefined();
  });
});
