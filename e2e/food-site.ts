import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";

/**
 * A public address, which imports accept. The proxy below serves it, so that no request leaves the machine.
 */
export const siteAddress = "http://93.184.216.34";

/** A local web site that the server under test reaches through IMPORT_PROXY. */
export class FoodSite {
  readonly #site = createServer((request, response) => this.#respond(request, response));
  readonly #proxy = createServer();
  /** The response for each path; other paths get a 404. */
  readonly pages = new Map<string, (response: ServerResponse) => void>();

  /** Starts site and proxy; returns the environment variables that the server under test needs. */
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

  #respond(request: IncomingMessage, response: ServerResponse): void {
    const respond = this.pages.get(request.url ?? "/");
    if (respond) respond(response);
    else response.writeHead(404).end();
  }
}

function listen(server: Server): Promise<number> {
  return new Promise((done) =>
    server.listen(0, "127.0.0.1", () => done((server.address() as AddressInfo).port)),
  );
}
