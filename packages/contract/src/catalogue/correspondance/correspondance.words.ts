import { libelleCible } from './correspondance.rules.ts';
import type { Ligne } from './correspondance.schemas.ts';

/** « Photos devient Photos, obligatoire, 2 transformations ». */
export function ligneEnMots({ champ, cible, intitule, langue, transformations = [], ...ligne }: Ligne): string {
  const { length } = transformations;
  return [
    `${champ} devient «\u00a0${libelleCible(cible)}\u00a0»`,
    intitule && `sous le nom ${intitule}`,
    langue && `en ${langue}`,
    ligne.obligatoire && 'obligatoire',
    ligne.defaut && `à défaut «\u00a0${ligne.defaut}\u00a0»`,
    length > 0 && `${length}\u00a0transformation${length > 1 ? 's' : ''}`,
    ligne.note && `note\u00a0: ${ligne.note}`,
  ]
    .filter(Boolean)
    .join(', ');
}
