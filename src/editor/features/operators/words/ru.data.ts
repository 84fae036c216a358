import type { operatorsEn } from "./en.data.ts";
import type { Wording } from "../../../words/locales/wording.ts";
import { peopleRu } from "./people.ru.data.ts";
import { complaintsRu } from "./complaints.ru.data.ts";
import { jobsRu } from "./jobs.ru.data.ts";
import { outboxRu } from "./outbox.ru.data.ts";
import { auditRu } from "./audit.ru.data.ts";
import { overviewRu } from "./overview.ru.data.ts";
import { heldRu } from "./held.ru.data.ts";
import { settingsRu } from "./settings.ru.data.ts";
import { domainsRu } from "./domains.ru.data.ts";
import { healthRu } from "./health.ru.data.ts";
import { storageRu } from "./storage.ru.data.ts";
import { sitesRu } from "./sites.ru.data.ts";

export const operatorsRu: Wording<typeof operatorsEn> = {
  title: "Администрирование",
  closed: "Эти экраны — для тех, кто управляет сервером.",
  toSites: "Ваши сайты",
  more: "Показать ещё",
  actions: "Действия",
  actionsOf: "Действия: {{name}}",
  reasonForOwner: "Причина, её получит владелец",
  reasonMissing: "Напишите причину",
  emailWrong: "Введите адрес почты",
  sites: sitesRu,
  storage: storageRu,
  health: healthRu,
  domains: domainsRu,
  overview: overviewRu,
  audit: auditRu,
  outbox: outboxRu,
  jobs: jobsRu,
  held: heldRu,
  complaints: complaintsRu,
  people: peopleRu,
  settings: settingsRu,
};
