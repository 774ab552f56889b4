import { newItem, type RegleDeScore, reglesDeScore } from '@bridge/contract';
import type { ProfilDeScore } from '../score.rules.ts';

export const regleDe = (changes: Partial<RegleDeScore> = {}): RegleDeScore =>
  newItem(reglesDeScore, { libelle: 'Règle', ...changes });

export function profilDe(changes: Partial<ProfilDeScore> = {}): ProfilDeScore {
  return { regles: [], bonus: [], min: null, max: null, normalise: false, ...changes };
}
