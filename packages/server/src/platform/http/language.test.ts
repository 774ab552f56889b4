import { BridgeError, defineEndpoint, PUBLIC, phraseSchema } from '@bridge/contract';
import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { createBinder } from './endpoint.ts';
import { installErrorAnswers } from './errors.ts';
import { installRouteRegister } from './route-register.ts';

const paroles = new Map([['en', (texte: string) => `[en] ${texte}`]]);
const endpoint = defineEndpoint({
  method: 'GET',
  path: '/api/essai/:quoi',
  summary: 'Un essai',
  access: PUBLIC,
  params: z.strictObject({ quoi: z.string().max(10, 'Trop long.') }),
  response: z.object({ nom: z.string(), avis: z.array(phraseSchema) }),
});

it('the server answers in the language of the console that asks: its refusals, and its own words in what it gives', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  installRouteRegister(app);
  installErrorAnswers(app, paroles);
  const bind = createBinder(app, () => Promise.reject(new Error('nobody')), undefined, paroles);
  bind(endpoint, async ({ params }) => {
    if (params.quoi === 'refus') throw new BridgeError('invalidInput', { errors: [{ path: 'x', message: 'Non.' }] });
    return { nom: 'Plage', avis: ['À revoir.'] };
  });
  const ask = async (quoi: string, cookie = '') =>
    (await app.inject({ url: `/prod-api/api/essai/${quoi}`, headers: { cookie } })).json();
  const english = 'a=b; language=en';
  expect((await ask('bon')).data).toEqual({ nom: 'Plage', avis: ['À revoir.'] });
  expect((await ask('bon', english)).data).toEqual({ nom: 'Plage', avis: ['[en] À revoir.'] });
  const refused = await ask('refus', english);
  expect([refused.message.startsWith('[en] '), refused.errors]).toEqual([true, [{ path: 'x', message: '[en] Non.' }]]);
  expect((await ask('beaucoup-trop', english)).errors).toEqual([{ path: 'quoi', message: '[en] Trop long.' }]);
  expect((await ask('refus', 'language=de')).errors).toEqual([{ path: 'x', message: 'Non.' }]);
});
