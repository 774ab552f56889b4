import { type RegleDeScore, SANS_REGLE } from '@bridge/contract';
import type { ProfilDeScore } from '../score.rules.ts';

export function regleDe(changes: Partial<RegleDeScore> = {}): RegleDeScore {
  return {
    libelle: 'Règle',
    condition: SANS_REGLE,
    points: 10,
    calcul: { mode: 'fixe' },
    du: null,
    au: null,
    publique: false,
    ...changes,
  };
}

export function profilDe(changes: Partial<ProfilDeScore> = {}): ProfilDeScore {
  return { regles: [], bonus: [], min: null, max: null, normalise: false, ...changes };
}
