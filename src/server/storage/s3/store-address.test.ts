import { expect, test } from "vitest";
import { readStoreAddress } from "./store-address.ts";

test("STORE-06: an address names host, bucket, folder, region and key", () => {
  expect(readStoreAddress("s3://AK:S%2Fe%2Bc@s3.example.org/my-bucket")).toEqual({
    endpoint: "https://s3.example.org/my-bucket",
    shown: "s3://s3.example.org/my-bucket",
    bucket: "my-bucket",
    prefix: "",
    region: "us-east-1",
    key: "AK",
    secret: "S/e+c",
  });
  expect(
    readStoreAddress("s3://a%3Ab:c@127.0.0.1:8085/bucket/some/folder/?region=garage&tls=off"),
  ).toMatchObject({
    endpoint: "http://127.0.0.1:8085/bucket",
    shown: "s3://127.0.0.1:8085/bucket/some/folder",
    prefix: "some/folder/",
    region: "garage",
    key: "a:b",
  });
});

test.each([
  "s3://bucket",
  "s3://key@host/bucket",
  "s3://:secret@host/bucket",
  "s3://key:secret@host",
  "s3://key:secret@host/",
  "s3://key:secret@host/ab",
  `s3://key:secret@host/${"b".repeat(64)}`,
  "s3://key:secret@host/Bucket",
  "s3://key:secret@host/bucket//folder",
  "s3://key:secret@host/bucket/%2e%2e%2fother",
  "s3://key:secret@host/bucket/a b",
  "s3://key:%ff@host/bucket",
  "s3://key:secret@host/bucket?region=a b",
  "s3://key:secret@host/bucket?region=",
  "s3://key:secret@host/bucket?tls=maybe",
  "s3://key:secret@host/bucket?acl=public",
  "s3://key:secret@host/bucket#part",
  "https://key:secret@host/bucket",
  "",
])("STORE-06: %j is no address", (text) => {
  expect(readStoreAddress(text)).toBeUndefined();
});
