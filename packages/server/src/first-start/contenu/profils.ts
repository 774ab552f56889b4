import {
  type ModeleDeScoring,
  type MotsTrouves,
  modelesPrets,
  newItem,
  type RegleDeScore,
  reglesDeScore,
} from '@bridge/contract';
import { FAITS } from '../territoire/faits.ts';
import { jourApres } from './fabrique.ts';
import { et, mots } from './regles.ts';
import { type FaitDuTerritoire, modalitesDuFait, type Trouvailles } from './trouvailles.ts';
import type { ObjetTrouve } from './trouvailles.types.ts';

/** The profile that sorts lean on. */
export const PROFIL_DES_ADHERENTS = 'adherents';
/** The profile for events alone, made after their sélection. */
export const PROFIL_DES_DATES = 'proximite-de-date';

const LABELS: readonly FaitDuTerritoire[] = ['label-velo', 'label-terroir', 'label-famille', 'label-vert'];
const POINTS_PAR_LABEL = 10;
const BONUS = { points: 15, jours: 30 };

/** The ready-made profiles, adapted to the territory: its own labels, and a bonus for a while. */
export function profilsDe(trouvailles: Trouvailles, connus: MotsTrouves, aidee: ObjetTrouve | undefined, jour: string) {
  return modelesPrets(connus).map((modele) => {
    if (modele.code === 'labels') return { ...modele, regles: [...labels(trouvailles), ...modele.regles] };
    if (modele.code !== PROFIL_DES_ADHERENTS || aidee === undefined) return modele;
    const expireLe = jourApres(jour, BONUS.jours);
    const motif = 'Ouverture récente\u00a0: un coup de pouce le premier mois.';
    return { ...modele, bonus: [{ objet: aidee.id, points: BONUS.points, motif, expireLe }] };
  });
}

function labels(trouvailles: Trouvailles): ModeleDeScoring['regles'] {
  return LABELS.flatMap((label): RegleDeScore[] => {
    const regles = mots('modalites', modalitesDuFait(trouvailles, label));
    if (regles.length === 0) return [];
    return [
      newItem(reglesDeScore, {
        libelle: FAITS[label].fr,
        condition: et(...regles),
        points: POINTS_PAR_LABEL,
        publique: true,
      }),
    ];
  });
}
