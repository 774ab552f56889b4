import { z } from 'zod';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { gestionnaires } from '../roles.ts';
import { importationParams } from './importation.schemas.ts';

const lance = z.object({ importation: z.number().int(), tache: z.number().int() });

function act(action: string, summary: string) {
  return defineEndpoint({
    method: 'POST',
    path: `/api/administration/imports/:id/${action}`,
    summary,
    access: gestionnaires,
    params: importationParams,
    response: lance,
  });
}

/** Applies a run that waits for a person's word. */
export const confirmImportation = act('confirmer', 'Appliquer un import en attente d’accord');
/** Gives up a run that waits, or that is under way. */
export const abandonImportation = act('abandonner', 'Abandonner un import');
/** Gives every objet back the state that it had before the import. */
export const cancelImportation = act('annuler', 'Annuler un import\u00a0: rétablir l’état d’avant');
export const restartImportation = act('relancer', 'Relancer un import');

function sort(action: string, summary: string) {
  return defineEndpoint({
    method: 'POST',
    path: `/api/administration/imports/:id/avertissements/${action}`,
    summary,
    access: gestionnaires,
    params: importationParams,
    body: z.strictObject({ message: z.string().min(1).max(2_000), champ: z.string().max(500) }),
    response: z.null(),
  });
}

/** For the feed of the import: the same cause in the same field is no longer counted in its reports. */
export const ignoreAvertissement = sort('ignorer', 'Ne plus compter un avertissement dans les rapports d’un flux');
export const restoreAvertissement = sort('retablir', 'Compter de nouveau un avertissement ignoré');
