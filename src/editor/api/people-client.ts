import type { MadeInvitation, People } from "#/api/people.ts";
import type { SiteRole } from "#/api/roles.ts";
import type { Call } from "./request.ts";

/** An invitation to be made. */
interface Asked {
  readonly email: string;
  readonly role: SiteRole;
}

/** The calls about the people of a site. Emails are in the language of whoever invites. */
export interface PeopleClient {
  people(): Promise<People>;
  invite(asked: Asked): Promise<MadeInvitation>;
  /** Asks who has an address to take the site over. */
  transfer(email: string): Promise<MadeInvitation>;
  renew(invitation: number): Promise<MadeInvitation>;
  withdraw(invitation: number): Promise<void>;
  setRole(person: string, role: SiteRole): Promise<void>;
  remove(person: string): Promise<void>;
}

export function createPeopleClient(call: Call, site: number, language: string): PeopleClient {
  const path = `sites/${site}`;
  const invite = ({ email, ...rest }: Asked & { readonly isTransfer?: true }) =>
    call<MadeInvitation>(`${path}/invitations`, {
      method: "POST",
      body: { email, language, ...rest },
    });
  return {
    people: () => call(`${path}/people`),
    invite,
    transfer: (email) => invite({ email, role: "owner", isTransfer: true }),
    renew: (id) => call(`${path}/invitations/${id}/link`, { method: "POST", body: { language } }),
    withdraw: (id) => call(`${path}/invitations/${id}`, { method: "DELETE" }),
    setRole: (id, role) => call(`${path}/people/${id}`, { method: "PATCH", body: { role } }),
    remove: (id) => call(`${path}/people/${id}`, { method: "DELETE" }),
  };
}
