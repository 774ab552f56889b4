import { vi } from 'vitest';

/** The events that a screen receives from its server. */
export interface Ecoute {
  readonly headers: Headers;
  all(): string;
  /** Waits until an event of that name came so many times. */
  hears(event: string, times?: number): Promise<string>;
  /** The data of the last event of that name. */
  last(event: string): string | undefined;
  close(): void;
}

/** How long a test waits for an event, in milliseconds. */
const PATIENCE = 60_000;

/** A server that is too busy to open a line is asked again, as a screen does. */
async function open(origin: string, jeton: string, { signal }: AbortController): Promise<Response> {
  const ask = async () => {
    const answer = await fetch(`${origin}/e/api/ecoute`, { headers: { authorization: `Bearer ${jeton}` }, signal });
    if (!answer.ok) throw new Error(`the line answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  return vi.waitFor(ask, { timeout: PATIENCE, interval: 500 });
}

export async function ecoute(origin: string, jeton: string): Promise<Ecoute> {
  const stop = new AbortController();
  const answer = await open(origin, jeton, stop);
  let heard = '';
  void (async () => {
    for await (const chunk of answer.body ?? []) heard += Buffer.from(chunk).toString('utf8');
    heard += 'the line was shut';
  })().catch((error: unknown) => {
    heard += `the line broke: ${String(error)}`;
  });
  return {
    headers: answer.headers,
    all: () => heard,
    async hears(event, times = 1) {
      const isHeard = () => heard.split(`event: ${event}\n`).length > times;
      await vi.waitUntil(isHeard, { timeout: PATIENCE, interval: 10 });
      return heard;
    },
    last: (event) => [...heard.matchAll(new RegExp(`event: ${event}\\ndata: (.*)\\n`, 'g'))].at(-1)?.[1],
    close: () => stop.abort(),
  };
}
