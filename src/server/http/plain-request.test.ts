import { expect, it } from "vitest";
import { createPlainRequestReader } from "./plain-request.ts";

const readPlainRequest = createPlainRequestReader();
const read = (text: string) => readPlainRequest(Buffer.from(text, "latin1"));
const host = "Host: a.example\r\n";

it("HOST-08: reads a browser's request for a page", () => {
  expect(
    read(
      `GET /prices/?a=1 HTTP/1.1\r\n${host}Connection: keep-alive\r\nAccept-Encoding: gzip, br \r\nCookie: a=b\r\n\r\n`,
    ),
  ).toEqual({
    host: "a.example",
    target: "/prices/?a=1",
    acceptEncoding: "gzip, br",
    key: "a.example /prices/?a=1 gzip, br",
  });
});

it("HOST-08: knows the words of a request again, and forgets them in time", () => {
  const ask = (number: number) => read(`GET /${number} HTTP/1.1\r\n${host}\r\n`);
  const first = ask(0);
  expect(ask(0)).toBe(first);
  for (let number = 1; number <= 1_024; number += 1) expect(ask(number)?.target).toBe(`/${number}`);
  expect(ask(0)).not.toBe(first);
  expect(ask(0)).toEqual(first);
});

it.each([
  ["another method", `HEAD / HTTP/1.1\r\n${host}\r\n`],
  ["another version", `GET / HTTP/1.0\r\n${host}\r\n`],
  ["an absolute target", `GET http://a.example/ HTTP/1.1\r\n${host}\r\n`],
  ["a body", `GET / HTTP/1.1\r\n${host}Content-Length: 3\r\n\r\n`],
  ["a body in chunks", `GET / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n`],
  ["a smuggled request", `GET / HTTP/1.1\r\n${host}\r\nGET /b HTTP/1.1\r\n${host}\r\n`],
  ["bytes after its end", `GET / HTTP/1.1\r\n${host}\r\nx`],
  ["no end", `GET / HTTP/1.1\r\n${host}`],
  ["no host", "GET / HTTP/1.1\r\nAccept: */*\r\n\r\n"],
  ["an empty host", "GET / HTTP/1.1\r\nHost:\r\n\r\n"],
  ["two hosts", `GET / HTTP/1.1\r\n${host}host: b.example\r\n\r\n`],
  ["two encodings", `GET / HTTP/1.1\r\n${host}Accept-Encoding: br\r\naccept-encoding: x\r\n\r\n`],
  ["a folded header", `GET / HTTP/1.1\r\n${host} folded\r\n\r\n`],
  ["a space before the colon", `GET / HTTP/1.1\r\nHost : a\r\n\r\n`],
  ["a lone line feed", `GET / HTTP/1.1\nHost: a\n\n`],
  ["a carriage return in a value", `GET / HTTP/1.1\r\n${host}X: a\rb\r\n\r\n`],
  ["a NUL", `GET / HTTP/1.1\r\n${host}X: a\0b\r\n\r\n`],
  ["letters beyond ASCII", `GET /é HTTP/1.1\r\n${host}\r\n`],
  ["a condition", `GET / HTTP/1.1\r\n${host}If-None-Match: "a"\r\n\r\n`],
  ["a part", `GET / HTTP/1.1\r\n${host}Range: bytes=0-1\r\n\r\n`],
  ["an expectation", `GET / HTTP/1.1\r\n${host}Expect: 100-continue\r\n\r\n`],
  ["another protocol", `GET / HTTP/1.1\r\n${host}Upgrade: h2c\r\n\r\n`],
  ["a closing connection", `GET / HTTP/1.1\r\n${host}Connection: close\r\n\r\n`],
  ["an upgrading connection", `GET / HTTP/1.1\r\n${host}Connection: keep-alive, Upgrade\r\n\r\n`],
])("HOST-08: leaves a request with %s to Node's parser", (_what, text) => {
  expect(read(text)).toBeUndefined();
});

it("HOST-08: leaves a request of more than 8 KiB to Node's parser, quickly", () => {
  const sized = (size: number) => {
    const rest = `GET / HTTP/1.1\r\n${host}X: \r\n\r\n`.length;
    return `GET / HTTP/1.1\r\n${host}X: ${" ".repeat(size - rest)}\r\n\r\n`;
  };
  expect(read(sized(8_192))).toBeDefined();
  expect(read(sized(8_193))).toBeUndefined();
});
