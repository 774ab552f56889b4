import { expect, it, vi } from 'vitest';
import { aRelier } from './accueil.words.ts';
import { type Panne, pair } from './appairage.ts';

type Answer = Record<string, unknown> | Error | number;

/** Pairs with a server that gives these answers in order. */
async function pairs(answers: readonly Answer[]) {
  const left = [...answers];
  const said: (string | null)[] = [];
  const asked: string[] = [];
  const fetch = async (url: unknown) => {
    asked.push(String(url));
    const answer = left.shift() ?? new Error('no more answers');
    if (answer instanceof Error) throw answer;
    return typeof answer === 'number' ? new Response('', { status: answer }) : Response.json(answer);
  };
  const jeton = await pair({
    fetch: fetch as typeof globalThis.fetch,
    wait: async () => undefined,
    hasard: () => 1,
    onCode: (code) => said.push(code),
    onPanne: (panne) => said.push(panne),
  });
  return { jeton, said, asked };
}
const demande = (code: string) => ({ code, secret: `s-${code}` });

it('a code is shown until somebody typed it', async () => {
  const { jeton, said } = await pairs([demande('K7P4MX'), { etat: 'attente' }, { etat: 'appaire', jeton: 'j' }]);
  expect([jeton, said]).toEqual(['j', ['K7P4MX', null]]);
});

it('another code takes the place of one that is over for the server, whatever the clock of the machine says', async () => {
  vi.useFakeTimers({ now: Date.parse('2031-01-01T00:00:00Z'), toFake: ['Date'] });
  try {
    const { said, asked } = await pairs([
      ...[{ ...demande('AAAAAA'), expire: '2026-11-14T09:15:00Z' }, { etat: 'attente' }, { etat: 'attente' }],
      ...[{ etat: 'perime' }, demande('BBBBBB'), { etat: 'appaire', jeton: 'j' }],
    ]);
    expect(said.filter((one) => one !== null)).toEqual(['AAAAAA', 'BBBBBB']);
    expect(asked.filter((url) => url === '/e/api/appairage')).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

it('a network that is away, a server that restarts or too many screens are waited for, and told apart', async () => {
  const { jeton, said } = await pairs([
    ...[new TypeError('Failed to fetch'), 502, 429, demande('K7P4MX'), new TypeError('Failed to fetch')],
    ...[{ etat: 'attente' }, 429, { etat: 'appaire', jeton: 'j' }],
  ]);
  expect([jeton, said]).toEqual(['j', ['reseau', 'serveur', 'trop', 'K7P4MX', 'reseau', null, 'trop']]);
});

it('what is shown says which of them it is', () => {
  const shows = (panne: Panne, code: string | null) =>
    JSON.stringify(aRelier({ code, panne, origine: 'https://bridge.example', remarques: [] }));
  expect(shows('trop', 'K7P4MX')).toContain('Trop d’écrans attendent');
  expect(shows('trop', null)).toContain('ont demandé un code');
  expect(shows('reseau', 'K7P4MX')).toContain('Le réseau est coupé');
  for (const code of ['K7P4MX', null]) expect(shows('trop', code)).not.toMatch(/réseau est coupé|Pas de réseau/);
});

it('an answer that stops in the middle is asked for again', async () => {
  vi.useFakeTimers();
  try {
    const stalled = new Response(new ReadableStream(), { headers: { 'content-type': 'application/json' } });
    const left = [stalled, Response.json(demande('K7P4MX')), Response.json({ etat: 'appaire', jeton: 'j' })];
    const pairing = pair({
      fetch: (async () => left.shift()) as unknown as typeof globalThis.fetch,
      ...{ wait: async () => undefined, hasard: () => 1, onCode: () => undefined, onPanne: () => undefined },
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await pairing).toBe('j');
  } finally {
    vi.useRealTimers();
  }
});
