import {
  BridgeError,
  type Planification,
  planification,
  runPlanification,
  sendGenerationAgain,
} from '@bridge/contract';
import type { Registry } from '../../../crud/registry.ts';
import { takeRecord } from '../../../crud/write/record.service.ts';
import type { Write } from '../../../crud/write/writing.ts';
import { auditChange } from '../../../platform/audit.ts';
import { owns } from '../../../platform/auth/identity.ts';
import type { Bind } from '../../../platform/http/endpoint.ts';
import { lockGeneration } from '../../../publication/print/generations/generations.repository.ts';
import { mayDecide, notNow } from '../decision.ts';
import { askEnvois } from '../envois/envoi.service.ts';
import { askParution } from './parution.service.ts';
import { entiteDe, planificationLue } from './planification.repository.ts';

interface Dependencies {
  readonly registry: Registry;
  readonly write: Write;
}

/** The actions on planifications: appear now, and send again. */
export function parutionRoutes(bind: Bind, { registry, write }: Dependencies): void {
  const entry = registry.require(planification);

  bind(runPlanification, ({ demande, params }) =>
    write(demande, async (writing) => {
      const { tx, acteur, at } = writing;
      const record: Planification = await takeRecord(writing, entry, params.id, { unversioned: true });
      if (record.supprimeLe !== null) throw new BridgeError('inTrash');
      if (!record.actif) throw notNow('Cette planification est suspendue\u00a0: reprenez-la d’abord.');
      const generations = await askParution(tx, record, acteur.userId, at);
      const target = { kind: planification.id, id: record.id };
      await auditChange(writing, { action: 'planification.executer', target });
      return { generations };
    }),
  );

  bind(sendGenerationAgain, ({ demande, params, body }) =>
    write(demande, async (writing) => {
      const { tx, acteur, at } = writing;
      const found = await lockGeneration(tx, params.id);
      if (found === undefined || !owns(acteur.scope, found.entite_id)) throw new BridgeError('notFound');
      const record = await planificationLue(tx, found.planification);
      if (record === undefined) throw notNow('Ce document n’est d’aucune planification\u00a0: il n’a pas d’envoi.');
      // Only people who may change the planification write to its readers.
      const isTheirs = owns(acteur.scope, entiteDe(record));
      if (!isTheirs || !mayDecide(acteur, record)) throw new BridgeError('accessDenied');
      if (found.etat !== 'validee') throw notNow('Seul un document validé s’envoie.');
      const envois = await askEnvois(tx, found, { demandePar: acteur.userId, echecs: body.echecs }, at);
      const target = { kind: 'generation', id: found.id };
      await auditChange(writing, { action: 'generation.renvoyer', target, details: { envois } });
      return { envois };
    }),
  );
}
