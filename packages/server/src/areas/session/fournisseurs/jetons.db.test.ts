import { fournisseur, PARAMETRES_INITIAUX } from '@bridge/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { createOutside } from '../../../platform/net/outside.ts';
import { useWorld } from '../../../testing/use-world.ts';
import { createClient } from './client.ts';
import { keepJetons } from './jetons.repository.ts';
import { jetonsApidae } from './jetons.service.ts';
import { arrive } from './testing/arrive.ts';
import { FournisseurDEssai } from './testing/fournisseur-d-essai.ts';

const essai = await FournisseurDEssai.open('https://bridge.example');
const outside = createOutside({ allowed: [essai.hote], clock: systemClock });
const world = useWorld({ intranet: [essai.hote], outside });

const OPEN = { sso_active: true, sso_apidae_enabled: true };

beforeAll(async () => {
  await world().setParametres(OPEN);
  const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
  const open = { premiereConnexion: 'ouverte', roleMinimal: 'ROLE_WEB_USER' };
  for (const systeme of ['apidae', 'autre']) {
    const values = { ...essai.oauth2, ...open, code: `par-${systeme}`, nom: systeme, systeme };
    const { status, body } = await admin.call('POST', `/api${fournisseur.path}`, values);
    if (status >= 300) throw new Error(JSON.stringify(body));
  }
  essai.personnes.set('lea', { preferred_username: 'lea', email: 'lea@annuaire.example', email_verified: true });
  essai.personnes.set('paul', { preferred_username: 'paul', email: 'paul@annuaire.example', email_verified: true });
});
afterAll(() => essai.close());

it('who signs in by Apidae may be acted for there, until that sign-in ends; by another provider nothing is kept', async () => {
  const { db, engine } = world();
  const clock = { now: () => world().now };
  const client = createClient({
    outside,
    clock,
    intranet: [essai.hote],
    publicUrl: 'https://bridge.example',
    noteEchec: async () => undefined,
  });
  const jetons = jetonsApidae({
    client,
    vault: engine.vault,
    clock,
    readParametres: async () => ({ ...PARAMETRES_INITIAUX, ...OPEN }),
  });
  const userOf = async (username: string) =>
    (await db.selectFrom('utilisateurs').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id;

  await arrive(world(), essai, 'paul', 'par-autre');
  expect(await jetons.has(db, await userOf('paul'))).toBe(false);

  await arrive(world(), essai, 'lea', 'par-apidae');
  const lea = await userOf('lea');
  const token = await jetons.tokenOf(db, lea);
  expect(token).toMatch(/\S{20,}/);
  const kept = await db
    .selectFrom('identites')
    .select(['id', 'jetons'])
    .where('utilisateur_id', '=', lea)
    .executeTakeFirstOrThrow();
  expect(kept.jetons?.includes(token ?? '')).toBe(false);

  const ended = { acces: 'fini', rafraichissement: null, fin: world().now.getTime() };
  await keepJetons(db, engine.vault, kept.id, ended);
  expect(await jetons.tokenOf(db, lea)).toBeNull();
  await keepJetons(db, engine.vault, kept.id, { ...ended, rafraichissement: 'jamais donné' });
  expect(await jetons.tokenOf(db, lea)).toBeNull();
  expect(await jetons.has(db, lea)).toBe(false);
});
