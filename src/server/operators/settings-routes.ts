import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import {
  type InstallationSettings,
  type OwnSettings,
  type SettingName,
  type SettingsAnswer,
  type SettingsChange,
  installationSettingsSchema,
  settingNames,
  settingsAnswerSchema,
  settingsChangeSchema,
} from "#/api/operator-settings.ts";
import { starters } from "#/starters/registry.ts";
import { addToAuditLog } from "../audit/audit-log.ts";
import type { Account } from "../auth/sessions.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { notifyOfContact } from "../db/site-moves.ts";
import { AppError } from "../errors.ts";
import { accountOf } from "../http/access.ts";
import { type EnvSettings, settleSettings } from "../installation/installation-settings.ts";
import { readSettingRows, writeSettingRows } from "../installation/setting-rows.ts";

const config = { access: { host: "app", who: "operator" } } as const;
const url = "/api/v1/operator/settings";

export const operatorSettingRouteList = [`GET ${url}`, `PATCH ${url}`] as const;

export interface SettingRoutesOptions {
  database: Database;
  clock: Clock;
  envSettings: EnvSettings;
  /** Whether mail leaves this installation. */
  delivers: boolean;
  /** Whether whoever has this session came by two factors. */
  hasTwoFactors: (account: Account) => Promise<boolean>;
  /** Shows visitors whom operators name by now. Never rejects: what was saved is saved. */
  followContact: () => Promise<void>;
}

/** Throws `invalid` where nobody could sign up, and `second-factor-needed` for an operator who would lock themselves out. */
async function expectPossible(
  { delivers, hasTwoFactors }: SettingRoutesOptions,
  account: Account,
  { signUp, secondFactor, starter }: SettingsChange,
): Promise<void> {
  if (signUp === "open" && !delivers)
    throw new AppError("invalid", {
      details: [
        { path: "/signUp", message: "Set SMTP_URL first: addresses are confirmed by email" },
      ],
    });
  if (starter && !starters.some(({ id }) => id === starter))
    throw new AppError("invalid", {
      details: [{ path: "/starter", message: "There’s no such starter" }],
    });
  if (secondFactor === "operators" && !(await hasTwoFactors(account)))
    throw new AppError("second-factor-needed");
}

/** Of each setting what holds as long as the others stay as they are. */
function usualSettings(
  { envSettings, delivers }: SettingRoutesOptions,
  own: OwnSettings,
): InstallationSettings {
  const without = (name: SettingName) =>
    settleSettings(envSettings, { delivers, own: { ...own, [name]: undefined } })[name];
  return installationSettingsSchema.parse(
    Object.fromEntries(settingNames.map((name) => [name, without(name)])),
  );
}

/** What operators decide for everybody. */
export function operatorSettingRoutes(
  instance: FastifyInstance,
  options: SettingRoutesOptions,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { database, clock, envSettings, delivers, hasTwoFactors, followContact } = options;

  const answerOf = (own: OwnSettings, isByTwoFactors: boolean): SettingsAnswer => ({
    values: settleSettings(envSettings, { delivers, own }),
    usual: usualSettings(options, own),
    own,
    sendsMail: delivers,
    hasTwoFactors: isByTwoFactors,
  });

  app.get(
    url,
    { config, schema: { response: { 200: settingsAnswerSchema } } },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      const isByTwoFactors = await hasTwoFactors(accountOf(request));
      return answerOf(await readSettingRows(database.db), isByTwoFactors);
    },
  );

  app.patch(
    url,
    {
      config,
      schema: { body: settingsChangeSchema, response: { 200: settingsAnswerSchema } },
    },
    async (request) => {
      const { body } = request;
      const account = accountOf(request);
      await expectPossible(options, account, body);
      const isByTwoFactors = await hasTwoFactors(account);
      const own = await database.db.transaction().execute(async (transaction) => {
        const details = await writeSettingRows(transaction, body);
        if (Object.keys(details).length > 0) {
          const about = { operatorId: account.id, action: "settings.change", details };
          await addToAuditLog(transaction, clock, about);
          if ("contact" in details) await notifyOfContact(transaction, database.dialect);
        }
        return readSettingRows(transaction);
      });
      // whom visitors read is what is decided: also where it was written before and not shown
      if (body.contact !== undefined) await followContact();
      return answerOf(own, isByTwoFactors);
    },
  );
}
