import type { Difference, Importation } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { IMPORTS, lei, produit, useAtelier } from '../../testing/atelier.ts';
import { auberges, filled } from './testing/importations.ts';

const atelier = useAtelier();

describe('the list of imports', () => {
  it('shows a manager those of their entities, the latest first, by feed and by state', async () => {
    const here = await filled(atelier, 'Office lecteur');
    await filled(atelier, 'Office d’à côté');
    const again = await here.runImport();
    const list = async (query: string) =>
      (await here.admin.call<{ items: Importation[]; total: number }>('GET', `${IMPORTS}?${query}`)).body.data;
    expect((await list('')).items.map(({ id }) => id)).toEqual([again.id, here.premier.id]);
    const filtered = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;
    expect((await list(filtered({ etat: ['suspect'] }))).total).toBe(0);
    expect((await list(`${filtered({ fluxLei: [here.flux.id] })}&itemsPerPage=1&page=2`)).items).toMatchObject([
      { id: here.premier.id, annulable: false, compteurs: { crees: 10 }, variation: null },
    ]);
    expect((await list(filtered({ fluxApidae: [here.flux.id] }))).total).toBe(0);
  });

  it('shows super admins everything', async () => {
    const { premier } = await filled(atelier, 'Office vu de haut');
    const superAdmin = await atelier.world.person({ roles: ['ROLE_SUPER_ADMIN'] });
    const { body } = await superAdmin.call<{ items: Importation[] }>('GET', IMPORTS);
    expect(body.data.items.map(({ id }) => id)).toContain(premier.id);
  });
});

it('an import does not exist for another entity, whatever is asked of it', async () => {
  const { premier, from } = await filled(atelier, 'Office fermé');
  const { admin } = await atelier.office('Office indiscret');
  const calls = [
    ['GET', ''],
    ['GET', '/objets'],
    ['GET', `/objets/${from}`],
    ['GET', '/rejets'],
    ['GET', '/rejets/export'],
    ['GET', '/pages'],
    ['GET', '/pages/page-1'],
    ['POST', '/confirmer'],
    ['POST', '/abandonner'],
    ['POST', '/annuler'],
    ['POST', '/relancer'],
    ['GET', '/laisses'],
    ['GET', `/comparer/${premier.id}`],
    ['GET', `/comparer/${premier.id}/objets`],
  ] as const;
  for (const [method, path] of calls)
    expect(`${path} ${(await admin.call(method, `${IMPORTS}/${premier.id}${path}`)).status}`).toBe(`${path} 404`);
});

describe('the report of an import', () => {
  it('tells what it did record by record, and finds them by name and action', async () => {
    const { admin, from, change, runImport } = await filled(atelier, 'Office détaillé');
    await change(lei(...auberges(from, 9), produit(String(from + 50), 'Été nouveau')));
    const run = await runImport();
    expect(run).toMatchObject({ compteurs: { crees: 1, retires: 1, inchanges: 9 }, avant: 10, variation: 0 });
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
    const { admin, from, change, runImport } = await filled(atelier, 'Office comparé');
    const rename = async (nom: string) => {
      await change(lei(produit(String(from), nom), ...auberges(from, 10).slice(1)));
      return runImport();
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

  it('tells nothing of an objet that went to another entity since', async () => {
    const { admin, from, premier, change, runImport } = await filled(atelier, 'Office quitté');
    await change(lei(produit(String(from), 'Auberge rénovée'), ...auberges(from, 10).slice(1)));
    const run = await runImport();
    const { entiteId } = await atelier.office('Office repreneur');
    await sql`
      UPDATE objets SET entite_id = ${entiteId}, partage = 'prive', nom = 'Secret du repreneur'
      WHERE identifiant = ${String(from)}`.execute(atelier.world.db);
    await sql`
      UPDATE objet_documents SET document = jsonb_set(document, '{nom,fr}', '"Secret du repreneur"')
      FROM objets WHERE objets.id = objet_id AND objets.identifiant = ${String(from)}`.execute(atelier.world.db);
    const read = async (path: string) => JSON.stringify((await admin.call('GET', `${IMPORTS}/${run.id}${path}`)).body);
    expect(await read('/objets')).toContain(`"identifiant":"${from}","nom":"","action":"modifie","objet":null`);
    for (const path of ['/objets', `/objets/${from}`, `/comparer/${premier.id}/objets`])
      expect(`${path} ${await read(path)}`).not.toContain('Secret');
    expect((await admin.call('GET', `${IMPORTS}/${run.id}/objets/${from}`)).status).toBe(404);
  });

  it('of a trial tells the same, from what it staged', async () => {
    const { admin, from, change, runImport } = await filled(atelier, 'Office à blanc');
    await change(lei(produit(String(from), 'Auberge à venir'), ...auberges(from, 10).slice(1)));
    const run = await runImport(true);
    const { body } = await admin.call<{ differences: Difference[] }>('GET', `${IMPORTS}/${run.id}/objets/${from}`);
    expect(body.data.differences).toContainEqual({ chemin: 'nom.fr', avant: 'Auberge 1', apres: 'Auberge à venir' });
  });

  it('compares with the run before, and names whom to call at the source', async () => {
    const { admin, premier, runImport } = await filled(atelier, 'Office régulier', { contact: 'Mme Roux' });
    const second = await runImport();
    const { body } = await admin.call('GET', `${IMPORTS}/${second.id}`);
    expect(body.data).toMatchObject({ precedente: premier.id, contact: 'Mme Roux' });
  });
});
