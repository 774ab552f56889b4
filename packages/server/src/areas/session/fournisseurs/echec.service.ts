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

/** Notes why a provider failed. Administrators read it in the journal; the person who signs in does not. */
export type NoteEchec = (echec: Echec) => Promise<void>;

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
}

/** Notes failures in the log alone, for work whose outcome is told elsewhere. */
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
