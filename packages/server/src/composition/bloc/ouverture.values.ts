import {
  type DocumentObjet,
  type Fragment,
  isAlEnvers,
  JOURS,
  numeroOf,
  ouvertureDite,
  type Periode,
} from '@bridge/contract';
import { nextOccurrences, type Occurrence } from '../../catalogue/jours/occurrences.rules.ts';
import { plagesOf } from '../../catalogue/jours/periode.rules.ts';
import { reads, texteEn, texteSeul } from '../mots/langue.rules.ts';
import { speechIn } from '../mots/ouverture.speech.ts';
import type { Scene } from './scene.ts';

export interface LigneDOuverture {
  readonly nom: Fragment | null;
  readonly phrase: Fragment;
  readonly note: Fragment | null;
}

/** Whether a period is over for good, or has no day: it is then not shown. */
function isPast(periode: Periode, jour: string): boolean {
  const { au, chaqueAnnee, regle, dates = [] } = periode;
  if (chaqueAnnee) return false;
  if (isAlEnvers(periode)) return true;
  if (regle === 'dates' && dates.length > 0) return dates.every((date) => date < jour);
  return au !== undefined && au < jour;
}

/** Whether a period names some days of the week or of the month, and not its dates. All seven days are « tous les jours ». */
function namesWeekdays({ regle, jours, creneaux }: Periode): boolean {
  if (regle === 'mensuel') return true;
  if (regle === 'sauf') return jours !== undefined && jours.length > 0;
  const named = new Set(jours ?? creneaux.flatMap((creneau) => creneau.jours ?? []));
  return regle === 'hebdomadaire' && named.size < JOURS.length;
}

/** Whether a period that gives one of these dates says its days by their names, which tell no dates. The dates are in order. */
export function isSaidByWeekdays({ ouverture }: DocumentObjet, dates: readonly Occurrence[]): boolean {
  const jours = dates.flatMap(({ jour }) => numeroOf(jour) ?? []);
  const [du, au] = [jours[0], jours.at(-1)];
  if (du === undefined || au === undefined) return false;
  const gives = (periode: Periode) =>
    plagesOf(periode, { du, au }).some((plage) => jours.some((jour) => jour >= plage.du && jour <= plage.au));
  return ouverture.periodes.some((periode) => namesWeekdays(periode) && gives(periode));
}

/** What the source itself says in another language than French, or null. */
export function texteEtranger({ ouverture }: DocumentObjet, { langue }: Pick<Scene, 'langue'>): string | null {
  return langue === 'fr' ? null : ouverture.texte?.[langue]?.trim() || null;
}

/** The period without the names of seasons and hours, French words of the source, for another language. */
function sansFrancais(periode: Periode): Periode {
  return { ...periode, creneaux: periode.creneaux.map(({ type: _, ...creneau }) => creneau) };
}

/** The opening times, line by line. The source's own words in the language go before the product's sentences. */
export function lignesDOuverture(document: DocumentObjet, scene: Scene): LigneDOuverture[] {
  const { ouverture } = document;
  const { langue, contexte } = scene;
  const propre = texteEtranger(document, scene);
  if (propre !== null) return [{ nom: null, phrase: { texte: propre }, note: null }];
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

/** The times that are not over. Slides and documents do not depend on the hour that they are composed at: they tell all those of the day. */
export function prochainesDates(
  { ouverture }: DocumentObjet,
  { contexte, canal }: Scene,
  most: number,
): readonly Occurrence[] {
  const { at, jour } = contexte;
  return nextOccurrences(ouverture, canal === 'web' ? { at } : { jour }, most);
}
