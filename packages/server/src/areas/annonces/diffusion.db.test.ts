import type { DiffusionVue, StatistiquesDAnnonce } from '@bridge/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';
import type { Person } from '../../testing/world.ts';
import { openRegie, type Regie } from './testing/regie.ts';

const world = useWorld();
let regie: Regie;
let id = 0;

beforeAll(async () => {
  regie = await openRegie(world());
  const annonce = await regie.annonce({ jours: ['samedi', 'dimanche'] });
  id = annonce.id;
  await regie.act(regie.responsable, annonce, 'valider');
});

const at = (jour: string, heure = '10:00', besides = '') => `diffusion?jour=${jour}&heure=${heure}&langue=fr${besides}`;
const ask = (by: Person, question: string) =>
  by.call<{ items: DiffusionVue[] }>('GET', `/api/annonces/annonce/${id}/${question}`);
const raison = async (question: string) => {
  const { body } = await ask(regie.redacteur, question);
  return body.data.items.map(({ parait, raison: said }) => `${parait} ${said}`);
};

describe('the preview of an annonce', () => {
  it('says that it is shown, or why not, at a page, a day and an hour', async () => {
    expect(await raison(at('2027-07-10'))).toEqual(['true Elle paraît.']);
    expect(await raison(at('2027-07-12'))).toEqual(['false Pas ce jour\u00a0: samedi et dimanche.']);
    expect((await raison(at('2027-10-02')))[0]).toMatch(/^false Terminé/);
  });

  it('is the same choice for an espace, where others go first', async () => {
    const seule = await regie.annonce({ nom: 'Seule', priorite: 'exclusif', du: '2027-09-01', au: '2027-09-30' });
    await regie.act(regie.responsable, seule, 'valider');
    const { body } = await regie.responsable.call<{ items: DiffusionVue[] }>(
      'GET',
      `/api/annonces/space/${regie.espace.id}/${at('2027-09-04')}`,
    );
    expect(body.data.items.map(({ annonce, parait }) => [annonce?.nom, parait])).toEqual([['Seule', true]]);
  });

  it('tells what its visual and its site keep away, as pages do', async () => {
    const media = await regie.media({ droits: JSON.stringify({ du: null, au: '2027-07-01' }) });
    await sql`UPDATE annonces SET creations = jsonb_set(jsonb_set(creations, '{0,titre}', '""'), '{0,media}',
      jsonb_build_object('ref', 'media', 'id', ${media}::bigint)) WHERE id = ${id}`.execute(world().db);
    expect((await raison(at('2027-07-10')))[0]).toMatch(/^false Son visuel ne peut pas être montré/);
    await sql`UPDATE annonces SET creations = jsonb_set(creations, '{0,titre}', '"Louez un vélo"'), sites = '{999}' WHERE id = ${id}`.execute(
      world().db,
    );
    expect((await raison(at('2027-07-10')))[0]).toMatch(/^false Elle ne paraît pas sur ce site/);
    await sql`UPDATE annonces SET sites = '{}' WHERE id = ${id}`.execute(world().db);
    expect(await raison(at('2027-07-10'))).toEqual(['true Elle paraît.']);
  });

  it('of hours that never come is refused before it is saved', async () => {
    const { status, body } = await regie.tryAnnonce({ deHeure: 9, aHeure: 9 });
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'aHeure']);
  });

  it('is told to who may change it alone, and so are its numbers', async () => {
    const stranger = await regie.person('ROLE_ANNONCE_ADMIN', await world().createEntite('Ailleurs'));
    for (const question of [at('2027-07-10'), 'statistiques?du=2027-07-01&au=2027-07-31'])
      expect((await ask(stranger, question)).status).toBe(404);
    await sql`UPDATE annonces SET partage = 'toutes' WHERE id = ${id}`.execute(world().db);
    for (const question of [at('2027-07-10'), 'statistiques?du=2027-07-01&au=2027-07-31'])
      expect((await ask(stranger, question)).status).toBe(403);
  });
});

describe('the numbers of an annonce', () => {
  it('are those of its hours on sites and on screens, in days of Paris; a showing that was interrupted is none', async () => {
    await sql`INSERT INTO comptes_annonce (annonce, espace, site, heure, genre, nombre) VALUES
      (${id}, ${regie.espace.id}, 1, '2027-07-10T21:00:00Z', 'vue', 40), (${id}, ${regie.espace.id}, 1, '2027-07-10T22:00:00Z', 'vue', 2),
      (${id}, ${regie.espace.id}, 1, '2027-07-10T22:00:00Z', 'clic', 1)`.execute(world().db);
    await sql`INSERT INTO passages_par_heure (entite_id, ecran_id, heure, diaporama, diapositive, annonce, passages, millisecondes, interrompus, echecs)
      VALUES (${regie.office}, 9, '2027-07-11T08:00:00Z', 1, 'a', ${id}, 15, 1000, 3, 2),
      (${regie.office}, 9, '2027-07-12T08:00:00Z', 1, 'a', ${id}, 4, 1000, 4, 0)`.execute(world().db);
    const { body } = await regie.redacteur.call<StatistiquesDAnnonce>(
      'GET',
      `/api/annonces/annonce/${id}/statistiques?du=2027-07-01&au=2027-07-31`,
    );
    expect(body.data.total).toEqual({ vues: 42, clics: 1, passages: 12, parutions: 0 });
    expect(body.data.jours).toEqual([
      { jour: '2027-07-10', vues: 40, clics: 0, passages: 0, parutions: 0 },
      { jour: '2027-07-11', vues: 2, clics: 1, passages: 12, parutions: 0 },
    ]);
    expect(body.data.lieux).toHaveLength(2);
  });
});
