import { expect, it } from 'vitest';
import { appaire } from './appairage.ts';

type Answer = Record<string, unknown> | Error | number;

/** Answers in their order; the time that passes is that of the waits. */
async function pairs(answers: readonly Answer[]) {
  const left = [...answers];
  const said: (string | null)[] = [];
  const asked: string[] = [];
  let now = Date.parse('2026-11-14T09:00:00Z');
  const fetch = async (url: unknown) => {
    asked.push(String(url));
    const answer = left.shift() ?? new Error('no more answers');
    if (answer instanceof Error) throw answer;
    return typeof answer === 'number' ? new Response('', { status: answer }) : Response.json(answer);
  };
  const jeton = await appaire({
    fetch: fetch as typeof globalThis.fetch,
    attend: async (ms) => {
      now += ms;
    },
    hasard: () => 1,
    now: () => now,
    onCode: (code) => said.push(code),
    onPanne: (message) => said.push(message && 'panne'),
  });
  return { jeton, said, asked };
}
const demande = (code: string, expire = '2026-11-14T09:15:00Z') => ({ code, secret: `s-${code}`, expire });

it('a code is shown until somebody typed it', async () => {
  const { jeton, said } = await pairs([demande('K7P4MX'), { etat: 'attente' }, { etat: 'appaire', jeton: 'j' }]);
  expect([jeton, said]).toEqual(['j', ['K7P4MX', null]]);
});

it('another code takes the place of one that is over, by the server or by the clock', async () => {
  const { said } = await pairs([
    ...[demande('AAAAAA'), { etat: 'perime' }, demande('BBBBBB', '2026-11-14T09:00:01Z'), { etat: 'attente' }],
    ...[demande('CCCCCC'), { etat: 'appaire', jeton: 'j' }],
  ]);
  expect(said.filter((one) => one !== null)).toEqual(['AAAAAA', 'BBBBBB', 'CCCCCC']);
});

it('a network that is away, a server that restarts or too many screens are waited for', async () => {
  const { jeton, said } = await pairs([
    ...[new TypeError('Failed to fetch'), 502, 429, demande('K7P4MX'), new TypeError('Failed to fetch')],
    ...[{ etat: 'attente' }, { etat: 'appaire', jeton: 'j' }],
  ]);
  expect([jeton, said]).toEqual(['j', ['panne', 'panne', 'panne', 'K7P4MX', 'panne', null]]);
});
