import type { Role } from '@bridge/contract';
import { expect, it } from 'vitest';
import { useWorld } from '../testing/use-world.ts';
import { adminsDe, personnesChoisies, personnesDe } from './personnes.repository.ts';

const world = useWorld();

it('who is written to about an entity works for it or above it on that day, or below it where it chose them', async () => {
  const { db, now } = world();
  const mere = await world().createEntite('Mère');
  const office = await world().createEntite('Office', mere);
  const [bureau, ailleurs] = [await world().createEntite('Bureau', office), await world().createEntite('Ailleurs')];
  const names = new Map<number, string>();
  const person = async (nom: string, entiteId: number | null, values: object = {}, roles: Role[] = ['ROLE_ADMIN']) => {
    const { id } = await world().createUser({ roles, entiteId });
    await db
      .updateTable('utilisateurs')
      .set({ notes: '', ...values })
      .where('id', '=', id)
      .execute();
    names.set(id, nom);
  };
  await person('de l’office', office);
  await person('au-dessus', mere);
  await person('au-dessous', bureau);
  await person('parti', ailleurs);
  await person('aussi de l’office', ailleurs, { entites_supplementaires: [office] });
  await person('de nulle part', null);
  await person('expiré', office, { expire_le: '2026-11-14' });
  await person('désactivé', office, { statut: 'desactive' });
  await person('supprimé', office, { supprime_le: now });
  await person('qui voit tout', null, {}, ['ROLE_SUPER_ADMIN']);
  await person('lecteur', office, {}, ['ROLE_WEB_USER']);
  const known = (all: readonly { readonly id: number }[]) => all.flatMap(({ id }) => names.get(id) ?? []).sort();
  const ids = [...names.keys()];
  const of = (entiteId: number | null) => ({ entiteId, at: now });
  expect(known(await personnesDe(db, ids, of(office)))).toEqual(
    ['au-dessus', 'aussi de l’office', 'de l’office', 'lecteur', 'qui voit tout'].sort(),
  );
  expect(known(await personnesChoisies(db, ids, of(office)))).toEqual(
    ['au-dessous', 'au-dessus', 'aussi de l’office', 'de l’office', 'lecteur', 'qui voit tout'].sort(),
  );
  for (const told of [personnesDe, personnesChoisies])
    expect(known(await told(db, ids, of(null)))).toEqual(['qui voit tout']);
  expect(known(await adminsDe(db, of(office)))).toEqual(['aussi de l’office', 'de l’office'].sort());
  expect(known(await adminsDe(db, of(null)))).toEqual(['qui voit tout']);
});
