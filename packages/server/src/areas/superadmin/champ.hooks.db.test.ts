import type { AnyRecord, FicheObjet } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { CATALOGUE, lei, produit, useAtelier } from '../../testing/atelier.ts';

const atelier = useAtelier();
const PATH = '/api/superadmin/datafields';
const superAdmin = () => atelier.world.person({ roles: ['ROLE_SUPER_ADMIN'] });

async function systemField() {
  const { rows } = await sql<{ id: number; version: number }>`
    SELECT id, version FROM champs WHERE systeme ORDER BY id LIMIT 1`.execute(atelier.world.db);
  const [field] = rows;
  if (field) return field;
  const made = await sql<{ id: number; version: number }>`
    INSERT INTO champs (libelle, code, systeme, nature) VALUES ('{"fr": "Nom"}', 'nom-bridge', true, 'texte')
    RETURNING id, version`.execute(atelier.world.db);
  return made.rows[0] ?? { id: 0, version: 0 };
}

describe('a field of Bridge', () => {
  it('keeps its meaning, and takes another label', async () => {
    const person = await superAdmin();
    const { id, version } = await systemField();
    for (const change of [{ code: 'autre' }, { nature: 'date' }, { multiple: true }, { cheminLei: 'X' }]) {
      const { status, body } = await person.call('PUT', `${PATH}/${id}`, { ...change, version });
      expect(status, JSON.stringify(change)).toBe(400);
      expect(body.errors?.[0]?.path).toBe(Object.keys(change)[0]);
    }
    const label = await person.call('PUT', `${PATH}/${id}`, { libelle: { fr: 'Intitulé' }, version });
    expect(label.status).toBe(200);
  });

  it('is not thrown away, and its copy is a field like any other', async () => {
    const person = await superAdmin();
    const { id } = await systemField();
    const { version } = (await person.call<AnyRecord>('GET', `${PATH}/${id}`)).body.data;
    expect((await person.call('DELETE', `${PATH}/${id}?version=${version}`)).status).toBe(400);
    const copy = await person.call<AnyRecord>('POST', `${PATH}/${id}/duplicate`, {});
    expect(copy.body.data).toMatchObject({ systeme: false, code: expect.stringContaining('copie') });
    expect((await person.call('DELETE', `${PATH}/${copy.body.data.id}?version=1`)).status).toBe(200);
  });
});

describe('a field that an instance adds', () => {
  it('is read in the records of the next import, changed or not', async () => {
    const person = await superAdmin();
    const fiche = lei(produit('4001', 'Auberge', { ETOILES_LOCALES: '4' }));
    const { admin, flux, runImport } = await atelier.rempli('Office inventif', 'lei', fiche);
    const values = { libelle: { fr: 'Étoiles' }, code: 'etoiles-locales', cheminLei: 'ETOILES_LOCALES' };
    const made = await person.call<AnyRecord>('POST', PATH, values);
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    expect(await runImport()).toMatchObject({ compteurs: { modifies: 1 } });
    const [objet] = await atelier.objets(admin, { fluxLei: [flux.id] });
    const { body } = await admin.call<FicheObjet>('GET', `${CATALOGUE}/${objet?.id}/fiche`);
    expect(body.data.document.champs).toEqual({ 'etoiles-locales': '4' });
    expect(await runImport()).toMatchObject({ compteurs: { inchanges: 1 } });
    await person.call('DELETE', `${PATH}/${made.body.data.id}?version=1`);
    await runImport();
    const after = await admin.call<FicheObjet>('GET', `${CATALOGUE}/${objet?.id}/fiche`);
    expect(after.body.data.document.champs).toEqual({});
  });

  it('keeps its code, and stays, while a rule, an order, a profile or a bloc names it', async () => {
    const person = await superAdmin();
    const made = await person.call<AnyRecord>('POST', PATH, { libelle: { fr: 'Ambiance' }, code: 'ambiance-nommee' });
    const { id, version } = made.body.data;
    const champ = 'champ:ambiance-nommee';
    const mesure = { genre: 'champ', code: 'ambiance-nommee' };
    const regles = { genre: 'groupe', lien: 'et', regles: [{ genre: 'texte', champ, op: 'rempli', valeurs: [] }] };
    const cles = [{ genre: 'nombre', mesure, sens: 'croissant', videsEnDernier: true }];
    const score = { libelle: 'Ambiance', condition: regles, points: 1, calcul: { mode: 'fixe' }, du: null, au: null };
    const composed = [{ source: { genre: 'composition', texte: { fr: `{${champ}}` } } }];
    const { db } = atelier.world;
    const insert = {
      selections: sql`INSERT INTO selections (nom, code, regles) VALUES ('S', 'nomme', ${JSON.stringify(regles)}::jsonb)`,
      tris: sql`INSERT INTO tris (nom, code, cles) VALUES ('T', 'nomme', ${JSON.stringify(cles)}::jsonb)`,
      profils_scoring: sql`INSERT INTO profils_scoring (nom, code, regles) VALUES ('P', 'nomme', ${JSON.stringify([score])}::jsonb)`,
      blocs: sql`INSERT INTO blocs (nom, code, lignes) VALUES ('B', 'nomme', ${JSON.stringify(composed)}::jsonb)`,
    };
    const words = {
      selections: 'sélection «\u00a0S\u00a0»',
      tris: 'tri «\u00a0T\u00a0»',
      profils_scoring: '«\u00a0P\u00a0»',
      blocs: 'bloc «\u00a0B\u00a0»',
    };
    for (const table of ['selections', 'tris', 'profils_scoring', 'blocs'] as const) {
      await insert[table].execute(db);
      const removed = await person.call('DELETE', `${PATH}/${id}?version=${version}`);
      expect(removed.status, table).toBe(400);
      expect(JSON.stringify(removed.body)).toContain(words[table]);
      expect((await person.call('PUT', `${PATH}/${id}`, { code: 'autre-code', version })).status, table).toBe(400);
      await sql`DELETE FROM ${sql.table(table)} WHERE code = 'nomme'`.execute(db);
    }
    expect((await person.call('DELETE', `${PATH}/${id}?version=${version}`)).status).toBe(200);
  });

  it('takes its new code in the mappings that fill it, which tell of it', async () => {
    const person = await superAdmin();
    const values = { libelle: { fr: 'Renommé' }, code: 'ancien-code' };
    const { id, version } = (await person.call<AnyRecord>('POST', PATH, values)).body.data;
    const lignes = JSON.stringify([
      { champ: 'A', cible: 'champ:ancien-code' },
      { champ: 'B', cible: 'nom' },
    ]);
    const { rows } = await sql<{ id: number }>`
      INSERT INTO correspondances (nom, lignes) VALUES ('M', ${lignes}::jsonb) RETURNING id`.execute(atelier.world.db);
    const mapping = rows[0]?.id ?? 0;
    expect((await person.call('PUT', `${PATH}/${id}`, { code: 'nouveau-code', version })).status).toBe(200);
    const after = await sql`SELECT version, lignes FROM correspondances WHERE id = ${mapping}`.execute(
      atelier.world.db,
    );
    expect(after.rows).toMatchObject([{ version: 2, lignes: [{ cible: 'champ:nouveau-code' }, { cible: 'nom' }] }]);
    expect(await atelier.journal('correspondance', mapping)).toEqual(['correspondance.modifier']);
  });

  it('has a code of its own', async () => {
    const person = await superAdmin();
    const values = { libelle: { fr: 'Un' }, code: 'unique' };
    await person.call('POST', PATH, values);
    expect((await person.call('POST', PATH, values)).status).toBe(400);
  });
});
