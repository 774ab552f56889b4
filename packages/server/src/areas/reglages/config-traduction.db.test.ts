import type { AnyRecord, apercuDEcriture, EndpointAnswer, Estimation } from '@bridge/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { create, insertDocumentes, TOUT } from '../../publication/web/testing/site.ts';
import { useWorld } from '../../testing/use-world.ts';
import type { Person } from '../../testing/world.ts';

const world = useWorld();
let serial = 0;

beforeAll(async () => {
  await world().setParametres({ activer_trad_deepl: true, enable_import_apidae: true, bridge_languages: ['fr', 'en'] });
});

async function office() {
  serial += 1;
  const entiteId = await world().createEntite(`Office des langues ${serial}`);
  const admin = await world().person({ roles: ['ROLE_ADMIN'], entiteId });
  const objets = (...some: Parameters<typeof insertDocumentes>[1]) =>
    insertDocumentes(
      world().db,
      some.map(({ colonnes, ...rest }) => ({ ...rest, colonnes: { entite_id: entiteId, ...colonnes } })),
    );
  return { entiteId, admin, objets };
}

const TRADUCTION = '/reglages/deeplTranslationConfig';
const ECRITURE = '/reglages/apidaeWriteConfiguration';
const CIBLES = { nom: 'Anglais', languesCibles: ['en'] };

const BROUILLON = {
  fournisseur: 'deepl-pro',
  prixMillion: 20,
  langueSource: 'fr',
  languesCibles: ['en', 'de'],
  champs: ['resume', 'description'],
  champsAjoutes: [],
  types: [],
  selection: null,
  budget: null,
};
const estimate = (person: Person, changes: object = {}, id: number | null = null) =>
  person.call<Estimation>('POST', `/api${TRADUCTION}/estimation`, { brouillon: { ...BROUILLON, ...changes }, id });

describe('a configuration of translation', () => {
  it('keeps its key to itself', async () => {
    const { admin } = await office();
    const made = await create(admin, TRADUCTION, { ...CIBLES, cle: 'tres-secrete', actif: true });
    expect(made).toMatchObject({ actif: true, cle: { defini: true }, langueSource: 'fr' });
    expect(JSON.stringify(made)).not.toContain('tres-secrete');
  });

  it('never translates into the language that texts are written in', async () => {
    const { admin } = await office();
    const wrong = await admin.call('POST', `/api${TRADUCTION}`, { ...CIBLES, languesCibles: ['en', 'fr'] });
    expect([wrong.status, JSON.stringify(wrong.body).includes('languesCibles')]).toEqual([400, true]);
  });

  it('is active only with a key, and no longer without', async () => {
    const { admin } = await office();
    expect((await admin.call('POST', `/api${TRADUCTION}`, { ...CIBLES, actif: true })).status).toBe(400);
    const { id, version } = await create(admin, TRADUCTION, { ...CIBLES, cle: 'une-cle', actif: true });
    const { body } = await admin.call<AnyRecord>('PUT', `/api${TRADUCTION}/${id}`, { cle: null, version });
    expect(body.data).toMatchObject({ actif: false, cle: { defini: false } });
  });

  it('is there only where translation is switched on', async () => {
    const { admin } = await office();
    await world().setParametres({ activer_trad_deepl: false });
    expect((await admin.call('GET', `/api${TRADUCTION}`)).status).toBe(403);
    await world().setParametres({ activer_trad_deepl: true });
    expect((await admin.call('GET', `/api${TRADUCTION}`)).status).toBe(200);
  });
});

describe('its estimate', () => {
  it('counts what is not translated yet, by language, and what it costs', async () => {
    const { admin, objets } = await office();
    await objets(
      { document: { resume: { fr: 'Dix signes', en: 'Ten signs.' }, description: { fr: '123456789 123456789 ' } } },
      { colonnes: { type_bridge: 'hotel' }, document: { resume: { fr: '12345' } } },
    );
    const { status, body } = await estimate(admin, { budget: 20 });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      objets: 2,
      lus: 2,
      langues: [
        { langue: 'en', textes: 2, caracteres: 24 },
        { langue: 'de', textes: 3, caracteres: 34 },
      ],
      caracteres: 58,
      mois: 3,
    });
    expect((await estimate(admin, { types: ['hotel'] })).body.data).toMatchObject({ objets: 1, caracteres: 10 });
    await world().setParametres({ traduction_plafond: 10 });
    const held = (await estimate(admin, { budget: null, fournisseur: 'deepl-pro' })).body.data;
    expect([held.mois, held.avis]).toEqual([6, [expect.stringMatching(/plafond de l’instance est de 10\s/)]]);
    await world().setParametres({ traduction_plafond: null });
  });

  it('leaves alone what a person wrote', async () => {
    const { admin, objets, entiteId } = await office();
    const [id] = await objets({ document: { resume: { fr: '12345' } } });
    await sql`INSERT INTO objet_textes (objet_id, entite_id, champ, langue, valeur, origine, empreinte_source, maj_le)
      VALUES (${id}, ${entiteId}, 'resume', 'en', 'Mine', 'humain', '', now())`.execute(world().db);
    const { body } = await estimate(admin, { champs: ['resume'] });
    expect(body.data.langues).toEqual([
      { langue: 'en', textes: 0, caracteres: 0, deMemoire: 0 },
      { langue: 'de', textes: 1, caracteres: 5, deMemoire: 0 },
    ]);
  });

  it('counts the product’s own records where they are translated', async () => {
    const { admin } = await office();
    const before = (await estimate(admin, { champs: ['contenu'] })).body.data;
    await create(admin, '/reglages/tags', { libelle: { fr: 'Vélo' }, code: `velo-${serial}` });
    const after = (await estimate(admin, { champs: ['contenu'] })).body.data;
    expect([before.caracteres, after.caracteres, after.objets]).toEqual([0, 8, 0]);
  });

  it('leaves out what another entity shares: its words are that one’s to translate', async () => {
    const [mine, theirs] = [await office(), await office()];
    await theirs.objets({ colonnes: { partage: 'toutes' }, document: { resume: { fr: 'Partagé.' } } });
    const { body } = await estimate(mine.admin, { champs: ['resume'] });
    expect(body.data).toMatchObject({ vises: 1, objets: 0, caracteres: 0 });
  });

  it('is of a sélection that the person sees, and of no other', async () => {
    const [mine, theirs] = [await office(), await office()];
    const selection = await create(theirs.admin, '/selections', {
      nom: 'À eux',
      code: `a-eux-${serial}`,
      regles: TOUT,
    });
    expect((await estimate(mine.admin, { selection: selection.id })).status).toBe(404);
  });

  it('warns of another active configuration that translates the same', async () => {
    const { admin } = await office();
    const other = { nom: 'Site', languesCibles: ['de'], champs: ['resume'], cle: 'une-cle', actif: true };
    const { id } = await create(admin, TRADUCTION, other);
    expect((await estimate(admin)).body.data.avis).toEqual([expect.stringMatching(/«\sSite\s».*allemand/)]);
    expect((await estimate(admin, {}, id)).body.data.avis).toEqual([]);
    expect((await estimate(admin, { languesCibles: ['en'] })).body.data.avis).toEqual([]);
  });
});

describe('what Apidae would be sent', () => {
  const CHARGE = {
    types: [],
    modes: ['MODIFICATION'],
    correspondance: [{ champ: 'resume', chemin: 'presentation.descriptifCourt' }],
    membre: '',
    criteresInternes: '',
    skipValidation: false,
    siRefus: 'ASK',
  };
  const charge = (person: Person, objet: number | undefined) =>
    person.call<EndpointAnswer<typeof apercuDEcriture>>('POST', `/api${ECRITURE}/charge`, {
      brouillon: CHARGE,
      objet,
      mode: 'MODIFICATION',
    });

  it('is nothing of an objet that nobody corrected, nor of one that does not come from Apidae', async () => {
    const { admin, objets } = await office();
    const [venu, autre] = await objets(
      { colonnes: { systeme: 'apidae', identifiant: '987' }, document: { resume: { fr: 'Face au lac.' } } },
      { colonnes: { systeme: 'lei' }, document: { resume: { fr: 'Au village.' } } },
    );
    const said = async (id: number | undefined) => (await charge(admin, id)).body.data;
    expect(await said(venu)).toMatchObject({ charge: null, remarques: [expect.stringContaining('Aucun texte')] });
    expect(await said(autre)).toMatchObject({ charge: null, remarques: [expect.stringContaining('ne vient pas')] });
  });

  it('is what the entity wrote, where it corrected the source', async () => {
    const { admin, entiteId, objets } = await office();
    const [id] = await objets({
      colonnes: { systeme: 'apidae', identifiant: '987' },
      document: { resume: { fr: 'Face au lac.', en: 'By the lake.' } },
    });
    await sql`
      INSERT INTO objet_textes (objet_id, entite_id, champ, langue, valeur, origine, empreinte_source, maj_le)
      VALUES (${id}, ${entiteId}, 'resume', 'fr', 'Au bord du lac.', 'humain', '', now())`.execute(world().db);
    const { body } = await charge(admin, id);
    expect(JSON.parse(body.data.charge ?? '{}').root.presentation).toEqual({
      descriptifCourt: { libelleFr: 'Au bord du lac.', libelleEn: 'By the lake.' },
    });
  });

  it('is told of one’s own objets alone', async () => {
    const [mine, theirs] = [await office(), await office()];
    const [id] = await theirs.objets({});
    expect((await charge(mine.admin, id)).status).toBe(404);
  });

  it('goes to numbers, and says which is none', async () => {
    const { admin } = await office();
    const values = { nom: 'Essai', projet: 'douze', membre: '99', criteresInternes: '12; 34' };
    const { status, body } = await admin.call('POST', `/api${ECRITURE}`, values);
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['projet', 'criteresInternes']]);
  });

  it('needs a project and a secret before it is active', async () => {
    const { admin } = await office();
    expect((await admin.call('POST', `/api${ECRITURE}`, { nom: 'Essai', actif: true })).status).toBe(400);
    const whole = { nom: 'Essai', actif: true, projet: '12', client: 'moi', secret: 'chut' };
    expect(await create(admin, ECRITURE, whole)).toMatchObject({ actif: true, secret: { defini: true } });
  });
});

it('a translation of Apidae is simulated on the objets of Apidae alone, with what its means do not allow', async () => {
  const { admin, objets } = await office();
  await objets(
    { colonnes: { systeme: 'apidae' }, document: { resume: { fr: '12345' } } },
    { colonnes: { systeme: 'lei' }, document: { resume: { fr: '12345' } } },
  );
  const moteur = await create(admin, TRADUCTION, CIBLES);
  const ecriture = await create(admin, ECRITURE, { nom: 'Écriture', modes: ['MASQUAGE'] });
  const { status, body } = await admin.call<Estimation>('POST', '/api/reglages/apidaeTranslationConfig/simulation', {
    brouillon: {
      moteur: moteur.id,
      ecriture: ecriture.id,
      langues: ['en', 'de'],
      champs: ['resume', 'nom'],
      types: [],
      selection: null,
      conditions: ['vide'],
      plafond: null,
    },
    id: null,
  });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ objets: 1 });
  expect(body.data.avis.join(' ')).toMatch(/allemand.*pas de chemin.*modifier/);
});
