import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textesEnVigueur } from '../../catalogue/bloc/textes-en-vigueur.repository.ts';
import { removeText, saveText } from '../../catalogue/fiche.repository.ts';
import { porteeDuRegistre } from '../../catalogue/registre/portee.repository.ts';
import { refreshObjets } from '../../catalogue/registre/registre.repository.ts';
import { createLog } from '../../platform/log.ts';
import { createOutside } from '../../platform/net/outside.ts';
import { create, insertDocumentes } from '../../publication/web/testing/site.ts';
import { scale } from '../../testing/scale.ts';
import { useWorld } from '../../testing/use-world.ts';
import { type Panne, Services } from './testing/services.ts';
import { traductionJob } from './traduction.job.ts';

const world = useWorld();
const services = new Services();
let adresse = '';
beforeAll(async () => {
  adresse = await services.open();
  await world().setParametres({ activer_trad_deepl: true, bridge_languages: ['fr', 'en'] });
});
afterAll(() => services.close());

const place = fc.integer({ min: 0, max: 2 });
const mot = fc.constantFrom('lac', 'pré', 'bois', 'gué');
/** What happens to three texts: imports, people, machines that succeed or fail. */
const geste = fc.oneof(
  fc.record({ quoi: fc.constant('import' as const), place, fr: mot, en: fc.option(mot) }),
  fc.record({ quoi: fc.constant('ecrire' as const), place, texte: mot }),
  fc.record({ quoi: fc.constant('rendre' as const), place }),
  fc.record({
    quoi: fc.constant('machine' as const),
    panne: fc.constantFrom<Panne>(undefined, 429, 456, 500, 'coupure'),
  }),
);

it('no sequence of imports, edits, runs and failures loses or overwrites what a person wrote', async () => {
  const { db, engine } = world();
  const entite = await world().createEntite('Office du hasard');
  const admin = await world().person({ roles: ['ROLE_ADMIN'], entiteId: entite });
  const config = {
    nom: 'Hasard',
    fournisseur: 'deepl-free',
    cle: services.cle,
    adresse,
    languesCibles: ['en'],
    champs: ['resume'],
  };
  const { id: configuration } = await create(admin, '/reglages/deeplTranslationConfig', {
    ...config,
    relecture: false,
    actif: true,
  });
  const outside = createOutside({ allowed: [new URL(adresse).host], clock: { now: () => new Date() } });
  const job = traductionJob({ engine, outside, publicUrl: 'https://x.fr', after: async () => undefined });
  const run = () =>
    job
      .run({
        db,
        tache: 1,
        donnees: { configuration, importation: null },
        clock: { now: () => world().now },
        log: createLog('silent'),
        guard: async () => undefined,
        note: () => undefined,
        progress: () => undefined,
        signal: new AbortController().signal,
      })
      .catch(() => undefined);
  const refresh = (ids: readonly number[]) =>
    db.transaction().execute(async (tx) => refreshObjets(tx, ids, await porteeDuRegistre(tx), world().now));

  await fc.assert(
    fc.asyncProperty(fc.array(geste, { maxLength: 12 }), async (gestes) => {
      const document = { resume: { fr: 'Au départ' } };
      const ids = await insertDocumentes(
        db,
        [1, 2, 3].map(() => ({ colonnes: { entite_id: entite }, document })),
      );
      await refresh(ids);
      const ecrits = new Map<number, string>();
      for (const one of gestes) {
        const objet = 'place' in one ? (ids[one.place] ?? 0) : 0;
        const where = { objet, entite, champ: 'resume', langue: 'en' } as const;
        if (one.quoi === 'import') {
          const resume = JSON.stringify({ fr: one.fr, ...(one.en === null ? {} : { en: one.en }) });
          await sql`UPDATE objet_documents SET document = jsonb_set(document, '{resume}', ${resume}::jsonb) WHERE objet_id = ${objet}`.execute(
            db,
          );
          await refresh([objet]);
        } else if (one.quoi === 'ecrire') {
          await saveText(db, { ...where, valeur: `une personne : ${one.texte}`, by: null, at: world().now });
          ecrits.set(objet, `une personne : ${one.texte}`);
          await refresh([objet]);
        } else if (one.quoi === 'rendre') {
          await removeText(db, where);
          ecrits.delete(objet);
          await refresh([objet]);
        } else {
          services.panne = () => one.panne;
          await run();
        }
        const shown = await textesEnVigueur(db, { ids, entite });
        for (const [id, valeur] of ecrits)
          expect(shown.filter((texte) => texte.id === id && texte.langue === 'en')).toMatchObject([
            { valeur, automatique: false },
          ]);
        const { rows } = await sql<{ sujet: number }>`
          SELECT sujet FROM traductions WHERE sujet = ANY(${[...ids]}::bigint[]) AND ressource = 'objet' AND origine = 'humain'`.execute(
          db,
        );
        expect(rows.map(({ sujet }) => sujet).sort()).toEqual([...ecrits.keys()].sort());
      }
    }),
    { numRuns: scale(10, 100) },
  );
});
