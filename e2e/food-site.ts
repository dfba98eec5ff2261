import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";

/** An address that is nobody's private one; the proxy below answers for it, so that nothing leaves the machine. */
export const siteAddress = "http://93.184.216.34";

/** A site on the machine, reached by the server under test through a proxy, as an operator may set one. */
export class FoodSite {
  readonly #site = createServer((request, response) => this.#answer(request, response));
  readonly #proxy = createServer();
  /** What each path answers; any other is an empty page. */
  readonly pages = new Map<string, (response: ServerResponse) => void>();

  /** The variables that a server needs to read this site. */
  async start(): Promise<Record<string, string>> {
    const port = await listen(this.#site);
    this.#proxy.on("connect", (_request, socket) => {
      const tunnel = connect(port, "127.0.0.1", () => {
        socket.write("HTTP/1.1 200 OK\r\n\r\n");
        tunnel.pipe(socket).pipe(tunnel);
      });
      tunnel.on("error", () => socket.destroy());
      socket.on("error", () => tunnel.destroy());
    });
    const proxyPort = await listen(this.#proxy);
    return { IMPORT_PROXY: `http://127.0.0.1:${proxyPort}`, IMPORT_SITES: "*" };
  }

  stop(): void {
    for (const server of [this.#site, this.#proxy]) {
      server.close();
      server.closeAllConnections();
    }
  }

  showPage(path: string, html: string): void {
    this.pages.set(path, (response) => {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
      response.end(html);
    });
  }

  fail(path: string, status: number): void {
    this.pages.set(path, (response) => {
      response.writeHead(status);
      response.end();
    });
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const show = this.pages.get(request.url ?? "/");
    if (show) show(response);
    else response.writeHead(404).end();
  }
}

function listen(server: Server): Promise<number> {
  return new Promise((done) =>
    server.listen(0, "127.0.0.1", () => done((server.address() as AddressInfo).port)),
  );
}
