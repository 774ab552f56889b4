import { selection } from '@bridge/contract';
import { profilesOn } from '../../catalogue/score/profil.repository.ts';
import { enqueueScores } from '../../catalogue/score/scores.job.ts';
import { noteVolume } from '../../catalogue/selection/volume.repository.ts';
import { following } from '../../crud/write/evenement.ts';

/** Adds the new number to the curve of a sélection, and computes the profiles that refer to it. */
export const selectionSuite = following(selection, async ({ tx, at, acteur }, { before, after }) => {
  const { id, nombreObjets: nombre } = after;
  if (nombre === null) return;
  const cause = before === null ? 'Création' : 'Modification de la sélection';
  await noteVolume(tx, { selection: id, nombre, importation: null, cause, alerte: false, at });
  if (before === null) return;
  for (const profil of await profilesOn(tx, id))
    await enqueueScores(tx, { genre: 'profil', profil, demandePar: acteur.userId }, at);
});
