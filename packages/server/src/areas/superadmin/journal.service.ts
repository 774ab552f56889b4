import {
  actionLabel,
  BridgeError,
  changeLabel,
  type FiltreJournal,
  LARGEST_EXPORT,
  type LigneJournal,
  targetLabel,
  valueText,
} from '@bridge/contract';
import { recordAudit } from '../../platform/audit.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { Clock } from '../../platform/clock.ts';
import { csvAnswer } from '../../platform/http/csv.ts';
import type { FileAnswer } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import { linesBefore, numberOfLines } from './journal.repository.ts';

const AT_ONCE = 1_000;
const HEADER = ['Date', 'Action', 'Au nom de', 'Par', 'Cible', 'Numéro', 'Adresse réseau', 'Détails'];
const paris = new Intl.DateTimeFormat('fr', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Paris' });

/** The lines as filtered, for a spreadsheet. Who took them away is noted too. */
export async function exportLines(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  identity: Identity,
  filtre: FiltreJournal,
  ip: string,
): Promise<FileAnswer> {
  if ((await numberOfLines(db, filtre)) > LARGEST_EXPORT) throw new BridgeError('tooManyRows');
  const at = clock.now();
  await recordAudit(db, { at, action: 'journal.exporter', by: identity, details: { ...filtre }, ip });
  return csvAnswer(`journal-${at.toISOString().slice(0, 10)}.csv`, HEADER, rows(db, filtre));
}

async function* rows(db: Db, filtre: FiltreJournal): AsyncGenerator<string[]> {
  for (let before: number | undefined; ; ) {
    const lines = await linesBefore(db, filtre, before, AT_ONCE);
    for (const line of lines) yield cellsOf(line);
    before = lines.at(-1)?.id;
    if (lines.length < AT_ONCE) return;
  }
}

function cellsOf({ le, action, par, acteur, cible, ip, changements }: LigneJournal): string[] {
  const details = changements.map(
    ({ champ, avant, apres }) =>
      `${changeLabel(cible?.genre ?? '', champ)}\u00a0: ${valueText(avant)} → ${valueText(apres)}`,
  );
  return [
    paris.format(new Date(le)),
    actionLabel(action),
    par?.nom ?? '',
    acteur?.nom ?? par?.nom ?? '',
    cible ? targetLabel(cible.genre) : '',
    cible?.id ?? '',
    ip ?? '',
    details.join(' | '),
  ];
}
