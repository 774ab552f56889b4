import { createServer } from 'node:net';
import { errorCode } from '../database-start.error.ts';

/** A free port of the loopback. Another program may take it first: the caller tries again. */
export function freePort(): Promise<number> {
  return listenOn(0);
}

export async function isPortTaken(port: number): Promise<boolean> {
  try {
    await listenOn(port);
    return false;
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') return true;
    throw error;
  }
}

function listenOn(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address();
      const given = typeof address === 'object' && address !== null ? address.port : port;
      server.close(() => resolve(given));
    });
  });
}
