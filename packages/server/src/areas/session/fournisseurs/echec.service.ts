import { recordAudit } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Log } from '../../../platform/log.ts';
import type { Db } from '../../../schema.ts';
import type { EtapeDuVoyage } from './echec.rules.ts';

export interface Echec {
  readonly fournisseur: { readonly id: number; readonly nom: string };
  readonly etape: EtapeDuVoyage;
  readonly raison: string;
}

/** Keeps what a provider failed by. Who signs in is told nothing of it; their administrators read it in the journal. */
export type NoteEchec = (echec: Echec) => Promise<void>;

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
}

/** In the log alone: for work that nobody waits for, whose own outcome is told elsewhere. */
export function logEchec(log: Pick<Log, 'warn'>): NoteEchec {
  return async ({ fournisseur, etape, raison }) =>
    log.warn({ fournisseur: fournisseur.id, etape, raison }, 'an identity provider failed');
}

export function createNoteEchec({ db, clock, log }: Dependencies): NoteEchec {
  const tell = logEchec(log);
  return async (echec) => {
    await tell(echec);
    const { fournisseur, etape, raison } = echec;
    const target = { kind: 'fournisseur', id: fournisseur.id };
    const details = { fournisseur: fournisseur.nom, etape, raison };
    await recordAudit(db, { at: clock.now(), action: 'fournisseur.echouer', by: null, target, details });
  };
}
