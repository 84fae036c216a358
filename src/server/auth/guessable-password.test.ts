import { expect, test } from "vitest";
import { isGuessable } from "./guessable-password.ts";

const names = ["anna.schmidt@lampenhaus.example", "Lampen & Licht", "Vitrine"];

test.each([
  "1234567890",
  "0987654321",
  "9012345678",
  "password123",
  "Password2026!",
  "P A S S W O R D 1",
  "ｐａｓｓｗｏｒｄ１２",
  "qwertyuiop",
  "qwertzuiop1",
  "йцукенгшщз",
  "1q2w3e4r5t6y",
  "aaaaaaaaaa",
  "1212121212",
  "abcabcabcabc",
  "iloveyouiloveyou",
  "abcdefghijkl",
  "!!!!!!!!!!!!",
  "Sommer2026!",
  "willkommen1",
  "пароль12345",
  "Привет2026!",
  "gfhjkm123456",
  "motdepasse1",
  "contraseña1",
  "Україна2026",
  "Vitrine2026",
  "lampenhaus1",
  "Schmidt-1985",
  "anna.schmidt@lampenhaus.example",
  "LampenLicht1",
])("ACCOUNT-01: %s is easy to guess", async (password) => {
  expect(await isGuessable(password, names)).toBe(true);
});

test.each([
  "correct horse battery",
  "correct horse",
  "лампа под синим потолком",
  "vitrine mit drei roten Tulpen",
  "x7#Kq!2mPz",
  "drei müde Lampen im Regen",
  "4817 2093 5560 8841",
])("ACCOUNT-01: %s is taken", async (password) => {
  expect(await isGuessable(password, names)).toBe(false);
});

test("ACCOUNT-01: the longest password is looked at in no time", async () => {
  const start = process.cpuUsage();
  for (const text of ["a".repeat(127) + "b", "ab".repeat(64), "1".repeat(128), "ß".repeat(128)])
    await isGuessable(text, names);
  const { user } = process.cpuUsage(start);
  expect(user / 1_000).toBeLessThan(100);
});
