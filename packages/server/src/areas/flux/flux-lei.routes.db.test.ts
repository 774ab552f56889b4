import { type ApercuFiche, PARAMETRES_INITIAUX } from '@bridge/contract';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../platform/db/testing/empty-tables.ts';
import { openLei } from '../../sources/import/ouverture/ouverture.ts';
import { NOMENCLATURE, nomenclatureJob } from '../../sources/lei/nomenclature.job.ts';
import { FLUX, IMPORTS, lei, produit, useAtelier } from '../../testing/atelier.ts';
import { jobContext } from '../../testing/job-context.ts';
import { afterVocabulaire } from '../after-work.ts';

const atelier = useAtelier();
const BASE = 'https://lei.example/xml/exploitation';
const SERVICE = { origine: 'service', url: `${BASE}/listeproduits.asp`, utilisateur: '2000001', cle: 'clef-secrete' };

const preview = async (person: Awaited<ReturnType<typeof atelier.office>>['admin'], id: number, body: object = {}) =>
  (await person.call<ApercuFiche>('POST', `${FLUX.lei}/${id}/apercu`, body)).body.data;

/** Does the last asked reading of a nomenclature, as a worker would. */
async function readNomenclature() {
  const { db } = atelier.world;
  const { rows } = await sql<{ id: number; donnees: { flux: number } }>`
    SELECT id, donnees FROM taches WHERE type = ${NOMENCLATURE.type} ORDER BY id DESC LIMIT 1`.execute(db);
  const opening = { ...atelier.world.engine, depots: atelier.depots };
  const notes: string[] = [];
  const job = nomenclatureJob({
    outside: atelier.outside,
    sleep: async () => undefined,
    random: () => 0,
    dossier: atelier.imports,
    openLei: (tx, flux) => openLei(opening, tx, flux),
    after: afterVocabulaire,
  });
  const around = { db, now: () => atelier.world.now };
  const donnees = job.donnees.parse(rows[0]?.donnees);
  const resultat = await job.run(
    jobContext(around, donnees, { tache: rows[0]?.id ?? 0, note: (_niveau, texte) => notes.push(texte) }),
  );
  return { resultat, notes };
}

const TYPES =
  '<LEI><Resultat><Genres><Genre>1</Genre><NomGenre>Séjourner</NomGenre><Categories><CATEGORIE>1</CATEGORIE><NomCat>Hôtellerie</NomCat><Types><TYPE>77</TYPE><NomType>Auberge de pays</NomType></Types><Types><TYPE>78</TYPE><NomType>Relais</NomType></Types></Categories></Genres></Resultat></LEI>';
const CRITERES =
  '<LEI><Resultat><Criteres><CRITERE>500</CRITERE><CRITERE_NOM>Labels</CRITERE_NOM><CRITERE_TYPEVAL>2</CRITERE_TYPEVAL><Modalites><MODALITE>1</MODALITE><MODALITE_NOM>Clef verte</MODALITE_NOM></Modalites><Modalites><MODALITE>2</MODALITE><MODALITE_NOM>Accueil vélo</MODALITE_NOM></Modalites></Criteres><Criteres><CRITERE>501</CRITERE><CRITERE_NOM>Remarques</CRITERE_NOM></Criteres></Resultat></LEI>';

const addressOf = (fichier: string) => `${BASE}/${fichier}?user=2000001&pwkey=clef-secrete&SCHEMA=LEI`;

describe('the nomenclature of LEI', () => {
  it('is read by a task, which tells how many words there are and how many are new', async () => {
    const { admin, entiteId } = await atelier.office('Office lecteur');
    const flux = await atelier.flux(admin, 'lei', { ...SERVICE, region: 'vallons' });
    atelier.reponses.set(addressOf('listenomenc.asp'), TYPES);
    atelier.reponses.set(addressOf('listecrit.asp'), CRITERES);
    const asked = await admin.call<{ tache: number }>('POST', `${FLUX.lei}/${flux.id}/nomenclature`);
    expect(asked.status).toBe(200);
    await emptyTables(atelier.world.db, 'changements_publics');
    const { resultat, notes } = await readNomenclature();
    const noted = await sql<{ cles: string[] }>`SELECT cles FROM changements_publics`.execute(atelier.world.db);
    expect(noted.rows.map(({ cles }) => cles)).toEqual([['catalogue']]);
    expect(resultat).toEqual({
      types: 4,
      nouveauxTypes: 4,
      criteres: 2,
      nouveauxCriteres: 2,
      modalites: 2,
      nouvellesModalites: 2,
    });
    expect(notes).toEqual([
      'Nomenclature lue\u00a0: 4 types (4 nouveaux), 2 critères (2 nouveaux), 2 modalités (2 nouvelles).',
    ]);
    const { rows } = await sql`
      SELECT types.libelle, types.niveau, parent.schema AS dessus, types.entite_id, types.partage FROM types
      LEFT JOIN types AS parent ON parent.id = types.parent WHERE types.cle = ${'lei:vallons:type\u001f77'}`.execute(
      atelier.world.db,
    );
    expect(rows).toEqual([
      {
        libelle: { fr: 'Auberge de pays' },
        niveau: 'type',
        dessus: 'lei:vallons:categorie',
        entite_id: entiteId,
        partage: 'toutes',
      },
    ]);
    const criteres = await sql`
      SELECT libelle, nature, nombre_modalites FROM criteres WHERE schema = 'lei:vallons' ORDER BY code`.execute(
      atelier.world.db,
    );
    expect(criteres.rows).toEqual([
      { libelle: { fr: 'Labels' }, nature: 'multiple', nombre_modalites: 2 },
      { libelle: { fr: 'Remarques' }, nature: 'texte', nombre_modalites: null },
    ]);
    // A second reading with another label adds no word, and updates the renamed one.
    atelier.reponses.set(addressOf('listenomenc.asp'), TYPES.replace('Relais', 'Relais de poste'));
    await admin.call('POST', `${FLUX.lei}/${flux.id}/nomenclature`);
    expect((await readNomenclature()).resultat).toMatchObject({ types: 4, nouveauxTypes: 0, nouvellesModalites: 0 });
    const renamed = await sql`SELECT libelle FROM types WHERE cle = ${'lei:vallons:type\u001f78'}`.execute(
      atelier.world.db,
    );
    expect(renamed.rows).toEqual([{ libelle: { fr: 'Relais de poste' } }]);
  });

  it('asked for twice is read once', async () => {
    const { admin } = await atelier.office('Office pressé');
    const flux = await atelier.flux(admin, 'lei', SERVICE);
    const ask = async () =>
      (await admin.call<{ tache: number }>('POST', `${FLUX.lei}/${flux.id}/nomenclature`)).body.data.tache;
    expect(await ask()).toBe(await ask());
  });

  it('that cannot be had says why', async () => {
    const { admin } = await atelier.office('Office éconduit');
    const flux = await atelier.flux(admin, 'lei', { ...SERVICE, region: 'ailleurs' });
    await admin.call('POST', `${FLUX.lei}/${flux.id}/nomenclature`);
    atelier.reponses.delete(addressOf('listenomenc.asp'));
    await expect(readNomenclature()).rejects.toThrow(/^Types\u00a0: /);
    atelier.reponses.set(addressOf('listenomenc.asp'), '<LEI><Resultat/></LEI>');
    atelier.reponses.set(addressOf('listecrit.asp'), '<LEI><Resultat/></LEI>');
    await expect(readNomenclature()).rejects.toThrow(/ni type ni critère/);
  });

  it.each([
    ['permanent', 'lien permanent'],
    ['fichier', 'fichier déposé'],
  ])('is not there to be read by a feed of origin « %s », and that is said', async (origine, words) => {
    const { admin, entiteId } = await atelier.office(`Office ${origine}`);
    const depot = await atelier.putFile(entiteId, 'f.xml', lei());
    const flux = await atelier.flux(admin, 'lei', { origine, url: 'https://lei.example/a.xml', depot });
    const { status, body } = await admin.call('POST', `${FLUX.lei}/${flux.id}/nomenclature`);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: 'origine', message: expect.stringContaining(words) }]);
  });
});

describe('the preview of a record', () => {
  it('shows what was received beside what the catalogue would keep, without touching it', async () => {
    const { admin, entiteId } = await atelier.office('Office curieux');
    const depot = await atelier.putFile(entiteId, 'f.xml', lei(produit('61', 'Auberge'), produit('62', '')));
    const flux = await atelier.flux(admin, 'lei', { origine: 'fichier', depot });
    const { message, fiches } = await preview(admin, flux.id);
    expect(message).toBe('');
    expect(fiches).toMatchObject([
      { identifiant: '61', nom: 'Auberge', format: 'xml', coupe: false, rejet: null },
      { identifiant: '62', nom: '', apres: [], rejet: 'La fiche n’a pas de nom.' },
    ]);
    expect(fiches[0]?.brut).toContain('<PRODUIT>61</PRODUIT>');
    expect(fiches[0]?.apres).toContainEqual({ chemin: 'nom.fr', valeur: 'Auberge' });
    expect(await atelier.objets(admin, { fluxLei: [flux.id] })).toEqual([]);
  });

  it('finds the record of an id, or says that it is not there', async () => {
    const { admin, entiteId } = await atelier.office('Office chercheur');
    const many = Array.from({ length: 60 }, (_, rang) => produit(`7${rang}`, `Auberge ${rang}`));
    const depot = await atelier.putFile(entiteId, 'f.xml', lei(...many));
    const flux = await atelier.flux(admin, 'lei', { origine: 'fichier', depot });
    expect((await preview(admin, flux.id)).fiches).toHaveLength(20);
    expect((await preview(admin, flux.id, { identifiant: '755' })).fiches).toMatchObject([{ nom: 'Auberge 55' }]);
    expect(await preview(admin, flux.id, { identifiant: 'x' })).toEqual({
      message: expect.stringContaining('«\u00a0x\u00a0»'),
      fiches: [],
    });
  });

  it('of a source that does not answer says why', async () => {
    const { admin } = await atelier.office('Office sans réponse');
    const flux = await atelier.flux(admin, 'lei', { ...SERVICE, url: 'https://muet.example/listeproduits.asp' });
    const { message, fiches } = await preview(admin, flux.id);
    expect(fiches).toEqual([]);
    expect(message).not.toBe('');
    expect(message).not.toContain('clef-secrete');
  });
});

it('columns and criteria that a feed chose are kept, and asked for', async () => {
  const { admin } = await atelier.office('Office choisisseur');
  const flux = await atelier.flux(admin, 'lei', {
    ...SERVICE,
    champs: 'COMMENTAIRE, CRITERES',
    criteres: '1900421\n1900480',
  });
  expect(flux).toMatchObject({ champs: 'COMMENTAIRE, CRITERES', criteres: '1900421\n1900480' });
  atelier.demandes.length = 0;
  await preview(admin, flux.id);
  expect(atelier.demandes[0]).toContain('leschamps=PRODUIT%2CNOM%2CCOMMENTAIRE%2CCRITERES&lescritex=1900421%2C1900480');
});

describe('the field that carries ids, as the instance sets it', () => {
  afterEach(() => atelier.world.setParametres({ champ_id_produit: PARAMETRES_INITIAUX.champ_id_produit }));

  it('names the objets, and records without it are rejected by its name', async () => {
    await atelier.world.setParametres({
      champ_id_produit: { ...PARAMETRES_INITIAUX.champ_id_produit, lei: 'REFERENCE' },
    });
    const { admin, flux, premier } = await atelier.rempli(
      'Office référencé',
      'lei',
      lei(produit('91', 'Auberge', { REFERENCE: 'AB-91' }), produit('92', 'Relais')),
    );
    expect(premier.compteurs).toMatchObject({ recus: 2, crees: 1, rejetes: 1 });
    expect(await atelier.objets(admin, { fluxLei: [flux.id] })).toMatchObject([{ identifiant: 'AB-91' }]);
    const { body } = await admin.call<{ items: { motif: string }[] }>('GET', `${IMPORTS}/${premier.id}/rejets?page=1`);
    expect(body.data.items).toMatchObject([{ motif: expect.stringContaining('«\u00a0REFERENCE\u00a0»') }]);
  });

  it('makes every record understood again once it changes', async () => {
    const { flux, runImport } = await atelier.rempli('Office constant', 'lei', lei(produit('95', 'Auberge')));
    await runImport();
    await atelier.world.setParametres({
      champ_id_produit: { ...PARAMETRES_INITIAUX.champ_id_produit, lei: 'produit' },
    });
    await runImport();
    const { rows } = await sql<{ graine: string }>`
      SELECT graine FROM importations WHERE systeme = 'lei' AND flux_id = ${flux.id} ORDER BY id`.execute(
      atelier.world.db,
    );
    const [first, second, third] = rows.map(({ graine }) => graine);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});
