import { cheminDeCompletion, manquesDeMedia, manquesEnMots } from '@bridge/contract';
import type { Unfit } from '../../crud/registry.ts';
import { mediasACompleter } from './stockage/etat.repository.ts';

/** The media that nothing can be published with until they are complete. */
export const mediasIncomplets: Unfit = async (db, ids, { language }) =>
  (await mediasACompleter(db, ids, language)).map(({ id, titre, ...media }) => ({
    id,
    raison: `le média «\u00a0${titre}\u00a0» est à compléter, il manque ${manquesEnMots(manquesDeMedia(media))}.`,
    chemin: cheminDeCompletion(id),
  }));
