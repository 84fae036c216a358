"""A mail server of aiosmtpd for one test: python3 mail-server.py FOLDER.

It offers STARTTLS by cert.pem and key.pem of the folder and wants a password. What it is asked is
decided by the recipient's name; what it takes is written to the folder as N.eml. It prints its port.
"""
import asyncio
import ssl
import sys
from pathlib import Path

from aiosmtpd.smtp import SMTP, AuthResult

folder = Path(sys.argv[1])
answers = {
    "nobody": "550 5.1.1 <nobody@example.org>: no such user here",
    "grey": "451 4.7.1 Greylisted, come back later",
    "full": "452 4.2.2 The mailbox is full",
}


class Handler:
    taken = 0
    seen = set()

    async def handle_RCPT(self, server, session, envelope, address, options):
        name = address.split("@")[0]
        # as Postfix, which says what it thinks of a sender when it hears the recipient
        sender = envelope.mail_from
        if sender.startswith("noreply@") and name in ("owned", "noreply"):
            return f"553 5.7.1 <{sender}>: Sender address rejected: not owned by user"
        if name == "hang":
            await asyncio.sleep(600)
        if name == "once" and address not in self.seen:
            self.seen.add(address)
            return answers["grey"]
        if name in answers:
            return answers[name]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        name = envelope.rcpt_tos[0].split("@")[0]
        if name == "drop":
            server.transport.abort()
            return "250 OK"
        if name == "spam":
            return "554 5.7.1 This looks like spam"
        Handler.taken += 1
        (folder / f"{Handler.taken}.eml").write_bytes(envelope.original_content)
        return "250 OK"


def authenticate(server, session, envelope, mechanism, data):
    is_known = data.login == b"vitrine" and data.password == b"s3cret pass"
    return AuthResult(success=is_known, handled=False)


async def main():
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(folder / "cert.pem", folder / "key.pem")
    make = lambda: SMTP(
        Handler(),
        hostname="localhost",
        authenticator=authenticate,
        auth_required=True,
        require_starttls=True,
        tls_context=context,
    )
    server = await asyncio.get_running_loop().create_server(make, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


asyncio.run(main())
