import {
  assignTraductions,
  BridgeError,
  COUVERTURES,
  decideSegment,
  decideTraductions,
  exportTraductions,
  getCouverture,
  getSegment,
  importTraductions,
  type PartDeCouverture,
  proposeSegment,
} from '@bridge/contract';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import { attemptEach } from '../../crud/life/ensemble.ts';
import { auditChange } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Outside } from '../../platform/net/outside.types.ts';
import { fichierDe } from './fichier/export.ts';
import { readBack } from './fichier/retour.ts';
import { propose } from './proposition.service.ts';
import { assign, couverturePar, isPersonne } from './segment.repository.ts';
import { decide, lignesVues, ligneVue, segmentDe } from './segment.service.ts';

interface Dependencies extends CrudDependencies {
  readonly clock: Clock;
  readonly outside: Pick<Outside, 'read'>;
}

/** The routes of the ledger: coverage, texts one by one, files. */
export function traductionsRoutes(bind: Bind, dependencies: Dependencies): void {
  const { db, write } = dependencies;

  bind(getCouverture, async ({ identity: { scope }, query: { langue } }) => {
    const parts = await Promise.all(
      // The comparison by language covers all languages, whichever one is open.
      COUVERTURES.map((par) => couverturePar(db, par, { scope, langue: par === 'langue' ? undefined : langue })),
    );
    const [langues = [], type = [], commune = [], genre = []] = parts as PartDeCouverture[][];
    return { langue: langues, type, commune, genre };
  });

  bind(getSegment, ({ identity, params }) => segmentDe(db, dependencies, identity, params.id));

  bind(decideSegment, async ({ identity, params, body, demande }) => {
    await write(demande, async (writing) => {
      await decide(dependencies, writing, await ligneVue(writing.tx, dependencies, identity, params.id), body);
      return null;
    });
    return segmentDe(db, dependencies, identity, params.id);
  });

  bind(decideTraductions, ({ identity, body: { ids, geste }, demande }) =>
    write(demande, async (writing) => {
      const vues = await lignesVues(writing.tx, dependencies, identity, ids);
      return attemptEach(writing, ids, async (id) => {
        const ligne = vues.get(id);
        if (ligne === undefined) throw new BridgeError('notFound');
        await decide(dependencies, writing, ligne, { geste });
      });
    }),
  );

  bind(proposeSegment, async ({ identity, params, body }) => {
    const ligne = await ligneVue(db, dependencies, identity, params.id);
    await propose(dependencies, identity, ligne, body.configuration);
    return segmentDe(db, dependencies, identity, params.id);
  });

  bind(assignTraductions, ({ identity: { scope }, body: { ids, a }, demande }) =>
    write(demande, async (writing) => {
      if (a !== null && !(await isPersonne(writing.tx, a, scope))) throw new BridgeError('notFound');
      const nombre = await assign(writing.tx, ids, a, scope);
      await auditChange(writing, { action: 'traduction.assigner', details: { nombre, a } });
      return { nombre };
    }),
  );

  bind(exportTraductions, ({ identity, query }) => fichierDe(dependencies, identity, query));
  bind(importTraductions, ({ identity, body, demande }) => readBack(dependencies, identity, demande, body));
}
