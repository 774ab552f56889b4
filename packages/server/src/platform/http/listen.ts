import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { OperatorError } from '../operator-error.ts';

const DEFAULT_PORT = 8080;
const TRIED_PORTS = 20;

interface ListenOptions {
  /** The port that the operator chose, and no other. Without one, the first free port from 8080 on. */
  readonly port: number | undefined;
  readonly host: string;
}

/** The address of the console if the first port that is tried is free. */
export function likelyAddress({ port = DEFAULT_PORT, host }: ListenOptions): string {
  return addressOf(host, port);
}

export async function listenOn(
  { port, host }: ListenOptions,
  build: (address: string) => Promise<FastifyInstance>,
): Promise<{ address: string; app: FastifyInstance }> {
  const free = port === undefined ? await firstFreePort(host) : port;
  const app = await build(addressOf(host, free));
  try {
    await app.listen({ port: free, host });
  } catch (error) {
    if (isTaken(error)) {
      throw new OperatorError(
        `Le port ${free} est déjà utilisé par un autre programme. Arrêtez-le, ou choisissez un autre port avec PORT, puis relancez Bridge.`,
      );
    }
    throw error;
  }
  const bound = app.server.address();
  return { address: addressOf(host, typeof bound === 'object' && bound ? bound.port : free), app };
}

const addressOf = (host: string, port: number) =>
  `http://${['127.0.0.1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${port}`;

async function firstFreePort(host: string): Promise<number> {
  for (let port = DEFAULT_PORT; port < DEFAULT_PORT + TRIED_PORTS; port += 1) {
    if (await isFree(host, port)) return port;
  }
  return 0;
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
