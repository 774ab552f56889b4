import {
  type AnyRecord,
  type apercuEnContexte,
  civilDay,
  type couvertureDeTag,
  type EndpointAnswer,
} from '@bridge/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { annonceVendue } from '../../publication/ecran/testing/annonces.ts';
import { vitrine } from '../../publication/ecran/testing/poste.ts';
import { regieDe } from '../../publication/web/annonces/testing/regie.ts';
import { create, duType, type Office, officeEnLigne } from '../../publication/web/testing/site.ts';
import { useWorld } from '../../testing/use-world.ts';
import { diaporama, slide } from '../display/testing/ecrans.ts';

const world = useWorld();
let office: Office;
let regie: Awaited<ReturnType<typeof regieDe>>;
let liste: AnyRecord;
beforeAll(async () => {
  office = await officeEnLigne(world());
  regie = await regieDe(world(), office);
  await office.objets(
    { colonnes: { nom: 'Auberge', type_bridge: 'hotel' } },
    { colonnes: { nom: 'Relais', type_bridge: 'hotel' } },
    { colonnes: { nom: 'Cabane' } },
  );
  liste = await office.liste();
  await office.fiche();
});

const seen = async (espace: AnyRecord, query = '') => {
  const at = `jour=${civilDay(world().now)}&heure=12:00&langue=fr${query}`;
  const path = `/api/annonces/space/${espace.id}/apercu?${at}`;
  return (await regie.vendeur.call<EndpointAnswer<typeof apercuEnContexte>>('GET', path)).body.data;
};

describe('An espace in its page', () => {
  it('shows what it shows that day among what surrounds it, and runs nothing', async () => {
    const espace = await regie.espace({ emplacement: 'entre-elements', intervalle: 1 });
    await regie.annonce({ nom: 'Vélos', espaces: [espace.id] });
    const { html, remarques } = await seen(espace, `&liste=${liste.id}`);
    expect(remarques).toEqual([]);
    expect(html).toContain('Auberge');
    expect(html).toContain('Annonce · Cycles de l’Ambre');
    expect(html).not.toContain('<script');
    // A preview does not count: its reader is no visitor.
    expect(html).not.toContain('_annonces/vue');
  });

  it('shows to whom it is only shown what it shows now, and nothing of what is still to come', async () => {
    const espace = await regie.espace({ emplacement: 'en-tete', partage: 'toutes' });
    await regie.annonce({ espaces: [espace.id], du: '2030-01-01', au: '2030-02-01' });
    const elsewhere = await world().createEntite('Régie d’ailleurs');
    const stranger = await world().person({ roles: ['ROLE_ANNONCE_ADMIN'], entiteId: elsewhere });
    const path = `/api/annonces/space/${espace.id}/apercu?jour=2030-01-15&heure=12:00&langue=fr`;
    const look = async (person: typeof stranger) =>
      (await person.call<EndpointAnswer<typeof apercuEnContexte>>('GET', path)).body.data;
    expect((await look(regie.vendeur)).html).toContain('Annonce · Cycles de l’Ambre');
    const { html, remarques } = await look(stranger);
    expect(html).not.toContain('Cycles');
    expect(remarques[0]).toContain('comme il est aujourd’hui');
  });

  it('shows an annonce that nobody said yes to, whatever its dates', async () => {
    const espace = await regie.espace({ emplacement: 'en-tete' });
    const { html: empty, remarques } = await seen(espace);
    expect(empty).not.toContain('Cycles');
    expect(remarques.join()).toContain('Rien ne s’y montre');
    const draft = await regie.brouillon({ du: '2030-01-01', au: '2030-02-01' });
    expect((await seen(espace, `&annonce=${draft.id}`)).html).toContain('Annonce · Cycles de l’Ambre');
  });
});

describe('An espace of screens', () => {
  it('is shown in a slide of a diaporama that plays it, with an annonce that nobody said yes to', async () => {
    const scene = await vitrine(world());
    const day = civilDay(world().now);
    const { espace, annonce, root } = await annonceVendue(world(), scene.entiteId, { du: day, au: day });
    const path = `/api/annonces/space/${espace.id}/apercu?jour=${day}&heure=12:00&langue=fr`;
    const vendeur = await world().person({ roles: ['ROLE_ANNONCE_ADMIN'], entiteId: scene.entiteId });
    const look = async (query = '') =>
      (await vendeur.call<EndpointAnswer<typeof apercuEnContexte>>('GET', path + query)).body.data;
    const sequence = [slide('texte', { titre: { fr: 'Bonjour' } }), slide('annonce', { espace, tousLes: null })];
    // However many other diaporamas show it.
    await sql`
      INSERT INTO diaporamas (nom, code, gabarit, entite_id, sequence)
      SELECT 'Ailleurs', 'ailleurs-' || n, ${scene.gabarit.id}, ${office.entiteId}, ${JSON.stringify(sequence)}::jsonb
      FROM generate_series(1, 20) AS n`.execute(world().db);
    expect(await look()).toMatchObject({ html: '', remarques: [expect.stringContaining('Aucun diaporama')] });
    await diaporama(scene.person, scene.gabarit.id, { sequence });
    expect(await look()).toMatchObject({ html: expect.stringContaining('Louez un vélo'), taille: { largeur: 1920 } });
    const refused = { version: annonce.version, motif: 'Reporté' };
    await root.call('POST', `/api/annonces/annonce/${annonce.id}/refuser`, refused);
    expect((await look()).html).not.toContain('Louez un vélo');
    expect((await look(`&annonce=${annonce.id}`)).html).toContain('Annonce · Cycles de l’Ambre');
  });
});

describe('The pages that bear a tag', () => {
  const couverture = async (tag: AnyRecord) =>
    (
      await regie.vendeur.call<EndpointAnswer<typeof couvertureDeTag>>(
        'GET',
        `/api/annonces/tagAnnonce/${tag.id}/couverture`,
      )
    ).body.data;

  it('by rule are the fiches that answer it, and the lists that half are of', async () => {
    const tag = await regie.tag({ regles: duType('hotel') });
    expect(await couverture(tag)).toMatchObject({ objets: 2, listes: [{ id: liste.id, parRegle: true }] });
    const none = await regie.tag();
    expect(await couverture(none)).toEqual({
      ...{ objets: null, listes: [], cartes: [], fiches: [] },
      ...{ rubriques: [], diaporamas: [] },
    });
  });

  it('by hand are chapters of documents and diaporamas too', async () => {
    const tag = await regie.tag({ partage: 'toutes' });
    const chapitre = await create(office.admin, '/editions/modeleRubriqueDynamiques', {
      ...{ nom: 'Dormir', code: `dormir-${tag.id}`, titre: { fr: 'Dormir' }, selection: office.selection.id },
      tagsAnnonce: [tag.id],
    });
    expect((await couverture(tag)).rubriques).toEqual([{ id: chapitre.id, nom: 'Dormir' }]);
    const { db } = world();
    const { rows } = await sql<{ id: number }>`
      INSERT INTO diaporamas (nom, code, gabarit, entite_id, sequence) SELECT 'Hall', 'hall-tague', min(id), ${office.entiteId},
        ${JSON.stringify([{ genre: 'annonce', tagsAnnonce: [{ ref: 'tagAnnonce', id: tag.id }] }])}::jsonb
      FROM gabarits_diaporama RETURNING id`.execute(db);
    expect((await couverture(tag)).diaporamas).toEqual([{ id: rows[0]?.id, nom: 'Hall' }]);
  });

  it('of a child are also those of its parent', async () => {
    const parent = await regie.tag();
    await regie.tag({ parent: parent.id, regles: duType('hotel') });
    expect(await couverture(parent)).toMatchObject({ objets: 2, listes: [{ id: liste.id }] });
  });
});
