import { expect, test, vi } from "vitest";
import { takeSecret } from "./take-secret.ts";

const token = `k3x9abcdefgh.${"s".repeat(43)}`;
const history = () => ({ replaceState: vi.fn(), state: null });
const at = (hash: string) => ({ hash, pathname: "/share", search: "?a" });

test("GUEST-02: the secret leaves the address as it is read", () => {
  const own = { location: at(`#token=${token}`), history: history() };
  expect(takeSecret({ ...own, parent: { location: own.location } })).toBe(token);
  expect(own.history.replaceState).toHaveBeenCalledWith(null, "", "/share?a");
});

test("GUEST-02: framed, it is a parent's of the same origin", () => {
  const parent = { location: at(`#token=${token}`) };
  expect(takeSecret({ location: at(""), history: history(), parent })).toBe(token);
  const foreign = {
    get location(): never {
      throw new DOMException("Blocked a frame", "SecurityError");
    },
  };
  expect(takeSecret({ location: at(""), history: history(), parent: foreign })).toBeUndefined();
});

test("GUEST-02: anything else is none", () => {
  for (const hash of ["", "#token=", `#token=${token}x`, `#${token}`, "#token=<script>"]) {
    const location = at(hash);
    expect(takeSecret({ location, history: history(), parent: { location } })).toBeUndefined();
  }
});
