import type { EtatImportation } from '@bridge/contract';
import { enqueue } from '../../platform/jobs/enqueue.repository.ts';
import type { Programme } from '../../platform/jobs/scheduler.ts';
import type { Db } from '../../schema.ts';
import { endOf, type Issue, isStreak, noteTold, runsUntold } from '../../sources/import/alerte.repository.ts';
import { variationOf } from '../../sources/import/application/verdict.rules.ts';
import type { Importation } from '../../sources/import/importation.repository.ts';
import type { FluxOuvert } from '../../sources/import/run.ts';
import { COURRIEL } from '../courriel.job.ts';

type Told = Pick<
  Issue,
  'id' | 'systeme' | 'fluxId' | 'nom' | 'entiteId' | 'demandePar' | 'alerte' | 'contact' | 'etat' | 'motif'
>;

/** Tells those who watch a feed that its import stopped, in the transaction that stops it. */
export async function alertOf(
  tx: Db,
  { ouvert, importation }: { readonly ouvert: FluxOuvert; readonly importation: Importation },
  motif: string,
  at: Date,
): Promise<void> {
  if (ouvert.alerte === '' || importation.aBlanc) return;
  const { etat, alertee } = await endOf(tx, importation.id);
  if (alertee) return;
  const { id, systeme, fluxId, demandePar } = importation;
  const { alerte, contact, nom, appartenance } = ouvert;
  const { entiteId } = appartenance;
  await tell(tx, { id, systeme, fluxId, demandePar, etat, motif, alerte, contact, nom, entiteId }, at);
}

/** How far back unreported ends are searched, in milliseconds: beyond, they are no news. */
const NEWS = 24 * 60 * 60_000;
const MOST = 100;

/** Looks every minute for imports that reported nothing: their server died, or they changed a feed a lot. */
export const ALERTES: Programme = {
  cle: 'alertes-imports',
  cron: '* * * * *',
  enqueue: (tx, at) => tellEnds(tx, at),
};

export async function tellEnds(tx: Db, at: Date): Promise<void> {
  for (const issue of await runsUntold(tx, new Date(at.getTime() - NEWS), MOST)) {
    if (issue.etat !== 'terminee') {
      await tell(tx, issue, at);
      continue;
    }
    const { crees = 0, restaures = 0, retires = 0 } = issue.compteurs;
    const counts = { avant: issue.avant, crees, restaures, retires };
    // A person who took an import back, or agreed to it, knows its effect.
    const isKnown = issue.annulationDe !== null || issue.accord;
    const motif = isKnown ? null : variationOf(counts, issue.seuil);
    if (motif === null) await noteTold(tx, issue.id);
    else await tell(tx, { ...issue, motif }, at);
  }
}

const FAILED: readonly EtatImportation[] = ['echouee', 'incomplet'];

/** Sends one message; of failures in a row, only the first is told. */
async function tell(tx: Db, told: Told, at: Date): Promise<void> {
  await noteTold(tx, told.id);
  if (FAILED.includes(told.etat) && (await isStreak(tx, told))) return;
  const { subject, first } = wordsOf(told);
  const text = [
    'Bonjour,',
    first,
    told.motif,
    told.contact === '' ? '' : `Contact chez la source\u00a0: ${told.contact}`,
    'Ouvrez Administration, Imports, pour voir son rapport et décider de la suite.',
  ]
    .filter((line) => line !== '')
    .join('\n\n');
  await enqueue(
    tx,
    {
      definition: COURRIEL,
      donnees: { to: told.alerte, subject, text },
      cible: subject,
      entiteId: told.entiteId,
      demandePar: told.demandePar,
      cle: `courriel import ${told.id} ${told.etat}`,
    },
    at,
  );
}

function wordsOf({ etat, nom }: Told): { subject: string; first: string } {
  const named = `du flux «\u00a0${nom}\u00a0»`;
  if (FAILED.includes(etat))
    return {
      subject: `Import échoué\u00a0: ${nom}`,
      first: `L’import ${named} s’est arrêté. Tant qu’il échoue, ce message n’est pas répété.`,
    };
  if (etat === 'terminee')
    return { subject: `Import inhabituel\u00a0: ${nom}`, first: `L’import ${named} a beaucoup changé le catalogue.` };
  return {
    subject: `Import à vérifier\u00a0: ${nom}`,
    first: `L’import ${named} s’est arrêté et attend votre accord.`,
  };
}
