import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { API_BASE, type Difference, type Importation } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { FLUX, IMPORTS, type Launched, lei, produit, useAtelier } from '../../testing/atelier.ts';
import type { Person } from '../../testing/world.ts';

const atelier = useAtelier();

/** Ids are those of a system: two feeds of tests must not share theirs. */
let serial = 100;
const next = () => {
  serial += 100;
  return serial;
};
const auberges = (from: number, count: number, nom = 'Auberge') =>
  Array.from({ length: count }, (_, rang) => produit(String(from + rang), `${nom} ${rang + 1}`));

const filled = async (nom: string, values: object = {}) => {
  const from = next();
  return { from, ...(await atelier.rempli(nom, 'lei', lei(...auberges(from, 10)), values)) };
};

const act = (person: Person, id: number, action: string) => person.call<Launched>('POST', `${IMPORTS}/${id}/${action}`);

/** A run that would remove most of a feed. */
async function suspect(nom: string) {
  const feed = await filled(nom);
  await feed.change(lei(...auberges(feed.from, 1)));
  return { ...feed, run: await feed.importer() };
}

describe('the list of imports', () => {
  it('shows a manager those of their entities, the latest first, by feed and by state', async () => {
    const here = await filled('Office lecteur');
    await filled('Office d’à côté');
    const again = await here.importer();
    const list = async (query: string) =>
      (await here.admin.call<{ items: Importation[]; total: number }>('GET', `${IMPORTS}?${query}`)).body.data;
    expect((await list('')).items.map(({ id }) => id)).toEqual([again.id, here.premier.id]);
    expect((await list('etat=suspect')).total).toBe(0);
    expect((await list(`systeme=lei&flux=${here.flux.id}&itemsPerPage=1&page=2`)).items).toMatchObject([
      { id: here.premier.id, annulable: false, compteurs: { crees: 10 } },
    ]);
  });

  it('shows super admins everything', async () => {
    const { premier } = await filled('Office vu de haut');
    const superAdmin = await atelier.world.person({ roles: ['ROLE_SUPER_ADMIN'] });
    const { body } = await superAdmin.call<{ items: Importation[] }>('GET', IMPORTS);
    expect(body.data.items.map(({ id }) => id)).toContain(premier.id);
  });
});

it('an import does not exist for another entity, whatever is asked of it', async () => {
  const { premier, from } = await filled('Office fermé');
  const { admin } = await atelier.office('Office indiscret');
  const calls = [
    ['GET', ''],
    ['GET', '/objets'],
    ['GET', `/objets/${from}`],
    ['GET', '/rejets'],
    ['GET', '/rejets/export'],
    ['GET', '/pages/page-1'],
    ['POST', '/confirmer'],
    ['POST', '/abandonner'],
    ['POST', '/annuler'],
    ['POST', '/relancer'],
  ] as const;
  for (const [method, path] of calls)
    expect(`${path} ${(await admin.call(method, `${IMPORTS}/${premier.id}${path}`)).status}`).toBe(`${path} 404`);
});

describe('the report of an import', () => {
  it('tells what it did record by record, and finds them by name and action', async () => {
    const { admin, from, change, importer } = await filled('Office détaillé');
    await change(lei(...auberges(from, 9), produit(String(from + 50), 'Été nouveau')));
    const run = await importer();
    expect(run.compteurs).toMatchObject({ crees: 1, retires: 1, inchanges: 9 });
    const changes = async (query: string) =>
      (
        await admin.call<{ items: { action: string; nom: string; objet: number }[]; total: number }>(
          'GET',
          `${IMPORTS}/${run.id}/objets?${query}`,
        )
      ).body.data;
    expect((await changes('')).total).toBe(2);
    expect((await changes('q=ete')).items).toMatchObject([{ nom: 'Été nouveau', action: 'cree' }]);
    expect((await changes('action=retire')).items).toMatchObject([{ nom: 'Auberge 10' }]);
    expect((await changes(`q=${from + 9}`)).total).toBe(1);
  });

  it('tells before and after of a record, even once later imports changed it again', async () => {
    const { admin, from, change, importer } = await filled('Office comparé');
    const rename = async (nom: string) => {
      await change(lei(produit(String(from), nom), ...auberges(from, 10).slice(1)));
      return importer();
    };
    const second = await rename('Auberge rénovée');
    await rename('Auberge vendue');
    const { body } = await admin.call<{ action: string; differences: Difference[] }>(
      'GET',
      `${IMPORTS}/${second.id}/objets/${from}`,
    );
    expect(body.data.action).toBe('modifie');
    expect(body.data.differences).toContainEqual({
      chemin: 'nom.fr',
      avant: 'Auberge 1',
      apres: 'Auberge rénovée',
    });
    expect((await admin.call('GET', `${IMPORTS}/${second.id}/objets/inconnu`)).status).toBe(404);
  });

  it('of a trial tells the same, from what it staged', async () => {
    const { admin, from, change, importer } = await filled('Office à blanc');
    await change(lei(produit(String(from), 'Auberge à venir'), ...auberges(from, 10).slice(1)));
    const run = await importer(true);
    const { body } = await admin.call<{ differences: Difference[] }>('GET', `${IMPORTS}/${run.id}/objets/${from}`);
    expect(body.data.differences).toContainEqual({ chemin: 'nom.fr', avant: 'Auberge 1', apres: 'Auberge à venir' });
  });

  it('compares with the run before', async () => {
    const { admin, premier, importer } = await filled('Office régulier');
    const second = await importer();
    const { body } = await admin.call('GET', `${IMPORTS}/${second.id}`);
    expect(body.data).toMatchObject({ precedente: { id: premier.id, compteurs: { crees: 10 } } });
  });

  it('lists the records that were refused, by cause and one by one, and as a file', async () => {
    const from = next();
    const { admin, premier } = await atelier.rempli(
      'Office refusé',
      'lei',
      lei(produit(String(from), 'Auberge'), produit(String(from + 1), ''), produit(String(from + 2), '')),
    );
    const path = `${IMPORTS}/${premier.id}`;
    const report = await admin.call('GET', path);
    expect(report.body.data).toMatchObject({ rejets: [{ nombre: 2 }] });
    const list = await admin.call<{ items: object[]; total: number }>('GET', `${path}/rejets?itemsPerPage=1`);
    expect(list.body.data).toMatchObject({ items: [{ identifiant: String(from + 1) }], total: 2 });
    const file = await atelier.world.app.inject({
      url: `${API_BASE}${path}/rejets/export`,
      headers: { authorization: `Bearer ${admin.tokens.token}` },
    });
    expect(file.headers['content-disposition']).toContain(`rejets-${premier.id}.csv`);
    expect(file.body.split('\r\n')).toHaveLength(4);
    expect(file.body).toContain('Identifiant;Position;Champ;Motif;Extrait');
  });
});

describe('an answer of the source', () => {
  const download = (person: Person, path: string) =>
    atelier.world.app.inject({
      url: `${API_BASE}${IMPORTS}/${path}`,
      headers: { authorization: `Bearer ${person.tokens.token}` },
    });

  it('is downloaded as it was received, as long as it is kept', async () => {
    const { admin } = await atelier.office('Office en ligne');
    const url = 'https://lei.example/flux.xml';
    atelier.reponses.set(url, lei(produit(String(next()), 'Auberge en ligne')));
    const flux = await atelier.flux(admin, 'lei', { origine: 'permanent', url });
    const run = await atelier.importer(admin, 'lei', flux.id);
    expect(run).toMatchObject({ etat: 'terminee' });
    const { body } = await admin.call<{ pages: { cle: string }[] }>('GET', `${IMPORTS}/${run.id}`);
    const [page] = body.data.pages;
    const answer = await download(admin, `${run.id}/pages/${page?.cle}`);
    expect(answer.body).toBe(atelier.reponses.get(url));
    expect(answer.headers['content-disposition']).toContain('attachment');
    expect((await download(admin, `${run.id}/pages/page-99`)).statusCode).toBe(404);
  });

  it('is never another file of the server', async () => {
    const { admin, premier } = await filled('Office curieux');
    await mkdir(join(atelier.imports, String(premier.id)), { recursive: true });
    await writeFile(join(atelier.imports, 'secret'), 'secret');
    for (const cle of ['..%2fsecret', '%2e%2e%2fsecret', '..%5csecret', 'a%00', 'A', '../secret']) {
      const answer = await download(admin, `${premier.id}/pages/${cle}`);
      expect(answer.statusCode, cle).toBeGreaterThanOrEqual(400);
      expect(answer.body).not.toBe('secret');
    }
  });
});

describe('a run that waits for a word', () => {
  it('is applied once it is given, however often it is said', async () => {
    const { admin, run, flux } = await suspect('Office d’accord');
    expect(run).toMatchObject({ etat: 'suspect', motif: expect.stringContaining('90\u00a0%') });
    const first = await act(admin, run.id, 'confirmer');
    expect(first.status).toBe(200);
    expect((await act(admin, run.id, 'confirmer')).body.data).toEqual(first.body.data);
    await atelier.work();
    expect(await atelier.rapport(admin, run.id)).toMatchObject({ etat: 'terminee', compteurs: { retires: 9 } });
    expect(await atelier.objets(admin, { fluxLei: [flux.id], statut: ['publie'] })).toHaveLength(1);
    expect((await act(admin, run.id, 'confirmer')).status).toBe(409);
    expect(await atelier.journal('importation', run.id)).toEqual(['importation.confirmer', 'importation.confirmer']);
  });

  it('is applied even where the task that read it has not quite ended', async () => {
    const { admin, run } = await suspect('Office pressé');
    await sql`UPDATE taches SET etat = 'en_cours', serveur = 'autre', bail_jusqu_a = now() + interval '1 minute', fin_le = NULL WHERE id = ${run.tache}`.execute(
      atelier.world.db,
    );
    const { body } = await act(admin, run.id, 'confirmer');
    expect(body.data.tache).not.toBe(run.tache);
    await atelier.work();
    expect(await atelier.rapport(admin, run.id)).toMatchObject({ etat: 'terminee' });
  });

  it('is given up for good, and touches nothing', async () => {
    const { admin, run, flux } = await suspect('Office en désaccord');
    expect((await act(admin, run.id, 'abandonner')).status).toBe(200);
    await atelier.work();
    expect(await atelier.rapport(admin, run.id)).toMatchObject({ etat: 'abandonnee' });
    expect((await act(admin, run.id, 'confirmer')).status).toBe(409);
    expect((await act(admin, run.id, 'abandonner')).status).toBe(409);
    expect(await atelier.objets(admin, { fluxLei: [flux.id], statut: ['publie'] })).toHaveLength(10);
    expect(await atelier.journal('importation', run.id)).toEqual(['importation.abandonner']);
  });

  it('gives its place to a later import', async () => {
    const { admin, run, from, change, importer } = await suspect('Office revenu');
    await change(lei(...auberges(from, 10)));
    expect(await importer()).toMatchObject({ etat: 'terminee', compteurs: { inchanges: 10 } });
    expect(await atelier.rapport(admin, run.id)).toMatchObject({
      etat: 'abandonnee',
      motif: 'Remplacé par un import plus récent.',
    });
  });

  it('is left alone by a trial', async () => {
    const { admin, run, importer } = await suspect('Office patient');
    expect(await importer(true)).toMatchObject({ etat: 'terminee', aBlanc: true });
    expect(await atelier.rapport(admin, run.id)).toMatchObject({ etat: 'suspect' });
  });

  it('and got it is the one that a new launch answers', async () => {
    const { admin, run, flux } = await suspect('Office impatient');
    await act(admin, run.id, 'confirmer');
    expect(await atelier.launch(admin, 'lei', flux.id)).toMatchObject({ importation: run.id });
    await atelier.work();
    expect(await atelier.rapport(admin, run.id)).toMatchObject({ etat: 'terminee' });
    expect((await atelier.launch(admin, 'lei', flux.id)).importation).not.toBe(run.id);
    await atelier.work();
  });
});

it('an import that waits in the queue is given up with its task', async () => {
  const { admin, flux } = await filled('Office qui renonce');
  const { importation, tache } = await atelier.launch(admin, 'lei', flux.id);
  expect((await act(admin, importation, 'abandonner')).status).toBe(200);
  await atelier.work();
  expect(await atelier.rapport(admin, importation)).toMatchObject({ etat: 'abandonnee' });
  const { body } = await admin.call('GET', `/api/administration/taches/${tache}`);
  expect(body.data).toMatchObject({ etat: 'annulee' });
});

describe('an import that is taken back', () => {
  it('gives every objet the state that it had, and suspends its feed', async () => {
    const { admin, from, flux, change, importer, premier } = await filled('Office repenti', { seuil: 100 });
    const state = async () =>
      (await atelier.objets(admin, { fluxLei: [flux.id], statut: ['publie'] })).map(({ id, nom }) => ({ id, nom }));
    const before = await state();
    await change(lei(...auberges(from, 3, 'Gîte'), produit(String(from + 60), 'Intrus')));
    const bad = await importer();
    expect(bad).toMatchObject({ annulable: true, compteurs: { modifies: 3, crees: 1, retires: 7 } });
    expect((await act(admin, premier.id, 'annuler')).status).toBe(409);
    const { status, body } = await act(admin, bad.id, 'annuler');
    expect(status).toBe(200);
    await atelier.work();
    expect(await atelier.rapport(admin, bad.id)).toMatchObject({
      etat: 'annulee',
      annulable: false,
      annuleePar: expect.stringContaining('Nom'),
    });
    expect(await atelier.rapport(admin, body.data.importation)).toMatchObject({ etat: 'terminee' });
    expect(await state()).toEqual(before);
    expect((await admin.call('GET', `${FLUX.lei}/${flux.id}`)).body.data).toMatchObject({ actif: false });
    expect(await atelier.journal('importation', bad.id)).toEqual(['importation.annuler']);
    expect((await act(admin, bad.id, 'annuler')).status).toBe(409);
  });

  it('is refused for a trial, and for one that waits', async () => {
    const { admin, importer, run } = await suspect('Office hésitant');
    const trial = await importer(true);
    expect((await act(admin, trial.id, 'annuler')).status).toBe(409);
    expect((await act(admin, run.id, 'annuler')).status).toBe(409);
  });

  it('is taken back while a trial is under way', async () => {
    const { admin, flux, premier } = await filled('Office en essai');
    await atelier.launch(admin, 'lei', flux.id, true);
    await act(admin, premier.id, 'annuler');
    await atelier.work();
    expect(await atelier.rapport(admin, premier.id)).toMatchObject({ etat: 'annulee' });
    expect(await atelier.objets(admin, { fluxLei: [flux.id], statut: ['publie'] })).toEqual([]);
  });
});

describe('an import that is launched again', () => {
  it('reads its feed as it is now', async () => {
    const { admin, premier, flux } = await filled('Office relancé');
    const { status, body } = await act(admin, premier.id, 'relancer');
    expect(status).toBe(200);
    await atelier.work();
    expect(await atelier.rapport(admin, body.data.importation)).toMatchObject({
      etat: 'terminee',
      flux: { id: flux.id },
      compteurs: { inchanges: 10 },
    });
    expect(await atelier.journal('importation', premier.id)).toEqual(['importation.relancer']);
  });

  it('is refused where its feed is in the trash', async () => {
    const { admin, premier, flux } = await filled('Office orphelin');
    await admin.call('DELETE', `${FLUX.lei}/${flux.id}?version=${flux.version}`);
    expect((await act(admin, premier.id, 'relancer')).status).toBe(409);
  });

  it('is refused where the imports of its system are switched off', async () => {
    const { admin, premier } = await filled('Office éteint');
    await atelier.world.setParametres({ enable_import_lei: false });
    expect((await act(admin, premier.id, 'relancer')).status).toBe(403);
    await atelier.world.setParametres({ enable_import_lei: true });
  });

  it('reads an announced export again where it was announced', async () => {
    const { admin } = await atelier.office('Office exporté');
    const flux = await atelier.flux(admin, 'apidae', { origine: 'export', projet: '7' });
    const urlRecuperation = 'https://export.example/perdu.zip';
    const body = { urlRecuperation, reinitialisation: false };
    const first = await admin.call<Launched>('POST', `${FLUX.apidae}/${flux.id}/notification`, body);
    await atelier.work();
    atelier.demandes.length = 0;
    expect((await act(admin, first.body.data.importation, 'relancer')).status).toBe(200);
    await atelier.work();
    expect(atelier.demandes).toContain(urlRecuperation);
  });
});
