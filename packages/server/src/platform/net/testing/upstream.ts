import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Upstream {
  /** « 127.0.0.1:40123 » */
  readonly host: string;
  readonly url: string;
  readonly port: number;
  /** The requests, in order. */
  readonly asked: readonly IncomingMessage[];
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A server of the outside world, on loopback, closed with the test. */
export async function startUpstream(handler: Handler, certificate?: { key: string; cert: string }): Promise<Upstream> {
  const asked: IncomingMessage[] = [];
  const answer: Handler = (request, response) => {
    asked.push(request);
    handler(request, response);
  };
  const server: Server = certificate ? createTlsServer(certificate, answer) : createServer(answer);
  const port = await listening(server);
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { host: `127.0.0.1:${port}`, url: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`, port, asked };
}

/** A server that sends exactly these bytes to each connection, then closes it. */
export async function startRaw(say: (socket: Socket) => void): Promise<{ host: string; url: string }> {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => say(socket));
  });
  const port = await listening(server);
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return { host: `127.0.0.1:${port}`, url: `http://127.0.0.1:${port}` };
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createTcpServer();
  const port = await listening(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function listening(server: ReturnType<typeof createTcpServer>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  return address.port;
}
