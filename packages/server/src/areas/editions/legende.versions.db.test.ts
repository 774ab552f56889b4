import type { AnyRecord } from '@bridge/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { create } from '../../publication/web/testing/site.ts';
import { useWorld } from '../../testing/use-world.ts';
import { officeDEdition } from './testing/office.ts';

const world = useWorld();

it('a legend comes back from a version that is older than its groups, without those that are gone', async () => {
  const { admin, db } = await officeDEdition(world());
  const entree = (fr: string, groupe: string) => ({
    ...{ picto: { genre: 'produit', nom: 'wifi' }, libelle: { fr }, cible: null, couleur: null, alternatif: {} },
    groupe,
  });
  const groupes = [{ nom: { fr: 'Services' }, code: 'Services' }];
  const { id } = await create(admin, '/editions/legendes', { nom: 'L', code: 'ancienne', groupes });
  const entrees = JSON.stringify([entree('Wifi', 'Services'), entree('Sauna', 'Confort')]);
  await sql`UPDATE versions SET valeurs = valeurs - 'groupes' || jsonb_build_object('entrees', ${entrees}::jsonb)
    WHERE ressource = 'legende' AND ligne_id = ${id} AND numero = 1`.execute(db);
  const at = `/api/editions/legendes/${id}`;
  const { status, body } = await admin.call<AnyRecord>('POST', `${at}/history/1/restore`, { version: 1 });
  expect([status, body.data.groupes]).toEqual([200, groupes]);
  expect(body.data.entrees).toMatchObject([{ groupe: 'Services' }, { groupe: '' }]);
});
