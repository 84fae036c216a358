import { afterAll, beforeAll, expect, it } from "vitest";
import { type World, createWorld } from "../../../test/world.ts";

let world: World;
let site: string;

beforeAll(async () => {
  world = await createWorld();
  const { id } = (await call("POST", "", { name: "Lamps" })).json();
  site = `/${id}`;
  const { db } = world.database;
  await db.updateTable("users").set({ name: "" }).execute();
  await db
    .insertInto("siteMembers")
    .values({
      siteId: id,
      userId: world.userIds.operator,
      role: "editor",
      createdAt: Date.now() * 2,
    })
    .execute();
  const rename = { id: "rename", name: "site.rename", args: { name: "Lights" } };
  await world.operations.append(id, [rename], world.userIds.owner);
});
afterAll(() => world.close());

function call(
  method: "GET" | "POST",
  path: string,
  payload?: object,
  as: "owner" | "operator" = "owner",
) {
  const headers = {
    host: "localhost:3000",
    origin: world.env.appOrigin,
    cookie: world.cookies[as],
  };
  const url = `/api/v1/sites${path}`;
  return world.app.inject({ method, url, headers, ...(payload && { payload }) });
}

it("PEOPLE-10, COMM-11: who has no name is shown by the part of their address before the @ alone", async () => {
  const said = { page: "home", section: "header", template: "Header21", text: "Hello" };
  await call("POST", `${site}/comments`, said);
  await call("POST", `${site}/links`, { days: 7, role: null, name: "", release: null });
  for (const [path, mark] of [
    [
      "comments",
      {
        threads: [{ comments: [{ author: "owner" }] }],
        members: ["owner", "operator"],
        own: "operator",
      },
    ],
    ["history", { people: { [world.userIds.owner]: { name: "owner" } } }],
    ["links", { links: [{ author: "owner" }] }],
  ] as const) {
    const answer = await call("GET", `${site}/${path}`, undefined, "operator");
    expect(answer.json()).toMatchObject(mark);
    expect(answer.body).not.toContain("@");
  }
  const list = await call("GET", `${site}/people`, undefined, "operator");
  expect(list.json().people[0]).toMatchObject({ name: "owner", email: null });
  const stored = await world.database.db.selectFrom("comments").select("authorName").execute();
  expect(stored).toEqual([{ authorName: "owner" }]);
});
