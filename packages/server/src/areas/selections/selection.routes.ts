import {
  BridgeError,
  type BrouillonDeSelection,
  communesDuCatalogue,
  compareSelections,
  comptesDeSelections,
  countSelection,
  evaluateSelection,
  explainSelection,
  exportSelection,
  facettesDeSelection,
  MOST_OBJETS_CHOISIS,
  MOST_POINTS,
  objetsDeSelection,
  pointsDeSelection,
  selection,
  tri,
  vocabulaireDesRegles,
  volumesDeSelection,
} from '@bridge/contract';
import { pointsFound } from '../../catalogue/points.repository.ts';
import { compareQuestions } from '../../catalogue/selection/comparaison.repository.ts';
import {
  atOnce,
  countOf,
  idsOf,
  pageOf,
  retainedWhere,
  settled,
} from '../../catalogue/selection/evaluation.repository.ts';
import { explain } from '../../catalogue/selection/explication.service.ts';
import { exportSelection as exported, MOST_EXPORTED } from '../../catalogue/selection/export.service.ts';
import { facettesOf } from '../../catalogue/selection/facettes.repository.ts';
import { openQuestion, type Question } from '../../catalogue/selection/question.ts';
import { communesFound, wordsOfRules } from '../../catalogue/selection/vocabulaire.repository.ts';
import { volumesOf } from '../../catalogue/selection/volume.repository.ts';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import { namesIn, readRecord } from '../../crud/read/read.service.ts';
import { idsInUse } from '../../crud/read/record.repository.ts';
import { type Identity, owns, type Scope } from '../../platform/auth/identity.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import { triedScope } from '../cadre.ts';
import { countSeen } from './compte.service.ts';
import { brouillonOf } from './selection.server.ts';

/** Milliseconds after which a list shows the numbers known so far; it asks for the others when it is drawn again. */
const PATIENCE = 8_000;

/** The contents of sélections for the channels of their entity, as far as the person sees them. */
export function selectionRoutes(bind: Bind, dependencies: CrudDependencies & { readonly clock: Clock }): void {
  const { db, registry, clock } = dependencies;
  const [entry, tris] = [registry.require(selection), registry.require(tri)];

  /** Reads an answer from one snapshot. */
  const asked = <T>(
    identity: Identity,
    {
      brouillon,
      parametres = {},
    }: { brouillon: BrouillonDeSelection; parametres?: Record<string, unknown> | undefined },
    answer: (tx: Db, question: Question) => Promise<T>,
  ): Promise<T> =>
    atOnce(db, async (tx) => {
      await checkTri(tx, identity.scope, brouillon.tri);
      const scope = await triedScope(tx, identity, brouillon.entiteId);
      const question = await openQuestion(tx, { brouillon, scope, parametres, at: clock.now() });
      return answer(tx, await settled(tx, question));
    });

  /** A person cannot try an order that they do not see. */
  const checkTri = async (tx: Db, scope: Scope, id: number | null) => {
    if (id === null || (await idsInUse(tx, tris, scope, [id], selection.id)).length > 0) return;
    const message = 'Ce tri n’existe plus, ou vous n’y avez pas accès. Choisissez-en un autre.';
    throw new BridgeError('invalidInput', { errors: [{ path: 'brouillon.tri', message }] });
  };

  /** The sélection is read in the transaction that evaluates it, so that an answer is of one version. */
  const saved = async (tx: Db, identity: Identity, id: number) => await readRecord(tx, entry, identity, id);

  bind(countSelection, ({ identity, body }) =>
    asked(identity, body, async (tx, question) => {
      const total = await countOf(tx, question);
      if (question.scope === identity.scope) return { total, enPlus: 0 };
      const { retenus: _, ...open } = question;
      return { total, enPlus: Math.max((await countOf(tx, { ...open, scope: identity.scope })) - total, 0) };
    }),
  );

  bind(evaluateSelection, ({ identity, body }) =>
    asked(identity, body, async (tx, question) => {
      const { page, itemsPerPage } = body;
      const items = await pageOf(tx, question, { offset: (page - 1) * itemsPerPage, limit: itemsPerPage });
      return { items, total: await countOf(tx, question) };
    }),
  );

  bind(pointsDeSelection, ({ identity, body }) =>
    asked(identity, body, (tx, question) => pointsFound(tx, retainedWhere(question), MOST_POINTS)),
  );

  bind(facettesDeSelection, ({ identity, body }) =>
    asked(identity, body, async (tx, question) => ({
      facettes: await facettesOf(tx, question, body.facettes, identity.language),
    })),
  );

  bind(explainSelection, ({ identity, body }) =>
    asked(identity, body, async (tx, question) => {
      const { brouillon, objet } = body;
      const noms = await namesIn(registry, tx, selection, [brouillon], identity, 'drafts');
      return explain(tx, { question, brouillon, objet, noms, seen: identity.scope });
    }),
  );

  bind(objetsDeSelection, ({ identity, body }) =>
    asked(identity, body, async (tx, question) => ({
      ids: await idsOf(tx, question, { offset: 0, limit: MOST_OBJETS_CHOISIS }),
      total: await countOf(tx, question),
    })),
  );

  bind(compareSelections, ({ identity, query }) => {
    const at = clock.now();
    return atOnce(db, async (tx) => {
      const [a, b] = [await saved(tx, identity, query.a), await saved(tx, identity, query.b)];
      const open = async (record: typeof a) => {
        const scope = await triedScope(tx, identity, record.entiteId);
        return openQuestion(tx, { brouillon: brouillonOf(record), scope, at });
      };
      const [deA, deB] = [await open(a), await open(b)];
      return {
        a: { id: a.id, nom: a.nom, total: await countOf(tx, deA) },
        b: { id: b.id, nom: b.nom, total: await countOf(tx, deB) },
        ...(await compareQuestions(tx, deA, deB)),
      };
    });
  });

  bind(comptesDeSelections, async ({ identity, query }) => {
    const items: { id: number; nombre: number }[] = [];
    const until = performance.now() + PATIENCE;
    for (const id of new Set(query.ids)) {
      if (performance.now() > until) break;
      const nombre = await countSeen(db, { entry, identity, id, at: clock.now() });
      if (nombre !== null) items.push({ id, nombre });
    }
    return { items };
  });

  bind(volumesDeSelection, async ({ identity, params }) => {
    const { id, entiteId } = await readRecord(db, entry, identity, params.id);
    // The stored numbers are the owner's: other readers count what they see.
    const volumes = owns(identity.scope, entiteId) ? await volumesOf(db, id) : [];
    return { volumes: volumes.map(({ le, ...volume }) => ({ ...volume, le: le.toISOString() })) };
  });

  bind(exportSelection, async ({ identity, params, query }) => {
    const chosen = await atOnce(db, async (tx) => {
      const record = await saved(tx, identity, params.id);
      const { code, nom } = record;
      const question = await openQuestion(tx, {
        brouillon: brouillonOf(record),
        scope: await triedScope(tx, identity, record.entiteId),
        at: clock.now(),
      });
      return {
        code,
        nom,
        question,
        ids: await idsOf(tx, await settled(tx, question), { offset: 0, limit: MOST_EXPORTED }),
      };
    });
    return exported(db, { ...chosen, format: query.format });
  });

  bind(communesDuCatalogue, async ({ identity, query }) => ({
    items: await communesFound(db, identity.scope, query.q),
  }));

  bind(vocabulaireDesRegles, ({ identity }) => wordsOfRules(db, identity.scope, identity.language));
}
