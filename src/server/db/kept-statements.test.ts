import SqliteFile from "better-sqlite3";
import { expect, onTestFinished, test, vi } from "vitest";
import { keepStatements, mostKept } from "./kept-statements.ts";

function open() {
  const file = new SqliteFile(":memory:");
  onTestFinished(() => void file.close());
  file.exec("create table lamps (name text)");
  const compiled = vi.spyOn(file, "prepare");
  const { prepare } = keepStatements(file);
  const write = (sql: string, ...parameters: unknown[]) => prepare(sql).run(parameters).changes;
  const read = (sql: string, ...parameters: unknown[]) => prepare(sql).all(parameters);
  return { file, prepare, write, read, compiled };
}

test("what is asked again is compiled once, and answers what is there now", () => {
  const { write, read, compiled } = open();
  const insert = "insert into lamps (name) values (?)";
  expect([write(insert, "one"), write(insert, "two")]).toEqual([1, 1]);
  const select = "select name from lamps where name > ?";
  expect(read(select, "p")).toEqual([{ name: "two" }]);
  write(insert, "zero");
  expect(read(select, "p")).toEqual([{ name: "two" }, { name: "zero" }]);
  expect(compiled.mock.calls).toEqual([[insert], [select]]);
});

test("one that failed is asked again as ever", () => {
  const { file, read } = open();
  file.exec("create unique index once on lamps (name)");
  const insert = "insert into lamps (name) values (?) returning name";
  read(insert, "one");
  expect(() => read(insert, "one")).toThrow("UNIQUE");
  expect(read(insert, "two")).toEqual([{ name: "two" }]);
});

test("a column that a table was given meanwhile is in what is read", () => {
  const { file, write, read } = open();
  write("insert into lamps (name) values ('one')");
  expect(read("select * from lamps")).toEqual([{ name: "one" }]);
  file.exec("alter table lamps add column watts integer");
  expect(read("select * from lamps")).toEqual([{ name: "one", watts: null }]);
});

test("one that is read bit by bit is nobody else's meanwhile", () => {
  const { write, prepare, read } = open();
  for (const name of ["one", "two"]) write("insert into lamps (name) values (?)", name);
  const select = "select name from lamps";
  const names: unknown[] = [];
  for (const row of prepare(select).iterate()) names.push(row, read(select).length);
  expect(names).toEqual([{ name: "one" }, 2, { name: "two" }, 2]);
});

test("a pragma takes effect each time", () => {
  const { prepare, read } = open();
  for (const wanted of [1, 2, 1, 2]) {
    prepare(`pragma synchronous = ${wanted}`).run();
    expect(read("pragma synchronous")).toEqual([{ synchronous: wanted }]);
  }
});

test(`${mostKept} statements are kept, and of one more the one that was used least recently goes`, () => {
  const { read, compiled } = open();
  const select = (number: number) => read(`select ${number} as number from lamps`);
  for (let number = 0; number < mostKept; number += 1) select(number);
  select(0);
  expect(compiled).toHaveBeenCalledTimes(mostKept);
  select(mostKept);
  select(0);
  expect(compiled).toHaveBeenCalledTimes(mostKept + 1);
  select(1);
  expect(compiled).toHaveBeenCalledTimes(mostKept + 2);
});

test("a text of thousands of letters is not kept", () => {
  const { read, compiled } = open();
  const long = `select name from lamps where name in (${Array(1_000).fill("?").join()})`;
  for (let times = 0; times < 2; times += 1) read(long, ...Array.from({ length: 1_000 }, String));
  expect(compiled).toHaveBeenCalledTimes(2);
});
