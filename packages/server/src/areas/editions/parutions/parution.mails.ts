import { generation, generationPath, LANGUES_CHOIX, type Langue, type Planification } from '@bridge/contract';
import { enqueue } from '../../../platform/jobs/enqueue.repository.ts';
import type { Db } from '../../../schema.ts';
import { COURRIEL } from '../../courriel.job.ts';
import { letter } from '../../mails.ts';
import { personnesChoisies } from '../../personnes.repository.ts';
import { entiteDe } from './planification.repository.ts';

interface Lettre {
  readonly planification: Planification;
  readonly generation: number;
  /** The accounts of the people to write to. */
  readonly a: readonly number[];
  /** The subject matter: with the document, it is the key of a message, which leaves once. */
  readonly motif: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** Writes to people about a document, in the transaction that decides what the message tells. */
export async function tellAbout(tx: Db, publicUrl: string, lettre: Lettre, at: Date): Promise<void> {
  const { planification, generation: id, motif, subject, paragraphs } = lettre;
  const lien = `${publicUrl}${generationPath(id)}`;
  for (const personne of await personnesChoisies(tx, lettre.a, { entiteId: entiteDe(planification), at })) {
    const message = letter(personne, subject, ...paragraphs, `Ouvrez le document\u00a0: ${lien}`);
    await enqueue(
      tx,
      {
        definition: COURRIEL,
        donnees: message,
        cible: subject,
        lien: { ressource: generation.id, id },
        entiteId: entiteDe(planification),
        demandePar: null,
        cle: `courriel parution ${id} ${motif} ${personne.id}`,
      },
      at,
    );
  }
}

/** « Agenda du lundi » (français). */
export function parutionEnMots({ nom }: Pick<Planification, 'nom'>, langue: Langue): string {
  const label = LANGUES_CHOIX.find(({ value }) => value === langue)?.label ?? langue;
  return `«\u00a0${nom}\u00a0» (${label.toLowerCase()})`;
}

export const RESTE_EN_LIGNE = 'Le document précédent reste à son adresse permanente.';
