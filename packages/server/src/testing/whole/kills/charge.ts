import { API_BASE } from '@bridge/contract';
import { expect } from 'vitest';
import type { ServerProcess } from '../../server-process.ts';
import { pause } from './witness.ts';

/** Asks without rest while the server is told to stop, and somebody else works with it too. */
export async function askUntilStopped(
  server: ServerProcess,
  token: string,
  besides: () => Promise<void> = async () => undefined,
): Promise<void> {
  const address = await server.ready();
  let answered = 0;
  const statuses = new Set<number>();
  const cut: unknown[] = [];
  const clients = Array.from({ length: 20 }, async () => {
    for (;;) {
      // Refused at the door is fair; cut off in the middle of an answer is not.
      const response = await ask(address, token).catch(() => null);
      if (response === null) return;
      statuses.add(response.status);
      await response.json().catch((error: unknown) => cut.push(error));
      answered += 1;
    }
  });
  while (answered < 200) await pause(20);
  await besides();
  server.process.kill('SIGTERM');
  await Promise.all(clients);
  expect(cut).toEqual([]);
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(await server.exit()).toBe(0);
}

function ask(address: string, token: string): Promise<Response> {
  return fetch(`${address}${API_BASE}/users/profile`, { headers: { authorization: `Bearer ${token}` } });
}
