import type { FicheObjet } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { CATALOGUE, useAtelier } from '../../testing/atelier.ts';
import type { Person } from '../../testing/world.ts';
import { objetOf, readFiche, writeTexte } from './testing/objets.ts';

const atelier = useAtelier();
const texts = async (person: Person, id: number) => (await readFiche(person, id)).body.data.textesLocaux;

describe('a text that an entity words itself', () => {
  const resume = { champ: 'nom', langue: 'fr' } as const;

  it('survives the imports, and is told out of date once the source changes its own', async () => {
    const { admin, objet, change, runImport, fiche } = await objetOf(atelier, 'Office rédacteur');
    const written = await writeTexte(admin, objet.id, { ...resume, valeur: 'Notre auberge' });
    expect(written.body.data.textesLocaux).toMatchObject([
      { valeur: 'Notre auberge', perime: false, origine: 'humain' },
    ]);
    await change(fiche({ ADRPROD_COMMUNE: 'Ambreville' }));
    await runImport();
    expect(await texts(admin, objet.id)).toMatchObject([{ valeur: 'Notre auberge', perime: false }]);
    await change(fiche({ NOM: 'Auberge des Cimes' }));
    await runImport();
    expect(await texts(admin, objet.id)).toMatchObject([{ valeur: 'Notre auberge', perime: true }]);
    await writeTexte(admin, objet.id, { ...resume, valeur: 'Notre auberge des cimes' });
    expect(await texts(admin, objet.id)).toMatchObject([{ valeur: 'Notre auberge des cimes', perime: false }]);
  });

  it('gives its place back to the source', async () => {
    const { admin, objet } = await objetOf(atelier, 'Office hésitant');
    await writeTexte(admin, objet.id, { ...resume, valeur: 'Notre auberge' });
    await writeTexte(admin, objet.id, { champ: 'nom', langue: 'en', valeur: 'Our inn' });
    const { body } = await writeTexte(admin, objet.id, { ...resume, valeur: null });
    expect(body.data.textesLocaux).toMatchObject([{ langue: 'en' }]);
    expect((await readFiche(admin, objet.id)).body.data.document.nom.fr).toBe('Auberge du Lac');
    expect(await atelier.journal('objet', objet.id)).toEqual([
      'objet.ecrire-texte',
      'objet.ecrire-texte',
      'objet.rendre-texte',
    ]);
  });

  it('is told to the pages that show it; one that was not there to take away, to nobody', async () => {
    const { admin, objet } = await objetOf(atelier, 'Office discret');
    const noted = async () =>
      (await sql`SELECT 1 FROM changements_publics WHERE ${`objet:${objet.id}`} = ANY (cles)`.execute(atelier.world.db))
        .rows.length;
    const before = await noted();
    expect((await writeTexte(admin, objet.id, { ...resume, valeur: null })).status).toBe(200);
    expect([await noted(), await atelier.journal('objet', objet.id)]).toEqual([before, []]);
    await writeTexte(admin, objet.id, { ...resume, valeur: 'Notre auberge' });
    expect(await noted()).toBe(before + 1);
  });

  it('is its own: another entity that sees the objet words its own', async () => {
    const { admin, objet } = await objetOf(atelier, 'Office source', { partage: 'toutes' });
    const other = await atelier.office('Office lecteur');
    await writeTexte(admin, objet.id, { ...resume, valeur: 'Chez nous' });
    await writeTexte(other.admin, objet.id, { ...resume, valeur: 'Chez eux' });
    expect(await texts(admin, objet.id)).toMatchObject([{ valeur: 'Chez nous' }]);
    expect(await texts(other.admin, objet.id)).toMatchObject([{ valeur: 'Chez eux' }]);
  });

  it('is neither read nor written in the name of its entity by a person of none, who sees the objet because it is shared', async () => {
    const { admin, objet } = await objetOf(atelier, 'Office généreux', { partage: 'toutes' });
    await writeTexte(admin, objet.id, { ...resume, valeur: 'Notre auberge' });
    const stranger = await atelier.world.person({ roles: ['ROLE_ADMIN'] });
    expect(await texts(stranger, objet.id)).toEqual([]);
    for (const valeur of ['Détournée', null])
      expect((await writeTexte(stranger, objet.id, { ...resume, valeur })).status).toBe(403);
    expect(await texts(admin, objet.id)).toMatchObject([{ valeur: 'Notre auberge' }]);
  });

  it('is refused empty and in an unknown field; of a person of no entity, it is the one of the objet', async () => {
    const { admin, objet } = await objetOf(atelier, 'Office strict');
    expect((await writeTexte(admin, objet.id, { ...resume, valeur: '  ' })).status).toBe(400);
    expect((await writeTexte(admin, objet.id, { champ: 'photo', langue: 'fr', valeur: 'x' })).status).toBe(400);
    const superAdmin = await atelier.world.person({ roles: ['ROLE_SUPER_ADMIN'] });
    expect((await writeTexte(superAdmin, objet.id, { ...resume, valeur: 'x' })).status).toBe(200);
    const seen = await admin.call<FicheObjet>('GET', `${CATALOGUE}/${objet.id}/fiche`);
    expect(seen.body.data.textesLocaux).toMatchObject([{ champ: resume.champ, valeur: 'x' }]);
  });
});

it('a name longer than people may type comes in; its fiche opens, is found, noted and reworded', async () => {
  const { admin, objet, change, runImport, fiche } = await objetOf(atelier, 'Office prolixe');
  const nom = `Auberge ${'très '.repeat(50)}longue`;
  await change(fiche({ NOM: nom }));
  await runImport();
  const { status, body } = await readFiche(admin, objet.id);
  expect([status, body.data.document.nom.fr]).toEqual([200, nom]);
  const path = `${CATALOGUE}/${objet.id}`;
  const { version } = body.data.objet;
  expect((await admin.call('PUT', path, { notesInternes: 'À raccourcir', version })).status).toBe(200);
  expect((await admin.call('GET', path)).status).toBe(200);
  const filter = encodeURIComponent(JSON.stringify({ id: [objet.id] }));
  expect((await admin.call('GET', `${CATALOGUE}?filter=${filter}`)).status).toBe(200);
  expect((await writeTexte(admin, objet.id, { champ: 'nom', langue: 'fr', valeur: 'Auberge' })).status).toBe(200);
});
