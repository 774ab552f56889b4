import { formatNumber } from '@bridge/contract';
import { enqueue } from '../../platform/jobs/enqueue.repository.ts';
import type { Programme } from '../../platform/jobs/scheduler.ts';
import type { Db } from '../../schema.ts';
import { COURRIEL } from '../courriel.job.ts';
import { letter } from '../mails.ts';
import { personnesChoisies } from '../personnes.repository.ts';
import { type EcranMuet, ecransSansNouvelles, noteMuet } from './ecran.repository.ts';
import { isMuet } from './ecran.silence.rules.ts';
import { HORS_LIGNE, type HorsLigne } from './hors-ligne.job.ts';

/** Looks every minute for screens that should be on and have been silent for too long. */
export function alertesDEcran({ publicUrl }: { readonly publicUrl: string }): Programme {
  return { cle: 'alertes-ecrans', cron: '* * * * *', enqueue: (tx, at) => tellMuets(tx, publicUrl, at) };
}

const LOT = 200;

/** Alerts once for each silence of a screen. */
export async function tellMuets(tx: Db, publicUrl: string, at: Date): Promise<void> {
  let lot: readonly EcranMuet[];
  let last = 0;
  do {
    lot = await ecransSansNouvelles(tx, at, last, LOT);
    for (const ecran of lot) if (isMuet(ecran, at)) await tell(tx, ecran, publicUrl, at);
    last = lot.at(-1)?.id ?? last;
  } while (lot.length === LOT);
}

async function tell(tx: Db, ecran: EcranMuet, publicUrl: string, at: Date): Promise<void> {
  if (!(await noteMuet(tx, ecran, at))) return;
  const job = { cible: `Écran «\u00a0${ecran.nom}\u00a0»`, entiteId: ecran.entiteId, demandePar: null };
  const cle = `ecran ${ecran.id} ${ecran.vuLe.getTime()}`;
  for (const personne of await personnesChoisies(tx, ecran.alertes, { entiteId: ecran.entiteId, at })) {
    const message = letter(
      personne,
      `Écran sans nouvelles\u00a0: ${ecran.nom}`,
      `L’écran «\u00a0${ecran.nom}\u00a0»${ecran.lieu === '' ? '' : ` (${ecran.lieu})`} ne donne plus de nouvelles depuis ${minutesEnMots(ecran.vuLe, at)}.`,
      'Il continue sa boucle tant qu’il est allumé. Vérifiez qu’il est branché, puis qu’il a du réseau.',
      ...(ecran.contact === '' ? [] : [`Sur place\u00a0: ${ecran.contact}.`]),
      `${publicUrl}/display/ecrans/edit/${ecran.id}`,
    );
    await enqueue(tx, { ...job, definition: COURRIEL, donnees: message, cle: `${cle} ${personne.id}` }, at);
  }
  if (ecran.alerteUrl === '') return;
  const { id, nom, lieu, vuLe } = ecran;
  const donnees: HorsLigne = { ecran: id, nom, lieu, vuLe: vuLe.toISOString() };
  await enqueue(tx, { ...job, definition: HORS_LIGNE, donnees, cle: `${cle} appel` }, at);
}

function minutesEnMots(vuLe: Date, at: Date): string {
  const minutes = Math.round((at.getTime() - vuLe.getTime()) / 60_000);
  if (minutes < 120) return `${formatNumber(minutes)}\u00a0minutes`;
  const heures = Math.round(minutes / 60);
  return heures < 48 ? `${heures}\u00a0heures` : `${Math.round(heures / 24)}\u00a0jours`;
}
