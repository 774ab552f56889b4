import { MESURES_SIMPLES, type Mesure, manqueDeMesure, mesureEnMots, type Names } from '@bridge/contract';

/** A measure as a title: « Prix à partir de », « Le critère « Étoiles » ». */
export function mesureDite(mesure: Mesure, noms: Names): string {
  const manque = manqueDeMesure(mesure);
  if (manque) return manque;
  if (mesure.genre === 'simple')
    return MESURES_SIMPLES.find(({ value }) => value === mesure.champ)?.label ?? mesure.champ;
  const mots = mesureEnMots(mesure, noms);
  return mots.charAt(0).toUpperCase() + mots.slice(1);
}
