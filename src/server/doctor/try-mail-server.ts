import { once } from "node:events";
import { Readable } from "node:stream";

const patience = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
} as const;

/**
 * Goes as far with a mail server as an email from this address to itself would, and hangs up where the email would
 * follow: what isn't ended was never sent (RFC 5321, 4.1.1.4). Rejects with what the server or the connection says.
 */
export async function tryMailServer(smtpUrl: string, address: string): Promise<void> {
  const [{ default: SMTPConnection }, { default: SMTPTransport }] = await Promise.all([
    import("nodemailer/lib/smtp-connection"),
    import("nodemailer/lib/smtp-transport"),
  ]);
  const transport = new SMTPTransport({ ...patience, url: smtpUrl });
  const connection = new SMTPConnection(transport.options);
  const broken = once(connection, "end").then(() => {
    throw new Error("Connection closed");
  });
  const talk = async (): Promise<void> => {
    await step((done) => connection.connect(done));
    const account = transport.getAuth();
    if (account && connection.allowsAuth) await step((done) => connection.login(account, done));
    await step((done) => {
      const email = new Readable({ read: () => done() });
      connection.send({ from: address, to: [address] }, email, done);
    });
  };
  try {
    await Promise.race([talk(), broken]);
  } finally {
    broken.catch(() => undefined);
    connection.close();
  }
}

function step(take: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    take((error) => (error ? reject(error) : resolve()));
  });
}
