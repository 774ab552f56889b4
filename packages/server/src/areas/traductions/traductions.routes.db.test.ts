import type { EndpointAnswer, getCouverture, RetourDeFichier, Segment } from '@bridge/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { noteMachine } from '../../catalogue/registre/machine.repository.ts';
import { porteeDuRegistre } from '../../catalogue/registre/portee.repository.ts';
import { refreshObjets } from '../../catalogue/registre/registre.repository.ts';
import { create, insertDocumentes } from '../../publication/web/testing/site.ts';
import { useWorld } from '../../testing/use-world.ts';
import type { Person } from '../../testing/world.ts';

const world = useWorld();
const PATH = '/api/reglages/traductions';
let serial = 0;
beforeAll(() => world().setParametres({ bridge_languages: ['fr', 'en'], activer_trad_deepl: true }));

async function office() {
  serial += 1;
  const entite = await world().createEntite(`Office relu ${serial}`);
  const admin = await world().person({ roles: ['ROLE_ADMIN'], entiteId: entite });
  const objets = async (...resumes: { fr: string; en?: string }[]) => {
    const ids = await insertDocumentes(
      world().db,
      resumes.map((resume) => ({ colonnes: { entite_id: entite }, document: { resume } })),
    );
    await refresh(ids);
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM traductions WHERE ressource = 'objet' AND sujet = ANY(${[...ids]}::bigint[]) ORDER BY sujet`.execute(
      world().db,
    );
    return rows.map(({ id }) => id);
  };
  return { entite, admin, objets };
}
const refresh = (ids: readonly number[]) =>
  world()
    .db.transaction()
    .execute(async (tx) => refreshObjets(tx, ids, await porteeDuRegistre(tx), world().now));

async function machine(ligne: number, texte: string, source: string): Promise<void> {
  const facts = {
    moteur: 'DeepL',
    glossaire: null,
    configuration: null,
    relecture: 'attendue',
    at: world().now,
  } as const;
  await refresh(await noteMachine(world().db, [{ ligne, texte, source }], facts));
}
const segment = (person: Person, id: number) => person.call<Segment>('GET', `${PATH}/${id}/segment`);
const decide = (person: Person, id: number, body: object) =>
  person.call<Segment>('POST', `${PATH}/${id}/decision`, body);

describe('somebody who works on translations', () => {
  it('sees how much is translated, of their own entities alone', async () => {
    const [mine, theirs] = [await office(), await office()];
    await theirs.objets({ fr: 'Ailleurs' });
    await mine.objets({ fr: 'Un', en: 'One' }, { fr: 'Deux' });
    const { body } = await mine.admin.call<EndpointAnswer<typeof getCouverture>>('GET', `${PATH}/couverture`);
    expect(body.data.langue).toEqual([{ cle: 'en', a_jour: 1, perimee: 0, manquante: 1, a_relire: 0, refusee: 0 }]);
    expect(body.data.genre).toMatchObject([{ cle: 'resume' }]);
  });

  it('accepts or refuses what a machine proposes, and is led to the next', async () => {
    const { admin, objets } = await office();
    const [one = 0, other = 0] = await objets({ fr: 'Un' }, { fr: 'Deux' });
    await machine(one, 'One', 'Un');
    await machine(other, 'Too', 'Deux');
    const { body } = await segment(admin, one);
    expect(body.data).toMatchObject({
      francais: 'Un',
      texte: null,
      proposition: { texte: 'One', moteur: 'DeepL' },
      suivante: other,
    });
    expect((await decide(admin, one, { geste: 'accepter' })).body.data).toMatchObject({
      texte: 'One',
      ligne: { etat: 'a_jour', origine: 'machine' },
    });
    const refused = await decide(admin, other, { geste: 'refuser' });
    expect(refused.body.data).toMatchObject({ ligne: { etat: 'refusee' }, suivante: null });
    expect((await decide(admin, one, { geste: 'ecrire', texte: 'Number one' })).body.data).toMatchObject({
      texte: 'Number one',
      ligne: { origine: 'humain' },
    });
  });

  it('has nothing to accept where no machine proposed anything for the French of today', async () => {
    const { admin, objets } = await office();
    const [ligne = 0] = await objets({ fr: 'Un' });
    await machine(ligne, 'Zero', 'Zéro');
    expect((await decide(admin, ligne, { geste: 'accepter' })).status).toBe(400);
  });

  it('accepts several at once; what cannot be is left, and said', async () => {
    const [mine, theirs] = [await office(), await office()];
    const [one = 0, other = 0, none = 0] = await mine.objets({ fr: 'Un' }, { fr: 'Deux' }, { fr: 'Trois' });
    const [foreign = 0] = await theirs.objets({ fr: 'Ailleurs' });
    await machine(one, 'One', 'Un');
    await machine(other, 'Two', 'Deux');
    const { body } = await mine.admin.call<{ nombre: number; refus: { id: number; motif: string }[] }>(
      'POST',
      `${PATH}/decisions`,
      { ids: [one, other, none, foreign], geste: 'accepter' },
    );
    expect(body.data.nombre).toBe(2);
    expect(body.data.refus.map(({ id }) => id)).toEqual([none, foreign]);
    expect(body.data.refus[0]?.motif).toMatch(/Aucune machine/);
    for (const ligne of [one, other])
      expect((await segment(mine.admin, ligne)).body.data.ligne).toMatchObject({ etat: 'a_jour', origine: 'machine' });
  });

  it('neither reads nor writes what is another entity’s', async () => {
    const [mine, theirs] = [await office(), await office()];
    const [ligne = 0] = await theirs.objets({ fr: 'Ailleurs' });
    expect((await segment(mine.admin, ligne)).status).toBe(404);
    expect((await decide(mine.admin, ligne, { geste: 'ecrire', texte: 'Mine' })).status).toBe(404);
    const asked = await mine.admin.call<{ nombre: number }>('POST', `${PATH}/assignation`, { ids: [ligne], a: null });
    expect(asked.body.data).toEqual({ nombre: 0 });
  });

  it('spends nothing of an engine that another entity shows them, nor learns what it spent', async () => {
    const [mine, theirs] = [await office(), await office()];
    const [ligne = 0] = await mine.objets({ fr: 'Un' });
    const { id } = await create(theirs.admin, '/reglages/deeplTranslationConfig', {
      ...{ nom: 'Leur moteur', fournisseur: 'deepl-free', cle: 'leur-cle', actif: true, partage: 'toutes' },
      ...{ languesCibles: ['en'], champs: ['resume'] },
    });
    const config = `/api/reglages/deeplTranslationConfig/${id}`;
    expect((await mine.admin.call('GET', config)).status).toBe(200);
    expect((await segment(mine.admin, ligne)).body.data.moteurs).toEqual([]);
    const asked = await mine.admin.call('POST', `${PATH}/${ligne}/proposition`, { configuration: id });
    expect(asked.status).toBe(403);
    expect((await mine.admin.call('GET', `${config}/consommation`)).status).toBe(403);
    expect((await theirs.admin.call('GET', `${config}/consommation`)).status).toBe(200);
  });

  it('puts the translation of a record into the record, with a version of it', async () => {
    const { admin, entite } = await office();
    const { id, version } = await create(admin, '/reglages/tags', {
      libelle: { fr: 'Plage' },
      code: `plage-${entite}`,
    });
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM traductions WHERE ressource = 'tag' AND sujet = ${id}`.execute(world().db);
    await decide(admin, rows[0]?.id ?? 0, { geste: 'ecrire', texte: 'Beach' });
    const { body } = await admin.call<{ libelle: object; version: number }>('GET', `/api/reglages/tags/${id}`);
    expect(body.data).toMatchObject({ libelle: { fr: 'Plage', en: 'Beach' }, version: Number(version) + 1 });
  });
});

describe('a file for a translator', () => {
  it('leaves, comes back, and says what it leaves aside', async () => {
    const [mine, theirs] = [await office(), await office()];
    const [one = 0, other = 0] = await mine.objets({ fr: 'Un' }, { fr: '<b>Deux</b>' });
    const [foreign = 0] = await theirs.objets({ fr: 'Ailleurs' });
    const back = (contenu: string, dryRun: boolean) =>
      mine.admin.call<RetourDeFichier>('POST', `${PATH}/fichier`, { format: 'csv', contenu, dryRun });
    const lines = [
      'Ligne;Langue;De;Texte;Français;Traduction',
      `${one};en;x;y;Un;One`,
      `${other};en;x;y;<b>Deux</b>;Two`,
      `${foreign};en;x;y;Ailleurs;Elsewhere`,
      `${one};en;x;y;Une autre;One`,
    ].join('\n');
    const tried = await back(lines, true);
    expect(tried.body.data).toMatchObject({ ecrites: 1, inchangees: 0 });
    expect(tried.body.data.refus.map(({ motif }) => motif)).toEqual([
      expect.stringMatching(/balises/),
      expect.stringMatching(/pas à vous/),
      expect.stringMatching(/français a changé/),
    ]);
    expect((await segment(mine.admin, one)).body.data.texte).toBeNull();
    await back(lines, false);
    expect((await segment(mine.admin, one)).body.data).toMatchObject({ texte: 'One', ligne: { origine: 'humain' } });
    expect((await back('<!DOCTYPE x>', false)).status).toBe(400);
  });
});
