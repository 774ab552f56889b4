import type { AnyRecord, EndpointAnswer, ExtremesDeBloc } from '@bridge/contract';
import { type apercuDeBloc, bloc, brouillonDeBloc, brouillonDeBlocSchema, nouvelleLigne } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { demonstrateur } from '../../first-start/demonstrateur.ts';
import { CATALOGUE, lei, produit, useAtelier } from '../../testing/atelier.ts';
import type { Person } from '../../testing/world.ts';
import { cadreOf } from '../cadre.ts';
import { extremes as searchExtremes } from './bloc.service.ts';

const atelier = useAtelier();
type Apercu = EndpointAnswer<typeof apercuDeBloc>;

const INITIAL = brouillonDeBloc(
  Object.fromEntries(
    Object.entries(bloc.fields).map(([name, field]) => [name, 'initial' in field ? field.initial : null]),
  ),
);
const ligne = (champ: 'nom' | 'description' | 'telephone') => nouvelleLigne({ genre: 'champ', champ });
const brouillon = (changes: object = {}) => ({ ...INITIAL, lignes: [ligne('nom')], ...changes });

let serial = 4_100_000;

/** An office whose feed has these texts, one objet each. */
async function officeWith(nom: string, textes: readonly string[], values: object = {}) {
  const products = textes.map((texte, rang) => {
    serial += 1;
    return produit(String(serial), `Auberge ${rang + 1}`, {
      COMMENTAIRE: texte,
      ADRPREST_TEL: '06 00 00 00 00',
      ADRPROD_TEL: '04 00 00 00 00',
    });
  });
  const feed = await atelier.rempli(nom, 'lei', lei(...products), values);
  const objets = await atelier.objets(feed.admin, { fluxLei: [feed.flux.id] });
  return { ...feed, objets };
}

const apercu = (person: Person, objet: AnyRecord | undefined, changes: object = {}, asked: object = {}) =>
  person.call<Apercu>('POST', '/api/blocs/apercu', {
    bloc: brouillon(changes),
    objet: objet?.id,
    langue: 'fr',
    canal: 'web',
    ...asked,
  });

describe('the preview of a bloc', () => {
  it('is what it would show of an objet, before it is saved', async () => {
    const { admin, objets } = await officeWith('Office des aperçus', ['Face au <lac>.']);
    const { status, body } = await apercu(admin, objets[0], {
      titre: { fr: 'En bref' },
      lignes: [ligne('nom'), ligne('description')],
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      objet: { nom: 'Auberge 1' },
      vide: false,
      motif: null,
      rendu: { titre: { texte: 'En bref' } },
    });
    expect(body.data.html).toContain('<h2 class="bloc-titre">En bref</h2>');
    expect(body.data.html).toContain('Auberge 1');
  });

  it('says why there is nothing', async () => {
    const { admin, objets } = await officeWith('Office du vide', ['Texte.']);
    const { body } = await apercu(admin, objets[0], { typesObjets: ['transport'] });
    expect(body.data).toMatchObject({
      vide: true,
      rendu: null,
      html: '',
      motif: 'Ce bloc n’est pas prévu pour ce type d’objet.',
    });
  });

  it('has the words of one’s own entity in place of the source’s', async () => {
    const { admin, objets } = await officeWith('Office rédacteur', ['De la source.']);
    await admin.call('PUT', `${CATALOGUE}/${objets[0]?.id}/textes`, {
      champ: 'description',
      langue: 'fr',
      valeur: 'De notre plume.',
    });
    const { body } = await apercu(admin, objets[0], { lignes: [ligne('description')] });
    expect(body.data.html).toContain('De notre plume.');
  });

  it('never shows what is between professionals, even to who owns it', async () => {
    const { admin, objets } = await officeWith('Office discret', ['Texte.']);
    const { body } = await apercu(admin, objets[0], { lignes: [ligne('telephone')] });
    expect(JSON.stringify(body)).toContain('04 00 00 00 00');
    expect(JSON.stringify(body)).not.toContain('06 00 00 00 00');
  });

  it('does not exist for an objet that the reader does not see', async () => {
    const own = await officeWith('Office privé', ['Secret.']);
    const shared = await officeWith('Office ouvert', ['Public.'], { partage: 'toutes' });
    const { admin } = await atelier.office('Office étranger');
    expect((await apercu(admin, own.objets[0])).status).toBe(404);
    expect((await apercu(admin, shared.objets[0])).status).toBe(200);
    expect((await apercu(admin, { id: 999_999_999, version: 1 } as AnyRecord)).status).toBe(404);
  });

  it('shows a criterion by the name that people gave it', async () => {
    const { admin, objets } = await officeWith('Office des mots', ['Texte.']);
    const objet = objets[0];
    const { db } = atelier.world;
    const { rows } = await sql<{ critere: number; modalite: number }>`
      WITH mot AS (
        INSERT INTO criteres (systeme, schema, code, libelle, nature, partage)
        VALUES ('lei', 'essai', 'confort', '{"fr":"CONFORT"}', 'multiple', 'toutes') RETURNING id
      )
      INSERT INTO modalites (systeme, schema, code, libelle, libelle_local, critere, partage)
      SELECT 'lei', 'essai:confort', 'wifi', '{"fr":"WIFI"}', '{"fr":"Wifi partout"}', id, 'toutes' FROM mot
      RETURNING critere, id AS modalite`.execute(db);
    const critere = { schema: 'essai', code: 'confort', libelle: { fr: 'CONFORT' } };
    const modalite = { schema: 'essai:confort', code: 'wifi', libelle: { fr: 'WIFI' } };
    await sql`UPDATE objet_documents SET document = jsonb_set(document, '{criteres}', ${JSON.stringify([{ critere, modalite }])}::jsonb)
      WHERE objet_id = ${objet?.id}`.execute(db);
    const source = { genre: 'critere' as const, critere: { ref: 'critere' as const, id: rows[0]?.critere ?? 0 } };
    const { body } = await apercu(admin, objet, { lignes: [nouvelleLigne(source)] });
    expect(body.data.html).toContain('Wifi partout');
    const offered = await admin.call('GET', `/api/blocs/modalites?critere=${rows[0]?.critere}`);
    expect(offered.body.data).toEqual({ items: [{ id: rows[0]?.modalite, libelle: 'Wifi partout' }] });
  });

  it('is not for who may not read blocs', async () => {
    const { objets, entiteId } = await officeWith('Office fermé', ['Texte.']);
    const person = await atelier.world.person({ roles: ['ROLE_ANNONCE_USER'], entiteId });
    expect((await apercu(person, objets[0])).status).toBe(403);
  });

  it('refuses a bloc that could not be saved', async () => {
    const { admin, objets } = await officeWith('Office fautif', ['Texte.']);
    const wrong = { ...ligne('nom'), format: 'etoiles' };
    expect((await apercu(admin, objets[0], { lignes: [wrong] })).status).toBe(400);
  });
});

describe('the extremes of a bloc', () => {
  const extremes = (person: Person, body: object = {}) =>
    person.call<ExtremesDeBloc>('POST', '/api/blocs/extremes', {
      bloc: brouillon({ lignes: [ligne('description')] }),
      langue: 'fr',
      canal: 'web',
      ...body,
    });

  it('are the longest and the shortest among the objets that the reader sees', async () => {
    const { admin } = await officeWith('Office des extrêmes', [
      'Court.',
      'Un texte nettement plus long.',
      'Un texte moyen.',
    ]);
    await officeWith('Office voisin', ['Bref', 'Le texte le plus long de tous, mais celui d’un autre office.']);
    const { body } = await extremes(admin);
    expect(body.data).toMatchObject({
      plusLong: { longueur: 29, html: expect.stringContaining('nettement plus long') },
      plusCourt: { longueur: 6, html: expect.stringContaining('Court.') },
    });
  });

  it('are those of a sélection where one is given', async () => {
    const { admin, objets, entiteId } = await officeWith('Office des sélections', ['Court.', 'Un texte plus long.']);
    const { rows } = await sql<{ id: number }>`
      INSERT INTO selections (nom, code, mode, inclusions, entite_id)
      VALUES ('Une seule', 'une-seule', 'manuelle', ${JSON.stringify([{ objet: objets[0]?.id, position: null }])}::jsonb, ${entiteId})
      RETURNING id`.execute(atelier.world.db);
    const { body } = await extremes(admin, { selection: rows[0]?.id });
    expect(body.data).toMatchObject({ examines: 1, plusLong: { objet: { id: objets[0]?.id } } });
    const other = await atelier.office('Office sans sélection');
    expect((await extremes(other.admin, { selection: rows[0]?.id })).status).toBe(404);
  });

  it('stop where they take too long, and say so', async () => {
    const { objets, entiteId } = await officeWith('Office lent', ['Un texte.', 'Un autre texte.', 'Un dernier.']);
    const { db, now } = atelier.world;
    const identity = demonstrateur({ id: 0, entiteId });
    // Each objet takes more than a second.
    let spent = 0;
    const steps = {
      step: async <T>(work: () => T) => {
        spent += 1_500;
        return work();
      },
      spent: () => spent,
    };
    const essai = {
      bloc: brouillonDeBlocSchema.parse(brouillon()),
      canal: 'web',
      cadre: await cadreOf(db, identity, { at: now, langue: 'fr' }),
    } as const;
    const ids = objets.map(({ id }) => id);
    expect(await searchExtremes(db, ids, essai, steps)).toMatchObject({ examines: 2, remplis: 2, coupe: true });
    expect(await searchExtremes(db, ids, essai)).toMatchObject({ examines: 3, coupe: false });
  });

  it('are none where nothing shows', async () => {
    const { admin } = await atelier.office('Office sans objet');
    const nothing = brouillon({ typesObjets: ['transport'] });
    expect((await extremes(admin, { bloc: nothing })).body.data).toEqual({
      examines: 0,
      remplis: 0,
      plusLong: null,
      plusCourt: null,
      coupe: false,
    });
  });
});

describe('saving a bloc', () => {
  const save = (person: Person, changes: object) =>
    person.call<AnyRecord>('POST', '/api/blocs', { nom: 'Essai', code: `essai-${++serial}`, ...changes });

  it('keeps its lines, and cleans its texts', async () => {
    const { admin } = await atelier.office('Office des blocs');
    const { status, body } = await save(admin, {
      lignes: [ligne('nom')],
      texte: { fr: '<p>Oui<script>x</script></p>' },
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ lignes: [ligne('nom')], texte: { fr: '<p>Oui</p>' }, repliLangue: 'francais' });
  });

  it('refuses an added field that does not exist, or that nobody may read', async () => {
    const { admin } = await atelier.office('Office des champs');
    await sql`INSERT INTO champs (libelle, code, nature, confidentialite, partage) VALUES
      ('{"fr":"Marge"}', 'marge-interne', 'texte', 'interne', 'toutes'),
      ('{"fr":"Ambiance"}', 'ambiance-publique', 'texte', 'public', 'toutes')`.execute(atelier.world.db);
    const withChamp = (champ: `champ:${string}`) => save(admin, { lignes: [nouvelleLigne({ genre: 'champ', champ })] });
    expect((await withChamp('champ:ambiance-publique')).status).toBe(200);
    const { body } = await admin.call('GET', '/api/blocs/champs');
    expect(body.data).toEqual({ items: [{ code: 'ambiance-publique', libelle: 'Ambiance' }] });
    const unknown = await withChamp('champ:inconnu');
    expect(unknown.status).toBe(400);
    expect(JSON.stringify(unknown.body)).toContain('lignes.0.source.champ');
    expect(JSON.stringify((await withChamp('champ:marge-interne')).body)).toContain('n’est pas public');
    const composed = nouvelleLigne({ genre: 'composition', texte: { fr: 'Ambiance {champ:inconnu}' } });
    expect((await save(admin, { lignes: [composed] })).status).toBe(400);
  });

  it('refuses conditions on a field that does not exist; one that is not public may be asked for', async () => {
    const { admin } = await atelier.office('Office des conditions');
    await sql`INSERT INTO champs (libelle, code, nature, confidentialite, partage)
      VALUES ('{"fr":"Note"}', 'note-interne', 'texte', 'interne', 'toutes')`.execute(atelier.world.db);
    const asking = (champ: string) =>
      save(admin, {
        conditions: { genre: 'groupe', lien: 'et', regles: [{ genre: 'texte', champ, op: 'rempli', valeurs: [] }] },
      });
    expect((await asking('champ:note-interne')).status).toBe(200);
    const unknown = await asking('champ:inconnu');
    expect(unknown.status).toBe(400);
    expect(JSON.stringify(unknown.body)).toContain('conditions.regles.0.champ');
  });
});
