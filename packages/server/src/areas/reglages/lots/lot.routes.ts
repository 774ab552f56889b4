import {
  BridgeError,
  configTraductionApidae,
  lotsDeTraductionApidae,
  pushLot,
  runTraductionApidae,
  undoTranslatedLot,
} from '@bridge/contract';
import type { CrudDependencies } from '../../../crud/crud.routes.ts';
import { readRecord } from '../../../crud/read/read.service.ts';
import type { Writing } from '../../../crud/write/writing.ts';
import { auditChange } from '../../../platform/audit.ts';
import { type Identity, owns } from '../../../platform/auth/identity.ts';
import type { Bind } from '../../../platform/http/endpoint.ts';
import { notNow } from '../ecritures/proposition.service.ts';
import { configDeLot } from './lot.portee.repository.ts';
import { lockLot, lotsDe, noteLot } from './lot.repository.ts';
import { askLot, launchLot } from './lot.service.ts';

const LAST = 20;

/** The routes of translations for Apidae: make them, look at them, send them, take them back. */
export function lotRoutes(bind: Bind, { db, registry, write }: CrudDependencies): void {
  const entry = registry.require(configTraductionApidae);

  /** A configuration of the person's own entity: a person with whom it is only shared may not spend with it. */
  async function owned({ tx, acteur }: Writing, identity: Identity, id: number) {
    const record = await readRecord(tx, entry, identity, id);
    if (!owns(acteur.scope, record.entiteId)) throw new BridgeError('accessDenied');
    const config = await configDeLot(tx, configTraductionApidae, id);
    if (!config?.actif)
      throw notNow('Cette configuration n’est pas active\u00a0: activez-la et enregistrez-la d’abord.');
    return config;
  }

  async function held({ tx, acteur }: Writing, id: number) {
    const lot = await lockLot(tx, id);
    if (lot === undefined || !owns(acteur.scope, lot.entite_id)) throw new BridgeError('notFound');
    const config = await configDeLot(tx, configTraductionApidae, lot.config);
    if (config === undefined) throw new BridgeError('notFound');
    return { lot, config };
  }

  bind(lotsDeTraductionApidae, async ({ identity, params }) => {
    const record = await readRecord(db, entry, identity, params.id);
    return { items: owns(identity.scope, record.entiteId) ? await lotsDe(db, params.id, LAST) : [] };
  });

  bind(runTraductionApidae, ({ identity, demande, params }) =>
    write(demande, async (writing) => {
      const config = await owned(writing, identity, params.id);
      const { id, nouveau } = await launchLot(writing.tx, config, writing.acteur.userId, writing.at);
      await told(writing, 'executer', config.id, id);
      return { lot: id, nouveau };
    }),
  );

  bind(pushLot, ({ demande, params }) =>
    write(demande, async (writing) => {
      const { lot, config } = await held(writing, params.id);
      if (lot.etat !== 'relecture' && lot.etat !== 'pousse') throw notNow('Ce lot n’a rien à pousser pour l’instant.');
      await noteLot(writing.tx, lot.id, { etat: 'envoi', message: '' });
      await askLot(writing.tx, lot.id, 'pousser', { config, demandePar: writing.acteur.userId }, writing.at);
      await told(writing, 'pousser', config.id, lot.id);
      return null;
    }),
  );

  bind(undoTranslatedLot, ({ demande, params }) =>
    write(demande, async (writing) => {
      const { lot, config } = await held(writing, params.id);
      if (lot.etat === 'annule' || lot.etat === 'vide') throw notNow('Ce lot n’a rien à annuler.');
      await askLot(writing.tx, lot.id, 'annuler', { config, demandePar: writing.acteur.userId }, writing.at);
      await told(writing, 'annuler', config.id, lot.id);
      return null;
    }),
  );

  const told = (writing: Writing, action: string, id: number, lot: number) =>
    auditChange(writing, {
      action: `configTraductionApidae.${action}`,
      target: { kind: configTraductionApidae.id, id },
      details: { lot },
    });
}
