import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { insertDocumentes } from '../../publication/web/testing/site.ts';
import { jobContext } from '../../testing/job-context.ts';
import { useWorld } from '../../testing/use-world.ts';
import { registreJob } from './registre.job.ts';

const world = useWorld();

it('every objet gets its lines, whichever half works on it, and the same ones the second time', async () => {
  const { db, engine } = world();
  await world().setParametres({ bridge_languages: ['fr', 'en', 'de'] });
  const entite = await world().createEntite('Office du registre');
  const objets = Array.from({ length: 7 }, (_, rang) => ({
    colonnes: { entite_id: entite },
    document: { resume: { fr: `Texte ${rang}.`, ...(rang % 2 === 0 && { en: `Text ${rang}.` }) } },
  }));
  const ids = await insertDocumentes(db, objets);
  const work = () =>
    registreJob({ registry: engine.registry }).run(jobContext({ db, now: () => world().now }, { importation: null }));
  const lines = async () => {
    const { rows } = await sql<{ id: number; sujet: number; langue: string; etat: string }>`
      SELECT id, sujet, langue, etat FROM traductions WHERE ressource = 'objet' AND entite_id = ${entite} ORDER BY sujet, langue`.execute(
      db,
    );
    return rows;
  };
  expect(await work()).toMatchObject({ objets: 7 });
  const first = await lines();
  expect(first.map(({ sujet, langue, etat }) => [sujet, langue, etat])).toEqual(
    ids.flatMap((id, rang) => [
      [id, 'de', 'manquante'],
      [id, 'en', rang % 2 === 0 ? 'a_jour' : 'manquante'],
    ]),
  );
  await work();
  expect(await lines()).toEqual(first);
});
