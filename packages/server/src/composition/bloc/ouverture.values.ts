import { type DocumentObjet, type Fragment, isAlEnvers, ouvertureDite, type Periode } from '@bridge/contract';
import { nextOccurrences, type Occurrence } from '../../catalogue/jours/occurrences.rules.ts';
import { reads, texteEn, texteSeul } from '../mots/langue.rules.ts';
import { speechIn } from '../mots/ouverture.speech.ts';
import type { Scene } from './scene.ts';

export interface LigneDOuverture {
  readonly nom: Fragment | null;
  readonly phrase: Fragment;
  readonly note: Fragment | null;
}

/** Over for good, or on no day at all: nobody reads when it was. */
function isPast(periode: Periode, jour: string): boolean {
  const { au, chaqueAnnee, regle, dates = [] } = periode;
  if (chaqueAnnee) return false;
  if (isAlEnvers(periode)) return true;
  if (regle === 'dates' && dates.length > 0) return dates.every((date) => date < jour);
  return au !== undefined && au < jour;
}

/** Names of seasons and of kinds of hours are words of the source, in French: they are said where the bloc falls back on it. */
function sansFrancais(periode: Periode): Periode {
  return { ...periode, creneaux: periode.creneaux.map(({ type: _, ...creneau }) => creneau) };
}

/** When it is open, line by line. In another language, what the source wrote in it goes before our sentences. */
export function lignesDOuverture({ ouverture }: DocumentObjet, scene: Scene): LigneDOuverture[] {
  const { langue, contexte } = scene;
  const propre = ouverture.texte?.[langue]?.trim();
  if (langue !== 'fr' && propre) return [{ nom: null, phrase: { texte: propre }, note: null }];
  const source = (texte: string | null) => (texte === null ? null : texteSeul(texte, 'fr', scene));
  const periodes = ouverture.periodes
    .filter((periode) => !isPast(periode, contexte.jour))
    .map((periode) => (reads(scene, 'fr') ? periode : sansFrancais(periode)));
  const mots = ouvertureDite({ ...ouverture, periodes }, speechIn(langue));
  const ligne = (nom: string | null, phrase: string | null, note: Fragment | null): LigneDOuverture[] =>
    phrase === null ? [] : [{ nom: source(nom), phrase: { texte: phrase }, note }];
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
