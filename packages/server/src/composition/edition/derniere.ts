import { type EditionEnLigne, modeleEdition } from '@bridge/contract';
import type { Db } from '../../schema.ts';
import type { Cadre } from '../cadre.ts';
import { documentsValides } from './derniere.repository.ts';
import { editionEnLigne } from './derniere.rules.ts';

/**
 * The newest validated documents of some models, as the publishing entity made them: those of another entity may hold
 * objets that this one does not see. Models without a document, or that the entity does not see, are absent.
 */
export async function dernieresEditions(
  tx: Db,
  { configuration, entite, langue }: Pick<Cadre, 'configuration' | 'entite' | 'langue'>,
  modeles: readonly number[],
): Promise<ReadonlyMap<number, EditionEnLigne>> {
  const found = new Map<number, EditionEnLigne>();
  if (modeles.length === 0) return found;
  const documents = await documentsValides(tx, { modeles, entite, langue });
  for (const id of modeles) {
    const document = documents.get(id);
    const modele = document && (await configuration.live(modeleEdition, id));
    if (document && modele) found.set(id, editionEnLigne(modele, document, langue));
  }
  return found;
}
