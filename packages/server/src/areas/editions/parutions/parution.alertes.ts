import type { Programme } from '../../../platform/jobs/scheduler.ts';
import type { Db } from '../../../schema.ts';
import { failedEnvois } from '../envois/envoi.repository.ts';
import { generationsUntold, noteEnvoisTold, noteTold, sendingsUntold } from './alertes.repository.ts';
import { parutionEnMots, RESTE_EN_LIGNE, tellAbout } from './parution.mails.ts';
import { planificationLue } from './planification.repository.ts';

/** Looks every minute for bad endings that nobody was told of, those of killed servers included. */
export function alertesDeParution({ publicUrl }: { readonly publicUrl: string }): Programme {
  return {
    cle: 'alertes-parutions',
    cron: '* * * * *',
    enqueue: async (tx, at) => {
      await tellFailures(tx, publicUrl, at);
      await tellSendings(tx, publicUrl, at);
    },
  };
}

/** Documents that were not made, or that a condition left out. */
async function tellFailures(tx: Db, publicUrl: string, at: Date): Promise<void> {
  for (const { id, planification, langue, motif } of await generationsUntold(tx)) {
    await noteTold(tx, id);
    const record = await planificationLue(tx, planification);
    if (record === undefined) continue;
    const first = `${parutionEnMots(record, langue)} n’a pas paru.`;
    const subject = `Parution échouée\u00a0: ${record.nom}`;
    const paragraphs = [first, motif, RESTE_EN_LIGNE].filter((line) => line !== '');
    await tellAbout(
      tx,
      publicUrl,
      { planification: record, generation: id, a: record.alertes, motif: 'echec', subject, paragraphs },
      at,
    );
  }
}

const MOST = 20;

/** Merges equal lines: the addresses of a list that the reader may not read are all shown by its name. */
function countBy(lines: readonly string[]): [line: string, times: number][] {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts];
}

/** Tells of failed sendings of a document, once all of its sendings ended. */
async function tellSendings(tx: Db, publicUrl: string, at: Date): Promise<void> {
  for (const { id, planification, langue } of await sendingsUntold(tx)) {
    await noteEnvoisTold(tx, id);
    const [record, failed] = [await planificationLue(tx, planification), await failedEnvois(tx, id)];
    if (record === undefined || failed.length === 0) continue;
    const told = countBy(failed.map(({ destination, message }) => `- ${destination}\u00a0: ${message}`));
    const lines = told.slice(0, MOST).map(([line, times]) => (times > 1 ? `${line} (${times} fois)` : line));
    const others = told.length > MOST ? [`- et ${told.length - MOST} autres`] : [];
    const paragraphs = [
      `${parutionEnMots(record, langue)} a paru, mais ${failed.length > 1 ? `${failed.length} envois ont échoué` : 'un envoi a échoué'}\u00a0:`,
      [...lines, ...others].join('\n'),
      'Corrigez ce qui les arrête, puis choisissez «\u00a0Renvoyer\u00a0».',
    ];
    const subject = `Envois échoués\u00a0: ${record.nom}`;
    // A second sending may fail again: the key of its message is another one.
    const motif = `envois ${failed[0]?.tache ?? 0}`;
    await tellAbout(
      tx,
      publicUrl,
      { planification: record, generation: id, a: record.alertes, motif, subject, paragraphs },
      at,
    );
  }
}
