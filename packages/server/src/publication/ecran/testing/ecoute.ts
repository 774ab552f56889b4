import { setTimeout as sleep } from 'node:timers/promises';

/** What a screen hears of its server, as it comes. */
export interface Ecoute {
  readonly headers: Headers;
  all(): string;
  /** Once such an event came so many times. */
  hears(event: string, times?: number): Promise<string>;
  /** What the last such event said. */
  last(event: string): string | undefined;
  close(): void;
}

export async function ecoute(origin: string, jeton: string): Promise<Ecoute> {
  const stop = new AbortController();
  const answer = await fetch(`${origin}/e/api/flux`, {
    headers: { authorization: `Bearer ${jeton}` },
    signal: stop.signal,
  });
  let heard = '';
  void (async () => {
    for await (const chunk of answer.body ?? []) heard += Buffer.from(chunk).toString('utf8');
  })().catch(() => undefined);
  return {
    headers: answer.headers,
    all: () => heard,
    async hears(event, times = 1) {
      while (heard.split(`event: ${event}\n`).length <= times) await sleep(10);
      return heard;
    },
    last: (event) => [...heard.matchAll(new RegExp(`event: ${event}\\ndata: (.*)\\n`, 'g'))].at(-1)?.[1],
    close: () => stop.abort(),
  };
}
