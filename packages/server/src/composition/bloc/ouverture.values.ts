import { type DocumentObjet, type Fragment, ouvertureEnMots, type Periode } from '@bridge/contract';
import { nextOccurrences, type Occurrence } from '../../catalogue/occurrences.rules.ts';
import { texteEn, texteSeul } from '../mots/langue.rules.ts';
import type { Scene } from './scene.ts';

export interface LigneDOuverture {
  readonly nom: Fragment | null;
  readonly phrase: Fragment;
  readonly note: Fragment | null;
}

/** Over for good: nobody reads when it was. */
function isPast({ au, chaqueAnnee, regle, dates = [] }: Periode, jour: string): boolean {
  if (chaqueAnnee) return false;
  if (regle === 'dates' && dates.length > 0) return dates.every((date) => date < jour);
  return au !== undefined && au < jour;
}

/**
 * When it is open, line by line. The sentences are French: in another language, what the source wrote in it goes before them, and the
 * bloc says whether they may stand in.
 */
export function lignesDOuverture({ ouverture }: DocumentObjet, scene: Scene): LigneDOuverture[] {
  const { langue, contexte } = scene;
  const propre = ouverture.texte?.[langue]?.trim();
  if (langue !== 'fr' && propre) return [{ nom: null, phrase: { texte: propre }, note: null }];
  const periodes = ouverture.periodes.filter((periode) => !isPast(periode, contexte.jour));
  const mots = ouvertureEnMots({ ...ouverture, periodes });
  const seule = (texte: string | null) => (texte === null ? null : texteSeul(texte, 'fr', scene));
  const ligne = (nom: string | null, phrase: string | null, note: Fragment | null): LigneDOuverture[] => {
    const dite = seule(phrase);
    return dite ? [{ nom: seule(nom), phrase: dite, note }] : [];
  };
  const lignes = [
    ...ligne(null, mots.etat, null),
    ...mots.periodes.flatMap(({ nom, phrase }, rang) => ligne(nom, phrase, texteEn(periodes[rang]?.note, scene))),
    ...ligne(null, mots.fermetures, null),
  ];
  const enClair = lignes.length === 0 ? texteEn(ouverture.texte, scene) : null;
  return enClair ? [{ nom: null, phrase: enClair, note: null }] : lignes;
}

export function prochainesDates(
  { ouverture }: DocumentObjet,
  { contexte }: Scene,
  most: number,
): readonly Occurrence[] {
  return nextOccurrences(ouverture, contexte.jour, most);
}
