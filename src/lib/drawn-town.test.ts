import { expect, it } from "vitest";
import { drawnTown } from "./drawn-town.ts";

it("PLACE-05: a drawn town is the same for the same address, another for another, and small", () => {
  const town = drawnTown("4 Green Yard");
  expect(drawnTown("4 Green Yard")).toEqual(town);
  expect(drawnTown("5 Green Yard")).not.toEqual(town);
  for (const seed of ["", "4 Green Yard", "Липовая, 12", "x".repeat(1000)]) {
    const { turn, ...paths } = drawnTown(seed);
    expect(Math.abs(turn)).toBeLessThanOrEqual(10);
    expect(Object.values(paths).join("")).toMatch(/^[MmhvzCSQ\d .-]+$/);
    expect(JSON.stringify(paths).length).toBeLessThan(4000);
    // the avenues meet where the pin stands
    expect(paths.avenues).toMatch(/^M600-300v1400.*M-300 400h1800/);
  }
});
