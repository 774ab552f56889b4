import type { Annonce, EndpointAnswer, previsionDAnnonce, previsionDEspace } from '@bridge/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';
import { openRegie, type Regie } from './testing/regie.ts';

const world = useWorld();
let regie: Regie;
let first: Annonce;
const sold = async (values: object) =>
  (await regie.act(regie.responsable, await regie.annonce({ au: '2027-12-31', ...values }), 'valider')).body.data;

beforeAll(async () => {
  regie = await openRegie(world());
  await sql`UPDATE espaces SET capacite = 2`.execute(world().db);
  first = await sold({ du: '2026-09-01', poids: 30, objectifVues: 1_000 });
  await sold({ du: '2026-09-01', poids: 10 });
  // A hundred views each day of the last ten weeks.
  await sql`
    INSERT INTO comptes_annonce (annonce, espace, site, heure, genre, nombre)
    SELECT ${first.id}, ${regie.espace.id}, 1, date_trunc('hour', ${world().now}::timestamptz) - n * interval '1 day', 'vue', 100
    FROM generate_series(1, 70) AS n`.execute(world().db);
});

describe('What will be seen', () => {
  const PERIODE = 'du=2026-11-16&au=2026-11-25';

  it('in an espace is told with what it rests on, and how wrong it was', async () => {
    const path = `/api/annonces/space/${regie.espace.id}/prevision?${PERIODE}`;
    const { body } = await regie.responsable.call<EndpointAnswer<typeof previsionDEspace>>('GET', path);
    expect(body.data).toEqual({ vues: 1_000, semaines: 4, erreur: 0 });
  });

  it('of an annonce is its part, beside what was sold', async () => {
    const path = `/api/annonces/annonce/${first.id}/prevision`;
    const { body } = await regie.redacteur.call<EndpointAnswer<typeof previsionDAnnonce>>('GET', path);
    const days = (Date.parse('2027-12-31') - Date.parse('2026-11-15')) / 86_400_000 + 1;
    expect(body.data).toMatchObject({ vues: 7_000, objectif: 1_000 });
    expect(body.data.espaces).toEqual([
      expect.objectContaining({ nom: 'Pied de fiche', vues: days * 75, semaines: 4 }),
    ]);
  });

  it('of an annonce that is sold on a tag is told for the espaces that it may be in', async () => {
    const tag = await regie.responsable.call<{ id: number }>('POST', '/api/annonces/tagAnnonce', {
      libelle: { fr: 'Vélo' },
      code: 'velo-prevision',
    });
    const byTag = await sold({ du: '2026-09-01', poids: 10, espaces: [], tagsCibles: [tag.body.data.id] });
    const path = `/api/annonces/annonce/${byTag.id}/prevision`;
    const { body } = await regie.redacteur.call<EndpointAnswer<typeof previsionDAnnonce>>('GET', path);
    const days = (Date.parse('2027-12-31') - Date.parse('2026-11-15')) / 86_400_000 + 1;
    // Ten of fifty: beside thirty and ten.
    expect(body.data).toMatchObject({ parTags: true, espaces: [{ nom: 'Pied de fiche', vues: days * 20 }] });
  });

  it('is told to nobody of another entity', async () => {
    const elsewhere = await regie.person('ROLE_ANNONCE_ADMIN', await world().createEntite('Ailleurs'));
    for (const path of [`space/${regie.espace.id}/prevision?${PERIODE}`, `annonce/${first.id}/prevision`])
      expect((await elsewhere.call('GET', `/api/annonces/${path}`)).status).toBe(404);
  });
});
