import {
  type AnyRecord,
  type apercuEnContexte,
  type EndpointAnswer,
  nouvelleCreation,
  SANS_ANNONCE,
} from '@bridge/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { cree } from '../../publication/web/testing/site.ts';
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
    const vendeur = await regie(office);
    const look = async (query: string) => {
      const path = `/api/annonces/space/${imprime.id}/apercu?jour=2027-06-02&heure=12:00&langue=fr${query}`;
      return (await vendeur.call<EndpointAnswer<typeof apercuEnContexte>>('GET', path)).body.data;
    };
    expect(await look(`&annonce=${draft.id}`)).toMatchObject({
      image: null,
      remarques: [expect.stringContaining('Aucun modèle')],
    });
    const page = { genre: 'annonce', espace: { ref: 'espace', id: imprime.id }, annonce: null };
    expect(await refus(office, modele([page]))).toEqual([]);
    expect((await look(`&annonce=${draft.id}`)).image).toMatch(/^data:image\//);
    expect(await look('')).toMatchObject({ image: null, remarques: [expect.stringContaining('Rien de cet espace')] });
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
    cree(root, '/annonces/format', {
      nom: `Texte ${canal}`,
      code: `texte-${canal}-${nouveau()}`,
      canal,
      genre: 'texte',
      partage: 'toutes',
    });
  return { web: await format('web'), print: await format('print') };
}

/** Spaces and announcements are sold by people of their own. */
const regie = ({ entiteId }: Office) => world().person({ roles: ['ROLE_ANNONCE_ADMIN'], entiteId });

const espace = async (office: Office, canal: string, format: AnyRecord) =>
  cree(await regie(office), '/annonces/space', {
    nom: `Espace ${canal}`,
    code: `espace-${canal}-${nouveau()}`,
    canal,
    emplacement: canal === 'print' ? 'encart' : 'entre-elements',
    formats: [format.id],
  });

const annonce = async (office: Office, format: AnyRecord, creations: readonly AnyRecord[]) =>
  cree(await regie(office), '/annonces/annonce', {
    nom: 'Vélos',
    format: format.id,
    annonceur: (await cree(await regie(office), '/annonces/annonceur', { nom: 'Cycles de l’Ambre' })).id,
    creations: creations.map(({ id }) => ({
      ...nouvelleCreation(id),
      titre: 'Louez un vélo',
      url: 'https://velos.exemple.fr/',
    })),
    du: '2027-06-01',
    au: '2027-08-31',
  });
