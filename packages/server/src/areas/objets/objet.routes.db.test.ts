import type { AnyRecord, HistoryEntry } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { CATALOGUE, FLUX, lei, produit, useAtelier } from '../../testing/atelier.ts';
import type { Person } from '../../testing/world.ts';
import { nextId } from '../importations/testing/importations.ts';
import { objetOf, readFiche, writeTexte } from './testing/objets.ts';

const atelier = useAtelier();

describe('the sheet of an objet', () => {
  it('tells what the source said, as it said it, and what became of it', async () => {
    const { admin, objet, identifiant, flux, premier } = await objetOf(atelier, 'Office lecteur');
    const { body } = await readFiche(admin, objet.id);
    expect(body.data).toMatchObject({
      objet: { id: objet.id, nom: 'Auberge du Lac' },
      document: { nom: { fr: 'Auberge du Lac' } },
      format: 'xml',
      identites: [{ systeme: 'lei', identifiant, role: 'actuelle' }],
      historique: [{ importation: premier.id, action: 'cree', annulee: false }],
      textesLocaux: [],
    });
    expect(body.data.brut).toContain('<NOM>Auberge du Lac</NOM>');
    expect(body.data.names.fluxLei?.[String(flux.id)]).toBe('Flux d’essai');
  });

  it('does not exist for another entity, unless its feed is shared', async () => {
    const own = await objetOf(atelier, 'Office secret');
    const shared = await objetOf(atelier, 'Office partageur', { partage: 'toutes' });
    const { admin } = await atelier.office('Office curieux');
    expect((await readFiche(admin, own.objet.id)).status).toBe(404);
    const path = `${CATALOGUE}/${own.objet.id}/changements/${own.premier.id}`;
    expect((await admin.call('GET', path)).status).toBe(404);
    expect((await writeTexte(admin, own.objet.id, { champ: 'nom', langue: 'fr', valeur: 'x' })).status).toBe(404);
    expect((await readFiche(admin, shared.objet.id)).status).toBe(200);
  });

  it('keeps from who reads it elsewhere its raw record, what is between professionals, and its notes', async () => {
    const people = { ADRPROD_TEL: '01 00 00 00 00', ADRPREST_TEL: '06 00 00 00 00', PREST_NOM_RESP: 'MARTIN' };
    const { admin, objet, change, runImport, fiche } = await objetOf(atelier, 'Office prêteur', { partage: 'toutes' });
    await change(fiche(people));
    const run = await runImport();
    const own = (await readFiche(admin, objet.id)).body.data;
    const put = { notesInternes: 'Code du portail', version: own.objet.version };
    expect((await admin.call('PUT', `${CATALOGUE}/${objet.id}`, put)).status).toBe(200);
    expect(JSON.stringify(own.document.contacts)).toContain('06 00 00 00 00');
    const other = await atelier.office('Office emprunteur');
    const seen = (await readFiche(other.admin, objet.id)).body.data;
    expect(seen).toMatchObject({ brut: null, avertissements: [], objet: { nom: 'Auberge du Lac', notesInternes: '' } });
    expect(seen.document.contacts).toMatchObject([{ valeur: '01 00 00 00 00', role: 'public' }]);
    const path = `${CATALOGUE}/${objet.id}/changements/${run.id}`;
    expect(JSON.stringify((await admin.call('GET', path)).body)).toContain('06 00 00 00 00');
    const refused = await other.admin.call('GET', path);
    expect(refused.status).toBe(403);
    for (const secret of ['06 00 00 00 00', 'MARTIN', 'Code du portail'])
      expect(JSON.stringify([seen, refused.body])).not.toContain(secret);
  });

  it('tells nobody else which imports made it, nor what it was before it was shared', async () => {
    const { admin, objet, flux, change, runImport, fiche } = await objetOf(atelier, 'Office discret');
    await change(fiche({ NOM: 'Nom de travail' }));
    await runImport();
    await change(fiche({ NOM: 'Auberge du Lac' }));
    const run = await runImport();
    const path = `${FLUX.lei}/${flux.id}`;
    const { version } = (await admin.call<AnyRecord>('GET', path)).body.data;
    expect((await admin.call('PUT', path, { partage: 'toutes', version })).status).toBe(200);
    const other = await atelier.office('Office d’après');
    const seen = (await readFiche(other.admin, objet.id)).body.data;
    expect(seen).toMatchObject({ objet: { nom: 'Auberge du Lac' }, historique: [] });
    const changes = await other.admin.call('GET', `${CATALOGUE}/${objet.id}/changements/${run.id}`);
    expect(changes.status).toBe(403);
    expect(JSON.stringify([seen, changes.body])).not.toContain('Nom de travail');
    expect((await readFiche(admin, objet.id)).body.data.historique.length).toBeGreaterThan(1);
  });

  it('tells its notes to nobody else, whichever way they ask', async () => {
    const { admin, objet } = await objetOf(atelier, 'Office noteur', { partage: 'toutes' });
    const other = await atelier.office('Office indiscret');
    const put = { notesInternes: 'Clé sous le pot', version: objet.version };
    expect((await admin.call('PUT', `${CATALOGUE}/${objet.id}`, put)).status).toBe(200);
    const filter = encodeURIComponent(JSON.stringify({ id: [objet.id] }));
    const answers = async (person: Person) => {
      const history = await person.call<{ items: HistoryEntry[] }>('GET', `${CATALOGUE}/${objet.id}/history`);
      expect(history.body.data.items.length).toBeGreaterThan(0);
      const exported = await atelier.world.app.inject({
        url: `/prod-api${CATALOGUE}/export?format=csv&filter=${filter}&fields=nom,notesInternes`,
        headers: { authorization: `Bearer ${person.tokens.token}` },
      });
      expect(exported.body).toContain('Auberge du Lac');
      return {
        get: JSON.stringify((await person.call('GET', `${CATALOGUE}/${objet.id}`)).body),
        list: JSON.stringify((await person.call('GET', `${CATALOGUE}?filter=${filter}&fields=notesInternes`)).body),
        export: exported.body,
        history: JSON.stringify(history.body),
      };
    };
    for (const [way, text] of Object.entries(await answers(admin))) expect(text, way).toContain('Clé sous le pot');
    for (const [way, text] of Object.entries(await answers(other.admin)))
      expect(text, way).not.toContain('Clé sous le pot');
  });

  it('tells two colleagues who note at once that they do', async () => {
    const { admin, objet } = await objetOf(atelier, 'Office bavard');
    const put = (notesInternes: string) =>
      admin.call('PUT', `${CATALOGUE}/${objet.id}`, { notesInternes, version: objet.version });
    expect((await put('Première')).status).toBe(200);
    expect((await put('Seconde')).body.data).toMatchObject({
      current: { notesInternes: 'Première' },
      base: { notesInternes: '' },
    });
  });

  it('shows elsewhere the added fields that are public, until they are thrown away or renamed', async () => {
    const superAdmin = await atelier.world.person({ roles: ['ROLE_SUPER_ADMIN'] });
    const fields = '/api/superadmin/datafields';
    const add = async (code: string, confidentialite: string) => {
      const values = { libelle: { fr: code }, code, cheminLei: code.toUpperCase(), confidentialite };
      const { status, body } = await superAdmin.call<AnyRecord>('POST', fields, values);
      expect(status, JSON.stringify(body)).toBe(200);
      return body.data.id;
    };
    const ids = [await add('libre', 'public'), await add('cache', 'interne'), await add('jete', 'public')];
    const renamed = await add('renomme', 'interne');
    const id = String(nextId());
    const columns = { LIBRE: 'a', CACHE: 'b', JETE: 'c', RENOMME: 'd' };
    const shared = { partage: 'toutes' };
    const feed = await atelier.rempli('Office à champs', 'lei', lei(produit(id, 'Auberge', columns)), shared);
    const [objet] = await atelier.objets(feed.admin, { fluxLei: [feed.flux.id] });
    await superAdmin.call('DELETE', `${fields}/${ids[2]}?version=1`);
    await superAdmin.call('PUT', `${fields}/${renamed}`, { code: 'autrement', version: 1 });
    const other = await atelier.office('Office à côté');
    expect((await readFiche(feed.admin, objet?.id ?? 0)).body.data.document.champs).toMatchObject({
      cache: 'b',
      renomme: 'd',
    });
    expect((await readFiche(other.admin, objet?.id ?? 0)).body.data.document.champs).toEqual({ libre: 'a' });
  });

  it('tells what its numbers are counted in', async () => {
    const superAdmin = await atelier.world.person({ roles: ['ROLE_SUPER_ADMIN'] });
    const values = { libelle: { fr: 'Surface' }, code: 'surface', cheminLei: 'SURFACE', unite: 'm²' };
    expect((await superAdmin.call('POST', '/api/superadmin/datafields', values)).status).toBe(200);
    const columns = { SURFACE: '120', CRITERES: '<Crit CLEF_CRITERE="91001" CLEF_MODA="91002"/>' };
    const feed = await atelier.rempli('Office mesuré', 'lei', lei(produit(String(nextId()), 'Auberge', columns)));
    const [objet] = await atelier.objets(feed.admin, { fluxLei: [feed.flux.id] });
    await sql`UPDATE criteres SET unite = 'km' WHERE code = '91001'`.execute(atelier.world.db);
    expect((await readFiche(feed.admin, objet?.id ?? 0)).body.data.unites).toEqual({
      criteres: { 'lei:essai 91001': 'km' },
      champs: { surface: 'm²' },
    });
  });

  it('tells the words of the vocabulary where the source gave codes alone; a code that is its own word has none', async () => {
    const columns = {
      CRITERES: '<Crit CLEF_CRITERE="91101" CLEF_MODA="91102"/><Crit CLEF_CRITERE="91103" CLEF_MODA="91104"/>',
    };
    const feed = await atelier.rempli('Office en mots', 'lei', lei(produit(String(nextId()), 'Auberge', columns)));
    const [objet] = await atelier.objets(feed.admin, { fluxLei: [feed.flux.id] });
    const { db } = atelier.world;
    await sql`UPDATE criteres SET libelle = '{"fr":"Services"}' WHERE code = '91101'`.execute(db);
    await sql`UPDATE modalites SET libelle = '{"fr":"Wifi"}', libelle_local = '{"fr":"Wifi gratuit"}' WHERE code = '91102'`.execute(
      db,
    );
    const { criteres } = (await readFiche(feed.admin, objet?.id ?? 0)).body.data.document;
    const told = criteres.map(({ critere, modalite }) => [critere.libelle, modalite?.libelle]);
    expect(told).toContainEqual([{ fr: 'Services' }, { fr: 'Wifi gratuit' }]);
    expect(told).toContainEqual([{}, {}]);
  });

  it('tells what each import changed', async () => {
    const { admin, objet, change, runImport, fiche } = await objetOf(atelier, 'Office suivi');
    await change(fiche({ NOM: 'Auberge des Cimes' }));
    const run = await runImport();
    const { body } = await admin.call('GET', `${CATALOGUE}/${objet.id}/changements/${run.id}`);
    expect(body.data).toMatchObject({
      differences: [{ chemin: 'nom.fr', avant: 'Auberge du Lac', apres: 'Auberge des Cimes' }],
    });
  });
});

describe('the map', () => {
  const points = async (person: Person, query: Record<string, string>) =>
    (
      await person.call<{ points: { nom: string }[]; total: number; sansPosition: number }>(
        'GET',
        `${CATALOGUE}/points?${new URLSearchParams(query)}`,
      )
    ).body.data;

  it('shows the same objets as the list, and counts those that have no place', async () => {
    const at = { LATITUDE: '48.5', LONGITUDE: '7.5' };
    const { admin, flux } = await atelier.rempli(
      'Office placé',
      'lei',
      lei(
        produit(String(nextId()), 'Auberge du Nord', at),
        produit(String(nextId()), 'Auberge du Sud', at),
        produit(String(nextId()), 'Auberge nulle part'),
      ),
    );
    await objetOf(atelier, 'Office ailleurs');
    const filter = JSON.stringify({ fluxLei: [flux.id] });
    expect(await points(admin, { filter })).toMatchObject({
      // The points of a map have no order.
      points: expect.arrayContaining([
        expect.objectContaining({ nom: 'Auberge du Nord', lat: 48.5, lon: 7.5 }),
        expect.objectContaining({ nom: 'Auberge du Sud' }),
      ]),
      total: 3,
      sansPosition: 1,
    });
    expect(await points(admin, { q: 'SUD' })).toMatchObject({ points: [{ nom: 'Auberge du Sud' }], total: 1 });
    expect(await points(admin, { filter: JSON.stringify({ statut: ['absent'] }) })).toMatchObject({ total: 0 });
    expect((await admin.call('GET', `${CATALOGUE}/points?filter={"secret":1}`)).status).toBe(400);
  });
});

describe('an objet is changed by its source alone', () => {
  it('but for its tags and its notes', async () => {
    const { admin, objet } = await objetOf(atelier, 'Office annotateur');
    const put = (body: object) => admin.call<AnyRecord>('PUT', `${CATALOGUE}/${objet.id}`, body);
    expect((await put({ nom: 'Piraté', version: objet.version })).status).toBe(400);
    expect((await put({ latitude: 1, version: objet.version })).status).toBe(400);
    expect((await put({ partage: 'toutes', version: objet.version })).status).toBe(400);
    expect((await put({ entiteId: null, version: objet.version })).status).toBeGreaterThanOrEqual(400);
    const changed = await put({ notesInternes: 'À rappeler', version: objet.version });
    expect(changed).toMatchObject({
      status: 200,
      body: { data: { notesInternes: 'À rappeler', nom: 'Auberge du Lac' } },
    });
    expect((await admin.call('POST', CATALOGUE, { nom: 'Neuf' })).status).toBe(404);
    expect((await admin.call('DELETE', `${CATALOGUE}/${objet.id}?version=2`)).status).toBe(404);
  });

  it('and is not found by its notes, which are nobody else’s to search', async () => {
    const { admin, objet } = await objetOf(atelier, 'Office discret');
    await admin.call('PUT', `${CATALOGUE}/${objet.id}`, { notesInternes: 'Portillon', version: objet.version });
    const found = await admin.call<{ total: number }>('GET', `${CATALOGUE}?q=portillon`);
    expect(found.body.data.total).toBe(0);
  });

  it('and notes stay through its imports', async () => {
    const { admin, objet, change, runImport, fiche } = await objetOf(atelier, 'Office fidèle');
    await admin.call('PUT', `${CATALOGUE}/${objet.id}`, { notesInternes: 'À rappeler', version: objet.version });
    await change(fiche({ NOM: 'Auberge changée' }));
    await runImport();
    const { body } = await admin.call('GET', `${CATALOGUE}/${objet.id}`);
    expect(body.data).toMatchObject({ nom: 'Auberge changée', notesInternes: 'À rappeler' });
  });
});
