import type { AnyRecord } from '@bridge/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { create } from '../../publication/web/testing/site.ts';
import { useWorld } from '../../testing/use-world.ts';

const world = useWorld();

const person = async () =>
  world().person({ roles: ['ROLE_WEB_ADMIN'], entiteId: await world().createEntite('Office') });

async function saving() {
  const admin = await person();
  return async (values: object) => {
    const nom = { nom: 'Filtre', code: `f-${crypto.randomUUID().slice(0, 8)}`, libelle: { fr: 'Filtre' } };
    const { status, body } = await admin.call('POST', '/api/web/filtres', { ...nom, ...values });
    return [status, body.errors?.[0]?.path];
  };
}

it('a filter that is a slider goes from a number to a greater one', async () => {
  const save = await saving();
  const slider = { cible: 'prix', widget: 'curseur' };
  expect(await save({ ...slider, max: 200 })).toEqual([400, 'min']);
  expect(await save({ ...slider, min: 0 })).toEqual([400, 'max']);
  expect(await save({ ...slider, min: 200, max: 200 })).toEqual([400, 'max']);
  expect(await save({ ...slider, min: 0, max: 200 })).toEqual([200, undefined]);
  // The leftovers of another kind of filter do not matter.
  expect(await save({ cible: 'commune', widget: 'curseur', min: 200, max: 20 })).toEqual([200, undefined]);
});

it('a distance goes from a kilometre to two hundred, whatever its bounds leave out', async () => {
  const save = await saving();
  expect(await save({ cible: 'distance', widget: 'curseur' })).toEqual([200, undefined]);
  expect(await save({ cible: 'distance', max: 20 })).toEqual([200, undefined]);
  expect(await save({ cible: 'distance', min: 150 })).toEqual([400, 'min']);
  expect(await save({ cible: 'distance', min: 300, max: 400 })).toEqual([400, 'max']);
});

it('a filter says what it is about, and starts between two numbers', async () => {
  const save = await saving();
  expect(await save({ cible: 'fait' })).toEqual([400, 'fait']);
  expect(await save({ cible: 'fait', fait: 'label' })).toEqual([200, undefined]);
  expect(await save({ cible: 'champ' })).toEqual([400, 'champ']);
  expect(await save({ cible: 'score' })).toEqual([400, 'profil']);
  expect(await save({ cible: 'prix', departDe: 20, departA: 10 })).toEqual([400, 'departA']);
});

it('a filter waits for another than itself', async () => {
  const admin = await person();
  const prix = { nom: 'Prix', code: 'prix-apres', cible: 'prix', libelle: { fr: 'Prix' } };
  const { id, version } = await create(admin, '/web/filtres', prix);
  const { status, body } = await admin.call<AnyRecord>('PUT', `/api/web/filtres/${id}`, { apres: id, version });
  expect([status, body.errors?.[0]?.path]).toEqual([400, 'apres']);
});

it('a field of the dictionary that holds text needs choices, one that holds a number does not', async () => {
  const save = await saving();
  await sql`INSERT INTO champs (libelle, code, nature, confidentialite)
    VALUES ('{"fr":"Décor"}', 'decor-filtre', 'texte', 'public'), ('{"fr":"Tables"}', 'tables-filtre', 'nombre', 'public')`.execute(
    world().db,
  );
  const decor = { cible: 'champ', champ: 'decor-filtre' };
  expect(await save(decor)).toEqual([400, 'choix']);
  const choix = [{ slug: 'bois', libelle: {}, valeurs: ['Bois'], picto: null, parDefaut: false }];
  expect(await save({ ...decor, choix })).toEqual([200, undefined]);
  expect(await save({ cible: 'champ', champ: 'tables-filtre' })).toEqual([200, undefined]);
});
