import type { FastifyInstance } from "fastify";
import type { Clock } from "../clock.ts";
import { AppError } from "../errors.ts";
import { calendarFile } from "./calendar.ts";
import type { PublishedSites } from "./published-sites.ts";
import { siteOfVisit } from "./visit.ts";

interface CalendarRouteOptions {
  sites: PublishedSites;
  clock: Clock;
}

interface CalendarRequest {
  Params: { event: string };
  Querystring: { language?: unknown };
}

const config = { access: { host: "visitors", who: "anyone" } } as const;

/** A published event for the visitor's calendar (R9), as the page tells of it. */
export function calendarRoute(app: FastifyInstance, { sites, clock }: CalendarRouteOptions): void {
  app.get<CalendarRequest>(
    "/api/v1/sites/events/:site/:event.ics",
    { config, schema: { summary: "An event as a calendar file." } },
    async (request, reply) => {
      const site = await siteOfVisit(request, sites);
      const events = await site.eventsFor({ cookies: request.headers.cookie });
      const event = events.find(({ id }) => id === request.params.event);
      const primary = site.languages[0]?.code ?? "en";
      const [origin] = site.origins;
      if (!event || origin === undefined) throw new AppError("not-found");
      const known = site.languages.find(({ code }) => code === request.query.language);
      const language = known?.code ?? primary;
      return reply
        .type("text/calendar; charset=utf-8")
        .header("content-disposition", 'attachment; filename="event.ics"')
        .header("cache-control", "private, no-cache")
        .header("x-release", site.release)
        .send(calendarFile(event, { language, primary, origin, now: clock.now() }));
    },
  );
}
