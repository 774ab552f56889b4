import type { Avis, CorrespondanceEnregistree } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { notice } from '../../sources/import/rapport/avis.repository.ts';
import { lei, produit, useAtelier } from '../../testing/atelier.ts';
import type { Person } from '../../testing/world.ts';

const atelier = useAtelier();
const PATH = '/api/administration/avis';
const MAPPING = '/api/administration/tourinsoft-v3/mapping';
const list = async (person: Person) => (await person.call<{ items: Avis[] }>('GET', PATH)).body.data.items;
const settle = async (person: Person, id: number, action = 'ignorer') =>
  (await person.call('POST', `${PATH}/${id}/traiter`, { action })).status;

/** A value that no objet has any more. */
let serial = 0;
async function vanished() {
  serial += 1;
  const from = serial * 10;
  const crit = (moda: number) => ({ CRITERES: `<Crit CLEF_CRITERE="7${from}" CLEF_MODA="${moda}"/>` });
  const feed = await atelier.rempli(`Office avisé ${serial}`, 'lei', lei(produit(`a${from}`, 'Auberge', crit(from))));
  await feed.change(lei(produit(`a${from}`, 'Auberge', crit(from + 1))));
  await feed.runImport();
  return feed;
}

describe('what imports notice', () => {
  it('is told to the managers of the feed, and to nobody else', async () => {
    const { admin, flux } = await vanished();
    const items = await list(admin);
    expect(items).toMatchObject([
      { type: 'modalite-disparue', flux: { id: flux.id }, cible: { ressource: 'modalite' } },
    ]);
    const other = await atelier.office('Office sans avis');
    expect(await list(other.admin)).toEqual([]);
    expect(await settle(other.admin, items[0]?.id ?? 0)).toBe(404);
  });

  it('is told no more once somebody saw to it', async () => {
    const { admin } = await vanished();
    const [avis] = await list(admin);
    expect(await settle(admin, avis?.id ?? 0)).toBe(200);
    expect(await list(admin)).toEqual([]);
    expect(await settle(admin, avis?.id ?? 0)).toBe(409);
    expect(await atelier.journal('avis', avis?.id ?? 0)).toEqual(['avis.ignorer']);
  });

  it('can be linked only where a field changed its name', async () => {
    const { admin } = await vanished();
    const [avis] = await list(admin);
    expect(await settle(admin, avis?.id ?? 0, 'relier')).toBe(409);
    expect(await list(admin)).toHaveLength(1);
  });
});

it('what a notice is about counts those of the reader who use it, by kind', async () => {
  const { admin } = await vanished();
  const [avis] = await list(admin);
  expect(avis?.usages).toEqual([]);
  const { id = 0 } = avis?.cible ?? {};
  const { rows } = await sql<{ id: number }>`
    UPDATE modalites SET equivaut = ${id}
    WHERE id = (SELECT max(id) FROM modalites WHERE id <> ${id} AND entite_id = (SELECT entite_id FROM modalites WHERE id = ${id}))
    RETURNING id`.execute(atelier.world.db);
  expect((await list(admin))[0]?.usages).toEqual([{ ressource: 'modalite', libelle: 'Modalités', nombre: 1 }]);
  // A word of another office, which this one does not see.
  const { entiteId } = await atelier.office('Office voisin');
  await sql`UPDATE modalites SET partage = 'prive', entite_id = ${entiteId} WHERE id = ${rows[0]?.id}`.execute(
    atelier.world.db,
  );
  expect((await list(admin))[0]?.usages).toEqual([]);
});

it('a renamed field that is linked is read under its new name', async () => {
  const { admin, entiteId } = await atelier.office('Office renommeur');
  const lignes = [
    { champ: 'Accroche', cible: 'resume' },
    { champ: 'Commune', cible: 'lieu.commune' },
  ];
  const made = await admin.call<CorrespondanceEnregistree>('POST', MAPPING, { nom: 'Lignes', lignes });
  const { id } = made.body.data;
  const origine = { systeme: 'tourinsoft', fluxId: 1, fluxNom: 'Flux', entiteId, importation: null } as const;
  await notice(atelier.world.db, { ...origine, at: atelier.world.now }, [
    {
      type: 'champ-renomme',
      cle: `essai ${id}`,
      texte: 'Le champ « Accroche » s’appelle maintenant « Chapeau ».',
      cible: { ressource: 'correspondance', id },
      details: { avant: 'Accroche', apres: 'Chapeau' },
    },
  ]);
  const [avis] = await list(admin);
  expect(await settle(admin, avis?.id ?? 0, 'relier')).toBe(200);
  const { body } = await admin.call<CorrespondanceEnregistree>('GET', `${MAPPING}/${id}`);
  expect(body.data.lignes).toEqual([{ champ: 'Chapeau', cible: 'resume' }, lignes[1]]);
  expect(body.data.version).toBe(2);
});
