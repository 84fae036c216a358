import { type TLSSocket, connect } from "node:tls";
import { isPublicAddress } from "../outgoing/public-address.ts";
import { mostAddresses } from "./reach-host.ts";

/** How a host answers over TLS, as a browser would take it. Times are milliseconds since 1970. */
export type Handshake =
  | {
      readonly state: "valid" | "expired" | "otherName" | "untrusted";
      readonly until: number;
    }
  /** It has no certificate to show; it took too long; this machine has no way there. */
  | { readonly state: "none" | "slow" | "unreached" };

interface Question {
  readonly host: string;
  /** IP addresses that lead here, as far as was found out. */
  readonly addresses: readonly string[];
  /** They are somebody else's. */
  readonly isProxied: boolean;
}

/** Never throws, and answers within some seconds. */
export type AskCertificate = (question: Question) => Promise<Handshake>;

interface AskCertificateOptions {
  /** Where this installation has HTTPS. Proxies of others have it at 443. */
  readonly port: number;
  /** Who is trusted in place of those that browsers trust. */
  readonly ca?: string;
  readonly connectMs?: number;
  /** Connecting and the handshake, during which a proxy may get the certificate. */
  readonly longestMs?: number;
}

const ownPort = 443;
const reasons: Readonly<Record<string, "expired" | "otherName">> = {
  CERT_HAS_EXPIRED: "expired",
  ERR_TLS_CERT_ALTNAME_INVALID: "otherName",
};
/** What is told of several addresses is the worst: some visitors meet it. */
const worstFirst = ["none", "slow", "expired", "otherName", "untrusted", "valid"] as const;

function readCertificate(socket: TLSSocket): Handshake {
  const until = Date.parse(socket.getPeerCertificate().valid_to);
  if (socket.authorized) return { state: "valid", until };
  // Node.js has a code here, whatever the types say
  const code = String(socket.authorizationError);
  return { state: reasons[code] ?? "untrusted", until };
}

function worstOf(all: readonly Handshake[]): Handshake {
  for (const state of worstFirst) {
    const found = all.filter((one) => one.state === state);
    const soonest = found.toSorted((a, b) => untilOf(a) - untilOf(b))[0];
    if (soonest) return soonest;
  }
  return { state: "unreached" };
}

const untilOf = (one: Handshake): number => ("until" in one ? one.until : 0);

export function createAskCertificate(options: AskCertificateOptions): AskCertificate {
  const { port, ca, connectMs = 3_000, longestMs = 8_000 } = options;

  function shake(host: string, at: { address: string; port: number }): Promise<Handshake> {
    return new Promise((settle) => {
      const socket = connect({
        host: at.address,
        port: at.port,
        servername: host,
        ALPNProtocols: ["http/1.1"],
        // what browsers would refuse is to be told, too: nothing is sent
        rejectUnauthorized: false,
        ...(ca !== undefined && { ca }),
      });
      let isReached = false;
      const end = (handshake: Handshake): void => {
        clearTimeout(connecting);
        clearTimeout(shaking);
        settle(handshake);
        socket.destroy();
      };
      const connecting = setTimeout(() => !isReached && end({ state: "unreached" }), connectMs);
      const shaking = setTimeout(() => end({ state: "slow" }), longestMs);
      socket.on("connect", () => (isReached = true));
      socket.on("secureConnect", () => end(readCertificate(socket)));
      socket.on("error", () => end({ state: isReached ? "none" : "unreached" }));
      socket.on("close", () => end({ state: isReached ? "none" : "unreached" }));
    });
  }

  return async ({ host, addresses, isProxied }) => {
    const asked = isProxied ? addresses.filter(isPublicAddress) : addresses;
    const atPort = isProxied ? ownPort : port;
    const all = await Promise.all(
      asked.slice(0, mostAddresses).map((address) => shake(host, { address, port: atPort })),
    );
    return worstOf(all);
  };
}
