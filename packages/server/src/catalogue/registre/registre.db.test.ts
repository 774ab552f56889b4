import type { DocumentObjet, Langue } from '@bridge/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { create, insertDocumentes } from '../../publication/web/testing/site.ts';
import { useWorld } from '../../testing/use-world.ts';
import { removeText, saveText } from '../fiche.repository.ts';
import { lignesEcrites, lignesWhere, texteEnVigueur } from './lignes.repository.ts';
import { confirmText, noteMachine, noteRelecture } from './machine.repository.ts';
import { refreshObjets } from './registre.repository.ts';

const world = useWorld();
const PORTEE = { langues: ['en', 'de'], noms: false } as const;
let entite = 0;

beforeAll(async () => {
  await world().setParametres({ bridge_languages: ['fr', 'en', 'de'], activer_trad_deepl: true });
  entite = await world().createEntite('Office des langues');
});

async function objetDe(document: Partial<DocumentObjet>): Promise<number> {
  const [id = 0] = await insertDocumentes(world().db, [{ colonnes: { entite_id: entite }, document }]);
  await refresh(id);
  return id;
}
const refresh = (...ids: number[]) =>
  world()
    .db.transaction()
    .execute((tx) => refreshObjets(tx, ids, PORTEE, world().now));
async function becomes(id: number, document: Partial<DocumentObjet>): Promise<void> {
  await sql`UPDATE objet_documents SET document = document || ${JSON.stringify(document)}::jsonb WHERE objet_id = ${id}`.execute(
    world().db,
  );
  await refresh(id);
}
async function lines(id: number) {
  const { db } = world();
  const all = await lignesWhere(db, sql`ligne.ressource = 'objet' AND ligne.sujet = ${id}`, { most: 200 });
  return lignesEcrites(db, all);
}
async function line(id: number, champ: string, langue: Langue = 'en') {
  const found = (await lines(id)).find((one) => one.champ === champ && one.langue === langue);
  if (found === undefined) throw new Error(`no line ${champ} ${langue}`);
  return found;
}
async function told(id: number, champ = 'resume') {
  const found = await line(id, champ);
  return [found.etat, found.origine, texteEnVigueur(found)];
}
async function machine(id: number, texte: string, relecture: 'sans' | 'attendue') {
  const { id: ligne, francais } = await line(id, 'resume');
  const facture = { moteur: 'deepl', glossaire: null, configuration: null, relecture, at: world().now };
  await noteMachine(world().db, [{ ligne, texte, source: francais }], facture);
  await refresh(id);
}
async function person(id: number, valeur: string) {
  const texte = { objet: id, entite, champ: 'resume', langue: 'en', valeur, by: null, at: world().now } as const;
  await saveText(world().db, texte);
  await refresh(id);
}

describe('the line of a text', () => {
  it('is there for every text that has French, in every language of the instance; for a name, where it is translated', async () => {
    const id = await objetDe({
      nom: { fr: 'Le Lac', de: 'Der See' },
      resume: { fr: 'Au bord.' },
      description: { en: 'No French.' },
      medias: [{ cle: 'p1', genre: 'image', url: 'https://a.fr/1.jpg', legende: { fr: 'La plage' } }],
      textes: [{ sujet: { schema: 'x', code: 'y', libelle: {} }, corps: { fr: 'Bon plan' } }],
    });
    expect((await lines(id)).map(({ champ, langue, etat }) => [champ, langue, etat]).sort()).toEqual([
      ['legendes:p1', 'de', 'manquante'],
      ['legendes:p1', 'en', 'manquante'],
      ['nom', 'de', 'a_jour'],
      ['resume', 'de', 'manquante'],
      ['resume', 'en', 'manquante'],
      ['textes:x:y', 'de', 'manquante'],
      ['textes:x:y', 'en', 'manquante'],
    ]);
  });

  it('goes out of date when the French changes and the source does not translate it again', async () => {
    const id = await objetDe({ resume: { fr: 'Au bord du lac.', en: 'By the lake.' } });
    expect(await told(id)).toEqual(['a_jour', 'source', 'By the lake.']);
    await becomes(id, { resume: { fr: '<p>Au  bord du lac.</p>', en: 'By the lake.' } });
    expect(await told(id)).toEqual(['a_jour', 'source', 'By the lake.']);
    await becomes(id, { resume: { fr: 'Au bord de la rivière.', en: 'By the lake.' } });
    expect(await told(id)).toEqual(['perimee', 'source', 'By the lake.']);
    await becomes(id, { resume: { fr: 'Au bord de la rivière.', en: 'By the river.' } });
    expect(await told(id)).toEqual(['a_jour', 'source', 'By the river.']);
  });

  it('is a machine’s where the source says nothing, or says it of another French; never where a person wrote', async () => {
    const id = await objetDe({ resume: { fr: 'Au bord du lac.' } });
    await machine(id, 'On the lake.', 'sans');
    expect(await told(id)).toEqual(['a_jour', 'machine', 'On the lake.']);
    await becomes(id, { resume: { fr: 'Au bord du lac.', en: 'By the lake.' } });
    expect(await told(id)).toEqual(['a_jour', 'source', 'By the lake.']);
    await becomes(id, { resume: { fr: 'Sur la rive.', en: 'By the lake.' } });
    expect(await told(id)).toEqual(['perimee', 'source', 'By the lake.']);
    await machine(id, 'On the shore.', 'sans');
    expect(await told(id)).toEqual(['a_jour', 'machine', 'On the shore.']);
    await person(id, 'Right on the shore.');
    expect(await told(id)).toEqual(['a_jour', 'humain', 'Right on the shore.']);
    await becomes(id, { resume: { fr: 'Face au lac.' } });
    expect(await told(id)).toEqual(['perimee', 'humain', 'Right on the shore.']);
    await machine(id, 'Facing the lake.', 'sans');
    expect(await told(id)).toEqual(['perimee', 'humain', 'Right on the shore.']);
    await removeText(world().db, { objet: id, entite, champ: 'resume', langue: 'en' });
    await refresh(id);
    expect(await told(id)).toEqual(['a_jour', 'machine', 'Facing the lake.']);
  });

  it('waits for a review where one is asked for: refused, it is said, and forgotten with the French that it was made from', async () => {
    const id = await objetDe({ resume: { fr: 'Au bord du lac.' } });
    await machine(id, 'On the lake.', 'attendue');
    expect(await told(id)).toEqual(['a_relire', null, null]);
    const { id: ligne } = await line(id, 'resume');
    await noteRelecture(world().db, ligne, { relecture: 'refusee', by: null, at: world().now });
    await refresh(id);
    expect(await told(id)).toEqual(['refusee', null, null]);
    await becomes(id, { resume: { fr: 'Face au lac.' } });
    expect(await told(id)).toEqual(['manquante', null, null]);
    await machine(id, 'Facing the lake.', 'attendue');
    await noteRelecture(world().db, ligne, { relecture: 'acceptee', by: null, at: world().now });
    await refresh(id);
    expect(await told(id)).toEqual(['a_jour', 'machine', 'Facing the lake.']);
  });

  it('is said to be right still by a person', async () => {
    const id = await objetDe({ resume: { fr: 'Au bord du lac.' } });
    await person(id, 'By the lake.');
    await becomes(id, { resume: { fr: 'Au bord du lac' } });
    expect((await told(id))[0]).toBe('perimee');
    await confirmText(world().db, (await line(id, 'resume')).id, world().now);
    await refresh(id);
    expect(await told(id)).toEqual(['a_jour', 'humain', 'By the lake.']);
  });

  it('is of the French that the entity wrote, where it did', async () => {
    const id = await objetDe({ resume: { fr: 'Au bord du lac.', en: 'By the lake.' } });
    const texte = { objet: id, entite, champ: 'resume', langue: 'fr', by: null, at: world().now } as const;
    await saveText(world().db, { ...texte, valeur: 'Les pieds dans l’eau.' });
    await refresh(id);
    expect(await line(id, 'resume')).toMatchObject({ etat: 'perimee', francais: 'Les pieds dans l’eau.' });
  });
});

it('records of the product have lines too, by what people save', async () => {
  const admin = await world().person({ roles: ['ROLE_ADMIN'], entiteId: entite });
  const state = async (id: number) =>
    (
      await lignesWhere(world().db, sql`ligne.ressource = 'tag' AND ligne.sujet = ${id} AND langue = 'en'`, { most: 9 })
    ).map(({ champ, etat, origine }) => [champ, etat, origine]);
  const { id, version } = await create(admin, '/reglages/tags', { libelle: { fr: 'Vélo' }, code: 'velo' });
  expect(await state(id)).toEqual([['libelle', 'manquante', null]]);
  const change = (libelle: object, from: unknown) =>
    admin.call<{ version: number }>('PUT', `/api/reglages/tags/${id}`, { libelle, version: from });
  const translated = await change({ fr: 'Vélo', en: 'Bike' }, version);
  expect(await state(id)).toEqual([['libelle', 'a_jour', 'humain']]);
  await change({ fr: 'À vélo', en: 'Bike' }, translated.body.data.version);
  expect(await state(id)).toEqual([['libelle', 'perimee', 'humain']]);
});
