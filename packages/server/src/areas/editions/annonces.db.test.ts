import {
  type AnyRecord,
  type apercuEnContexte,
  type EndpointAnswer,
  nouvelleCreation,
  SANS_ANNONCE,
} from '@bridge/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { create } from '../../publication/web/testing/site.ts';
import { useWorld } from '../../testing/use-world.ts';
import type { World } from '../../testing/world.ts';
import { nouveau, type Office, officeDEdition } from './testing/office.ts';

const world = useWorld();

const ESPACE = 'Cet espace n’est pas du canal Édition\u00a0: ses annonces ne s’impriment pas. Choisissez-en un autre.';
const ANNONCE =
  'Cette annonce n’a pas de format du canal Édition\u00a0: elle ne s’imprime pas. Choisissez-en une autre.';

beforeEach(() => world().setParametres({ enable_module_ads: true }));

describe('the announcements that an edition names', () => {
  it('stand in spaces of editions alone, whole pages and between fiches alike', async () => {
    const office = await officeDEdition(world());
    const { web, print } = await formats(world(), office);
    const [surLeWeb, imprime] = [await espace(office, 'web', web), await espace(office, 'print', print)];
    const page = (id: number) => ({ genre: 'annonce', espace: { ref: 'espace', id }, annonce: null });
    expect(await refus(office, modele([page(imprime.id), page(surLeWeb.id)]))).toEqual([
      { path: 'plan.1.espace', message: ESPACE },
    ]);
    expect(await refus(office, modele([page(imprime.id)]))).toEqual([]);
    const rubrique = (id: number) =>
      office.admin.call('POST', '/api/editions/modeleRubriqueDynamiques', {
        ...office.nouvelle(),
        annonces: { ...SANS_ANNONCE, espace: { ref: 'espace', id }, chaque: 8 },
      });
    expect((await rubrique(surLeWeb.id)).body.errors).toEqual([{ path: 'annonces.espace', message: ESPACE }]);
    expect((await rubrique(imprime.id)).status).toBe(200);
  });

  it('are of a format that is printed, sold or added', async () => {
    const office = await officeDEdition(world());
    const { web, print } = await formats(world(), office);
    const page = (id: number) => modele([{ genre: 'annonce', espace: null, annonce: { ref: 'annonce', id } }]);
    const onWeb = await annonce(office, web, [web]);
    expect(await refus(office, page(onWeb.id))).toEqual([{ path: 'plan.0.annonce', message: ANNONCE }]);
    expect(await refus(office, page((await annonce(office, print, [print])).id))).toEqual([]);
    expect(await refus(office, page((await annonce(office, web, [web, print])).id))).toEqual([]);
  });

  it('are seen on the page that will print them before anybody said yes, and on none otherwise', async () => {
    const office = await officeDEdition(world());
    const { print } = await formats(world(), office);
    const imprime = await espace(office, 'print', print);
    const draft = await annonce(office, print, [print]);
    const look = await looking(office, imprime);
    const page = { genre: 'annonce', espace: { ref: 'espace', id: imprime.id }, annonce: null };
    // However many other models print it.
    await sql`
      INSERT INTO modeles_edition (nom, code, gabarit, entite_id, plan)
      SELECT 'Ailleurs', 'ailleurs-' || n, (SELECT min(id) FROM gabarits_edition), ${await world().createEntite('Ailleurs')},
        ${JSON.stringify([page])}::jsonb FROM generate_series(1, 20) AS n`.execute(world().db);
    expect(await look(`&annonce=${draft.id}`)).toMatchObject({
      image: null,
      remarques: [expect.stringContaining('Aucun modèle')],
    });
    expect(await refus(office, modele([page]))).toEqual([]);
    expect((await look(`&annonce=${draft.id}`)).image).toMatch(/^data:image\//);
    expect(await look('')).toMatchObject({ image: null, remarques: [expect.stringContaining('Rien de cet espace')] });
  });

  it('are seen between fiches that are fewer than they ask for, and not where the gabarit is wrong, which is told', async () => {
    const office = await officeDEdition(world());
    await office.objets({ colonnes: { nom: 'Auberge' } }, { colonnes: { nom: 'Table' } });
    const { print } = await formats(world(), office);
    const imprime = await espace(office, 'print', print);
    const draft = await annonce(office, print, [print]);
    const look = await looking(office, imprime);
    const { id } = await office.rubrique({
      nom: 'Manger',
      annonces: { ...SANS_ANNONCE, espace: { ref: 'espace', id: imprime.id }, chaque: 50 },
    });
    const chapitre = { genre: 'rubrique', rubrique: { ref: 'rubriqueDynamique', id }, titre: {}, saut: 'page' };
    expect(await refus(office, modele([{ ...chapitre, selection: null, tri: null, couleur: null }]))).toEqual([]);
    expect(await look(`&annonce=${draft.id}`)).toMatchObject({
      image: expect.stringMatching(/^data:image\//),
      remarques: [expect.stringContaining('Guide'), expect.stringContaining('toutes les 50\u00a0fiches')],
    });
    const source = '#let tete() = none\n#let fiche(f, r) = inconnu';
    await sql`
      WITH faux AS (INSERT INTO gabarits_edition (nom, code, base, source, partage)
        VALUES ('Faux', 'faux-imprime', 'propre', ${source}, 'toutes') RETURNING id)
      UPDATE modeles_edition SET gabarit = faux.id FROM faux WHERE entite_id = ${office.entiteId}`.execute(world().db);
    expect(await look(`&annonce=${draft.id}`)).toMatchObject({
      image: null,
      remarques: [expect.stringMatching(/^Le gabarit du modèle «\u00a0Guide\u00a0».*, ligne\u00a02 \(.*inconnu/)],
    });
  });

  const modele = (plan: object[]) => ({ nom: 'Guide', code: `guide-imprime-${nouveau()}`, plan });

  async function refus({ admin }: Office, values: object) {
    const { rows } = await sql<{ id: number }>`SELECT min(id) AS id FROM gabarits_edition`.execute(world().db);
    const { status, body } = await admin.call('POST', '/api/editions/modeles', { ...values, gabarit: rows[0]?.id });
    return status === 200 ? [] : body.errors;
  }
});

async function formats(world: World, { entiteId }: Office) {
  const root = await world.person({ roles: ['ROLE_SUPER_ADMIN'], entiteId });
  const format = (canal: string) =>
    create(root, '/annonces/format', {
      nom: `Texte ${canal}`,
      code: `texte-${canal}-${nouveau()}`,
      canal,
      genre: 'texte',
      partage: 'toutes',
    });
  return { web: await format('web'), print: await format('print') };
}

/** The preview of an espace, as a person who sells it sees it. */
async function looking(office: Office, { id }: AnyRecord) {
  const vendeur = await regie(office);
  return async (query: string) => {
    const path = `/api/annonces/space/${id}/apercu?jour=2027-06-02&heure=12:00&langue=fr${query}`;
    return (await vendeur.call<EndpointAnswer<typeof apercuEnContexte>>('GET', path)).body.data;
  };
}

/** A person who sells espaces and annonces. */
const regie = ({ entiteId }: Office) => world().person({ roles: ['ROLE_ANNONCE_ADMIN'], entiteId });

const espace = async (office: Office, canal: string, format: AnyRecord) =>
  create(await regie(office), '/annonces/space', {
    nom: `Espace ${canal}`,
    code: `espace-${canal}-${nouveau()}`,
    canal,
    emplacement: canal === 'print' ? 'encart' : 'entre-elements',
    formats: [format.id],
  });

const annonce = async (office: Office, format: AnyRecord, creations: readonly AnyRecord[]) =>
  create(await regie(office), '/annonces/annonce', {
    nom: 'Vélos',
    format: format.id,
    annonceur: (await create(await regie(office), '/annonces/annonceur', { nom: 'Cycles de l’Ambre' })).id,
    creations: creations.map(({ id }) => ({
      ...nouvelleCreation(id),
      titre: 'Louez un vélo',
      url: 'https://velos.exemple.fr/',
    })),
    du: '2027-06-01',
    au: '2027-08-31',
  });
