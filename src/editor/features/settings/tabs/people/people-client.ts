import type { MadeInvitation, People } from "#/api/people.ts";
import type { SiteRole } from "#/api/roles.ts";
import type { Call } from "../../../../api/request.ts";

/** An invitation to be made. */
export interface Asked {
  readonly email: string;
  readonly role: SiteRole;
  readonly isTransfer?: boolean;
}

/** The calls about the people of a site. Emails are in the language of whoever invites. */
export interface PeopleClient {
  people(): Promise<People>;
  invite(asked: Asked): Promise<MadeInvitation>;
  renew(invitation: number): Promise<MadeInvitation>;
  withdraw(invitation: number): Promise<void>;
  setRole(person: string, role: SiteRole): Promise<void>;
  remove(person: string): Promise<void>;
}

export function createPeopleClient(call: Call, site: number, language: string): PeopleClient {
  const path = `sites/${site}`;
  return {
    people: () => call(`${path}/people`),
    invite: (asked) =>
      call(`${path}/invitations`, { method: "POST", body: { ...asked, language } }),
    renew: (id) => call(`${path}/invitations/${id}/link`, { method: "POST", body: { language } }),
    withdraw: (id) => call(`${path}/invitations/${id}`, { method: "DELETE" }),
    setRole: (id, role) => call(`${path}/people/${id}`, { method: "PATCH", body: { role } }),
    remove: (id) => call(`${path}/people/${id}`, { method: "DELETE" }),
  };
}
