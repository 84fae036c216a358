import { request } from "node:http";
import type { IncomingHttpHeaders } from "node:http";

export interface SiteAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface SiteRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Asks a published site without a browser. Names under localhost lead to this machine whatever its resolver knows. */
export function fetchSite(address: string, options: SiteRequest = {}): Promise<SiteAnswer> {
  const { method = "GET", headers = {}, body } = options;
  const url = new URL(address);
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: "localhost",
        port: url.port,
        path: url.pathname + url.search,
        method,
        headers: { host: url.host, ...headers },
        agent: false,
      },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (part: string) => (text += part));
        answer.on("error", reject);
        answer.on("end", () => {
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text });
        });
      },
    );
    call.on("error", reject);
    call.end(body);
  });
}
