import { type AnyRecord, champ, type MesuresChamp } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { lei, produit, useAtelier } from '../../testing/atelier.ts';
import { doJob } from '../../testing/job-worker.ts';
import { mesureJob } from './champ-mesure.job.ts';
import { replaceMesures } from './champ-mesure.repository.ts';

const atelier = useAtelier();
const PATH = '/api/superadmin/datafields';
const superAdmin = () => atelier.world.person({ roles: ['ROLE_SUPER_ADMIN'] });

async function fieldCalled(code: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`SELECT id FROM champs WHERE code = ${code}`.execute(atelier.world.db);
  return rows[0]?.id ?? 0;
}

describe('the dictionary of fields', () => {
  it('says how often a field is filled once a task has measured it, by source and type', async () => {
    const person = await superAdmin();
    const records = lei(produit('6001', 'Auberge'), produit('6002', 'Relais', { LATITUDE: '48,5', LONGITUDE: '7,5' }));
    await atelier.rempli('Office mesuré', 'lei', records);
    const id = await fieldCalled('nom');
    const read = async () => (await person.call<MesuresChamp>('GET', `${PATH}/${id}/mesures`)).body.data;
    expect(await read()).toMatchObject({ mesureLe: null, tache: null, lignes: [] });
    const asked = await person.call<{ tache: number }>('POST', `${PATH}/mesurer`);
    const again = await person.call<{ tache: number }>('POST', `${PATH}/mesurer`);
    expect(again.body.data).toEqual(asked.body.data);
    expect(await read()).toMatchObject({ tache: asked.body.data.tache });
    const clock = { now: () => atelier.world.now };
    expect(await doJob(atelier.world.db, mesureJob(1), { clock, dieAfter: 1 })).toBeNull();
    await doJob(atelier.world.db, mesureJob(1), { clock });
    const { lignes, exemples, tache, mesureLe } = await read();
    expect({ tache, mesureLe }).toEqual({ tache: null, mesureLe: atelier.world.now.toISOString() });
    expect(lignes.reduce((sum, { remplis }) => sum + remplis, 0)).toBe(2);
    expect(exemples).toContainEqual({ systeme: 'lei', valeur: 'Auberge' });
  });

  it('forgets the examples of a field that becomes one of persons, also those being measured', async () => {
    const person = await superAdmin();
    const { db } = atelier.world;
    const values = { libelle: { fr: 'Gérant' }, code: 'gerant', cheminLei: 'GERANT', confidentialite: 'public' };
    const { body: made } = await person.call<AnyRecord>('POST', PATH, values);
    await atelier.rempli('Office à gérant', 'lei', lei(produit('6201', 'Auberge', { GERANT: 'Camille Petit' })));
    const clock = { now: () => atelier.world.now };
    const measure = async () => {
      await person.call('POST', `${PATH}/mesurer`);
      await doJob(db, mesureJob(), { clock });
    };
    const read = async () => (await person.call<MesuresChamp>('GET', `${PATH}/${made.data.id}/mesures`)).body.data;
    await measure();
    expect((await read()).exemples).toContainEqual({ systeme: 'lei', valeur: 'Camille Petit' });
    await person.call('PUT', `${PATH}/${made.data.id}`, { confidentialite: 'personnel', version: 1 });
    const kept = () =>
      sql`SELECT 1 FROM champ_mesures WHERE champ_id = ${made.data.id} AND exemples <> '{}'`.execute(db);
    expect((await kept()).rows).toEqual([]);
    expect(await read()).toMatchObject({ exemples: [] });
    // The field was measured as it was when the task started.
    const mesure = { champ: made.data.id, systeme: 'lei', typeBridge: 'hotel', remplis: 1, total: 1 } as const;
    await replaceMesures(db, [{ ...mesure, exemples: ['Camille Petit'] }], atelier.world.now);
    expect((await kept()).rows).toEqual([]);
    await sql`UPDATE champ_mesures SET exemples = '{"Camille Petit"}' WHERE champ_id = ${made.data.id}`.execute(db);
    expect(await read()).toMatchObject({ exemples: [] });
  });

  it('tries a path on an objet', async () => {
    const person = await superAdmin();
    const { admin, flux } = await atelier.rempli(
      'Office essayé',
      'lei',
      lei(produit('6101', 'Auberge', { ETOILES: '4' })),
    );
    const [objet] = await atelier.objets(admin, { fluxLei: [flux.id] });
    const attempt = (chemin: string) =>
      person.call('POST', `${PATH}/essayer`, { objet: objet?.id, chemin, multiple: false });
    expect((await attempt('ETOILES')).body.data).toMatchObject({
      objet: { nom: 'Auberge', systeme: 'lei' },
      valeurs: ['4'],
    });
    const { body } = await attempt('etoiles');
    expect(body.data).toMatchObject({ valeurs: [], voisins: expect.arrayContaining(['ETOILES', 'NOM']) });
    expect(
      (await admin.call('POST', `${PATH}/essayer`, { objet: objet?.id, chemin: 'NOM', multiple: false })).status,
    ).toBe(403);
  });

  it('names the mappings that fill a field, and carries a new code over to them', async () => {
    const person = await superAdmin();
    const values = { libelle: { fr: 'Étoiles' }, code: 'etoiles-maison' };
    const { body: made } = await person.call<AnyRecord>('POST', PATH, values);
    expect(made.data.confidentialite).toBe('interne');
    const lignes = [
      { champ: 'A', cible: 'champ:etoiles-maison' },
      { champ: 'B', cible: 'nom' },
    ];
    const mapping = await person.call<AnyRecord>('POST', '/api/administration/tourinsoft-v3/mapping', {
      nom: 'Correspondance',
      lignes,
    });
    expect(mapping.status, JSON.stringify(mapping.body)).toBe(200);
    const { body } = await person.call<MesuresChamp>('GET', `${PATH}/${made.data.id}/mesures`);
    expect(body.data.correspondances).toEqual([{ id: mapping.body.data.id, nom: 'Correspondance' }]);
    await person.call('PUT', `${PATH}/${made.data.id}`, { code: 'etoiles-officielles', version: 1 });
    const after = await person.call<AnyRecord>(
      'GET',
      `/api/administration/tourinsoft-v3/mapping/${mapping.body.data.id}`,
    );
    expect(after.body.data).toMatchObject({
      version: 2,
      lignes: [{ champ: 'A', cible: 'champ:etoiles-officielles' }, lignes[1]],
    });
  });

  it('keeps what is of persons or between professionals from being public by itself', () => {
    expect(champ.fields.confidentialite).toMatchObject({ initial: 'interne' });
  });
});
