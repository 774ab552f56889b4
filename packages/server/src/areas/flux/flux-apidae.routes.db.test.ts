import type { AnyRecord, ApercuFiche, SelectionApidae } from '@bridge/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportApidae, objetApidae } from '../../sources/apidae/testing.ts';
import { FLUX, type Launched, useAtelier } from '../../testing/atelier.ts';
import type { Person } from '../../testing/world.ts';

const atelier = useAtelier();
const BASE = 'https://api.apidae-tourisme.com/api/v002';
const SELECTIONS = [
  { id: 70, nom: 'Été', objetsTouristiques: [{ id: 801 }] },
  { id: 71, nom: 'Hiver', objetsTouristiques: [{ id: 801 }, { id: 802 }] },
];

const archive = (objets: readonly object[]) =>
  exportApidae({
    'selections.json': SELECTIONS,
    'objets_modifies/objets_modifies-1.json': objets,
    'objets_supprimes.json': [],
  });

interface Distantes {
  readonly selections: SelectionApidae[];
  readonly message: string;
}

const post = async <T>(person: Person, id: number, verb: string, body?: object) =>
  person.call<T>('POST', `${FLUX.apidae}/${id}/${verb}`, body);

const ZIP = 'https://static.apidae-tourisme.com/export/selections.zip';
beforeAll(async () => {
  atelier.reponses.set(
    ZIP,
    await archive([objetApidae({ id: 801 }), objetApidae({ id: 802, nom: { libelleFr: 'Gîte' } })]),
  );
});

async function exported(values: object = {}) {
  const { admin, entiteId } = await atelier.office('Office exporté');
  const flux = await atelier.flux(admin, 'apidae', { origine: 'export', projet: '42', ...values });
  const simulate = async (reinitialisation: boolean) => {
    const body = { urlRecuperation: ZIP, reinitialisation };
    const { status } = await post<Launched>(admin, flux.id, 'notification', body);
    expect(status).toBe(200);
    await atelier.work();
  };
  const noms = async () =>
    (await atelier.objets(admin, { fluxApidae: [flux.id] }))
      .filter(({ statut }) => statut !== 'absent')
      .map(({ nom }) => nom);
  return { admin, entiteId, flux, simulate, noms };
}

describe('the remote selections', () => {
  it('of an export are those of the last archive received', async () => {
    const { admin, flux, simulate } = await exported();
    expect((await post<Distantes>(admin, flux.id, 'selections')).body.data).toEqual({
      selections: [],
      message: expect.stringContaining('Aucun export'),
    });
    await simulate(true);
    expect((await post<Distantes>(admin, flux.id, 'selections')).body.data.selections).toEqual([
      { id: 70, nom: 'Été', nombre: 1, modalite: expect.any(Number), liees: [] },
      { id: 71, nom: 'Hiver', nombre: 2, modalite: expect.any(Number), liees: [] },
    ]);
  });

  it('are linked with the sélections that ask for them alone, which hold their objets', async () => {
    const { admin, flux, simulate } = await exported();
    await simulate(true);
    const distantes = async () => (await post<Distantes>(admin, flux.id, 'selections')).body.data.selections;
    const [ete] = await distantes();
    const valeurs = [{ ref: 'modalite', id: ete?.modalite }];
    const regles = { genre: 'groupe', lien: 'et', regles: [{ genre: 'mots', champ: 'modalites', op: 'une', valeurs }] };
    const made = await admin.call<AnyRecord>('POST', '/api/selections', {
      nom: 'Notre été',
      code: 'notre-ete',
      regles,
    });
    await admin.call('POST', '/api/selections', {
      nom: 'Tout sauf l’été',
      code: 'sauf-ete',
      regles: { ...regles, lien: 'sauf' },
    });
    expect((await distantes()).map(({ liees }) => liees)).toEqual([[{ id: made.body.data.id, nom: 'Notre été' }], []]);
    const brouillon = {
      mode: 'dynamique',
      regles,
      inclusions: [],
      exclusions: [],
      tri: null,
      limite: null,
      dedoublonnage: null,
    };
    const { body } = await admin.call<{ total: number }>('POST', '/api/selections/compte', { brouillon });
    expect(body.data.total).toBe(1);
  });

  it('that a feed chose are the only ones imported', async () => {
    const { simulate, noms } = await exported({ selections: '70' });
    await simulate(true);
    expect(await noms()).toEqual(['Hôtel des Glycines']);
  });

  it('of a project are asked of its API, and counted', async () => {
    const { admin } = await atelier.office('Office interrogateur');
    const flux = await atelier.flux(admin, 'apidae', { origine: 'api', projet: '42', cle: 'clef-secrete' });
    atelier.reponses.set(`${BASE}/referentiel/selections/`, JSON.stringify([{ id: 9, nom: 'Tout' }]));
    atelier.reponses.set(`${BASE}/recherche/list-identifiants/`, JSON.stringify({ numFound: 31 }));
    expect((await post<Distantes>(admin, flux.id, 'selections')).body.data.selections).toEqual([
      { id: 9, nom: 'Tout', nombre: 31, modalite: null, liees: [] },
    ]);
  });

  it('that cannot be read say why', async () => {
    const { admin } = await atelier.office('Office sans clé');
    const flux = await atelier.flux(admin, 'apidae', { origine: 'api', projet: '' });
    expect((await post<Distantes>(admin, flux.id, 'selections')).body.data.message).toContain('numéro de projet');
  });
});

describe('the last archive received', () => {
  it('is read again without asking Apidae for it', async () => {
    const { admin, flux, simulate, noms } = await exported();
    await simulate(true);
    expect(await noms()).toHaveLength(2);
    await admin.call('PUT', `${FLUX.apidae}/${flux.id}`, { selections: '70', seuil: 100, version: 1 });
    atelier.demandes.length = 0;
    const { status, body } = await post<Launched>(admin, flux.id, 'relire');
    expect(status).toBe(200);
    await atelier.work();
    expect(await atelier.rapport(admin, body.data.importation)).toMatchObject({ etat: 'terminee' });
    expect(atelier.demandes).toEqual([]);
    expect(await noms()).toEqual(['Hôtel des Glycines']);
  });

  it('that is not there is not read, and that is said', async () => {
    const { admin, flux } = await exported();
    const { status, body } = await post(admin, flux.id, 'relire');
    expect(status).toBe(400);
    expect(body.errors?.[0]?.message).toContain('Aucun export');
  });

  it('tells how the next one will be understood', async () => {
    const { admin, flux, simulate } = await exported();
    await simulate(true);
    const { fiches } = (await post<ApercuFiche>(admin, flux.id, 'apercu', { identifiant: '802' })).body.data;
    expect(fiches).toMatchObject([{ identifiant: '802', nom: 'Gîte', format: 'json', rejet: null }]);
  });
});

describe('a forced reset', () => {
  it('takes the next announced export for the whole, once', async () => {
    const { admin, flux, simulate } = await exported();
    expect((await post(admin, flux.id, 'reinitialiser')).body.data).toEqual({ lancement: null });
    const before = await admin.call<AnyRecord>('GET', `${FLUX.apidae}/${flux.id}`);
    expect(before.body.data).toMatchObject({ reinitialiser: true, version: flux.version });
    await simulate(false);
    const after = await admin.call<AnyRecord>('GET', `${FLUX.apidae}/${flux.id}`);
    expect(after.body.data).toMatchObject({ reinitialiser: false });
    const { rows } = await sql<{ annonce: object; entier: boolean }>`
      SELECT annonce, entier FROM importations WHERE systeme = 'apidae' AND flux_id = ${flux.id}`.execute(
      atelier.world.db,
    );
    expect(rows).toMatchObject([{ annonce: { reinitialisation: true }, entier: true }]);
  });

  it('that somebody gives up leaves the next export for what it says', async () => {
    const { admin, flux, simulate } = await exported();
    await post(admin, flux.id, 'reinitialiser');
    expect((await admin.call('DELETE', `${FLUX.apidae}/${flux.id}/reinitialiser`)).status).toBe(200);
    const now = await admin.call<AnyRecord>('GET', `${FLUX.apidae}/${flux.id}`);
    expect(now.body.data).toMatchObject({ reinitialiser: false, version: flux.version });
    expect(await atelier.journal('fluxApidae', flux.id)).toEqual([
      'fluxApidae.creer',
      'fluxApidae.modifier',
      'fluxApidae.modifier',
    ]);
    await simulate(false);
    const { rows } = await sql<{ annonce: object }>`
      SELECT annonce FROM importations WHERE systeme = 'apidae' AND flux_id = ${flux.id}`.execute(atelier.world.db);
    expect(rows).toMatchObject([{ annonce: { reinitialisation: false } }]);
  });

  it('still waits while what is read was announced as a part', async () => {
    const { admin, flux } = await exported();
    const announce = () =>
      post<Launched>(admin, flux.id, 'notification', { urlRecuperation: ZIP, reinitialisation: false });
    const expected = async () =>
      (await admin.call<AnyRecord>('GET', `${FLUX.apidae}/${flux.id}`)).body.data.reinitialiser;
    const first = await announce();
    await post(admin, flux.id, 'reinitialiser');
    // An export announced twice is one.
    expect((await announce()).body.data).toEqual(first.body.data);
    expect(await expected()).toBe(true);
    await atelier.work();
    await announce();
    expect(await expected()).toBe(false);
    await atelier.work();
  });

  it('of a feed by API reads everything, whatever its mode', async () => {
    const { admin } = await atelier.office('Office différentiel');
    const flux = await atelier.flux(admin, 'apidae', {
      origine: 'api',
      projet: '42',
      cle: 'clef-secrete',
      mode: 'differentiel',
    });
    const { body } = await post<{ lancement: Launched }>(admin, flux.id, 'reinitialiser');
    expect(await atelier.rapport(admin, body.data.lancement.importation)).toMatchObject({ mode: 'complet' });
    await atelier.work();
  });

  it('does not pass for done while a differential import is under way', async () => {
    const { admin } = await atelier.office('Office occupé');
    const flux = await atelier.flux(admin, 'apidae', {
      origine: 'api',
      projet: '42',
      cle: 'clef-secrete',
      mode: 'differentiel',
    });
    await atelier.launch(admin, 'apidae', flux.id);
    const { status, body } = await post(admin, flux.id, 'reinitialiser');
    expect(status).toBe(400);
    expect(body.errors?.[0]?.message).toContain('différentiel');
    await atelier.work();
  });
});
