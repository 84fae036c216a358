import { betterAuth } from "better-auth";
import { APIError, createAuthEndpoint, getSessionFromCtx } from "better-auth/api";
import { deleteSessionCookie, setSessionCookie } from "better-auth/cookies";
import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { inTime } from "../in-time.ts";

/** The browser keeps it to this host, this path and secure connections: its name demands so. */
const sessionCookie = "__Host-session";
/** A session that isn't used ends after so many days. */
const sessionDays = 30;
/** One that is in use ends after so many days (ACCOUNT-17). */
export const longestSessionDays = 90;
const dayMs = 86_400_000;

/** Whether a session that began at `startedAt` has lasted its longest time at `now`, both in milliseconds. */
export function hasLasted(startedAt: number, now: number): boolean {
  return now - startedAt >= longestSessionDays * dayMs;
}

const signInMethodSchema = z.enum(["password", "link", "passkey"]);
export type SignInMethod = z.infer<typeof signInMethodSchema>;

/** Who a request comes from. */
export interface Account {
  id: string;
  email: string;
  name: string;
  role: "owner" | "operator";
  session: { token: string; method: SignInMethod; startedAt: number };
}

/** A change of the caller's session: the cookies to send with the answer. */
interface SessionChange {
  cookies: string[];
}

export interface Sessions {
  /** Whose session the request's cookie names; null without one. Never writes. */
  read(headers: Headers): Promise<Account | null>;
  /**
   * The same, and prolongs a session in use: the cookies go out with the answer. `hasLasted` says of one that ended
   * that it was there for its longest time.
   */
  refresh(
    headers: Headers,
  ): Promise<SessionChange & { account: Account | null; hasLasted: boolean }>;
  /** Starts a new session in place of the one that the request carries. */
  open(
    headers: Headers,
    who: { userId: string; method: SignInMethod; address: string; userAgent: string },
  ): Promise<SessionChange>;
  /** Ends the session that the request carries. */
  close(headers: Headers): Promise<SessionChange>;
  /** Ends all sessions of an account. */
  closeAll(userId: string): Promise<void>;
}

const openBody = z.object({
  userId: z.string(),
  method: signInMethodSchema,
  address: z.string(),
  userAgent: z.string(),
});

/** Endpoints of ours inside better-auth; none of them is reachable over HTTP by itself. */
const sessionEndpoints = {
  openSession: createAuthEndpoint.serverOnly(
    { method: "POST", requireHeaders: true, body: openBody },
    async (ctx) => {
      const { internalAdapter } = ctx.context;
      const user = await internalAdapter.findUserById(ctx.body.userId);
      if (!user) throw new APIError("UNAUTHORIZED");
      const previous = await getSessionFromCtx(ctx, { disableRefresh: true });
      if (previous) await internalAdapter.deleteSession(previous.session.token);
      const session = await internalAdapter.createSession(user.id, false, {
        method: ctx.body.method,
        ipAddress: ctx.body.address,
        userAgent: ctx.body.userAgent,
      });
      await setSessionCookie(ctx, { session, user });
      return ctx.json({});
    },
  ),
  closeSession: createAuthEndpoint.serverOnly(
    { method: "POST", requireHeaders: true },
    async (ctx) => {
      const session = await getSessionFromCtx(ctx, { disableRefresh: true });
      if (session) await ctx.context.internalAdapter.deleteSession(session.session.token);
      deleteSessionCookie(ctx);
      return ctx.json({});
    },
  ),
};

interface SessionsOptions {
  database: Database;
  clock: Pick<Clock, "now" | "sleep">;
  appOrigin: string;
  /** Signs the cookies. */
  secret: string;
}

function createAuth({ database, appOrigin, secret }: Omit<SessionsOptions, "clock">) {
  return betterAuth({
    baseURL: appOrigin,
    basePath: "/api/v1/auth",
    secret,
    database: { db: database.db, type: database.dialect },
    user: {
      modelName: "users",
      additionalFields: {
        role: { type: "string", input: false, defaultValue: "owner" },
        suspendedAt: { type: "number", bigint: true, input: false, required: false },
      },
    },
    session: {
      modelName: "sessions",
      expiresIn: sessionDays * 86_400,
      updateAge: 86_400,
      additionalFields: { method: { type: "string", input: false, required: true } },
    },
    account: { modelName: "credentials" },
    verification: { modelName: "verifications" },
    plugins: [{ id: "sessions", endpoints: sessionEndpoints }],
    // Limits, origins and addresses are checked by the server before anything comes here.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      disableCSRFCheck: true,
      disableOriginCheck: true,
      ipAddress: { disableIpTracking: true },
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: sessionCookie,
          attributes: { secure: true, httpOnly: true, sameSite: "lax", path: "/" },
        },
      },
      database: { validateSchema: false },
    },
  });
}

const sessionSchema = z.object({
  session: z.object({ token: z.string(), method: signInMethodSchema, createdAt: z.date() }),
  user: z.object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    role: z.enum(["owner", "operator"]),
    suspendedAt: z.nullish(z.coerce.number()),
  }),
});

function toAccount(found: unknown): Account | null {
  if (found === null) return null;
  const { session, user } = sessionSchema.parse(found);
  const { token, method, createdAt } = session;
  const { suspendedAt, ...account } = user;
  // also one that was opened while the account was suspended
  if (suspendedAt !== null && suspendedAt !== undefined) return null;
  return { ...account, session: { token, method, startedAt: createdAt.getTime() } };
}

/** The session's cookie as it stands in the end; better-auth also clears cookies that are never set. */
function sessionCookies(headers: Headers): string[] {
  return headers
    .getSetCookie()
    .filter((cookie) => cookie.startsWith(`${sessionCookie}=`))
    .slice(-1);
}

/** A database that says at once what it lacks is heard; so long. */
const patienceMs = 1_000;

/** better-auth hides a failing database behind an error of its own: the database is asked for its. */
function createReachable({ database, clock }: Pick<SessionsOptions, "database" | "clock">) {
  const whyNot = (): Promise<unknown> =>
    inTime(clock, patienceMs, () =>
      database.db
        .selectFrom("sessions")
        .select("id")
        .limit(1)
        .execute()
        .then(
          () => undefined,
          (error: unknown) => error,
        ),
    );
  return async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof APIError && error.statusCode >= 500)
        throw new AppError("unavailable", { cause: (await whyNot()) ?? error });
      throw error;
    }
  };
}

/** Sessions in the database, behind better-auth. */
export function createSessions(options: SessionsOptions): Sessions {
  const { clock } = options;
  const auth = createAuth(options);
  const withinLongest = (account: Account | null): Account | null =>
    account && hasLasted(account.session.startedAt, clock.now()) ? null : account;
  const reachable = createReachable(options);
  const carries = (headers: Headers) =>
    headers.get("cookie")?.includes(`${sessionCookie}=`) ?? false;
  return {
    async read(headers) {
      if (!carries(headers)) return null;
      const query = { disableRefresh: true };
      return withinLongest(toAccount(await reachable(auth.api.getSession({ headers, query }))));
    },
    async refresh(headers) {
      if (!carries(headers)) return { account: null, cookies: [], hasLasted: false };
      const answer = await reachable(auth.api.getSession({ headers, returnHeaders: true }));
      const found = toAccount(answer.response);
      const account = withinLongest(found);
      const cookies = sessionCookies(answer.headers);
      return { account, cookies, hasLasted: found !== null && account === null };
    },
    async open(headers, body) {
      const answer = await reachable(auth.api.openSession({ headers, body, returnHeaders: true }));
      return { cookies: sessionCookies(answer.headers) };
    },
    async close(headers) {
      const answer = await reachable(auth.api.closeSession({ headers, returnHeaders: true }));
      return { cookies: sessionCookies(answer.headers) };
    },
    async closeAll(userId) {
      await (await auth.$context).internalAdapter.deleteUserSessions(userId);
    },
  };
}
