import {
  type Condition,
  type ConditionDe,
  joursDe,
  MOMENTS,
  norme,
  numeroOf,
  type Ref,
  type Regle,
  type Zone,
} from '@bridge/contract';
import { nomsDeCommune } from '../commune.rules.ts';
import { type Contexte, depuisJours, etendueDe, mayRead } from './contexte.ts';
import { distanceEntre, empriseDe, isInside } from './geometrie.rules.ts';
import { mesureDe } from './mesure.rules.ts';
import type { ObjetIndexe } from './objet-indexe.ts';
import { isInPolygon } from './polygone.rules.ts';

/** Whether an objet fits a rule. The compiler asks the database the same: property tests compare both. */
export function answersTo(regle: Regle, objet: ObjetIndexe, contexte: Contexte): boolean {
  if (regle.genre !== 'groupe') return holds(regle, objet, contexte);
  const tenue = (une: Regle) => answersTo(une, objet, contexte);
  switch (regle.lien) {
    case 'et':
      return regle.regles.every(tenue);
    case 'ou':
      return regle.regles.some(tenue);
    case 'sauf':
      return !regle.regles.some(tenue);
  }
}

function holds(condition: Condition, objet: ObjetIndexe, contexte: Contexte): boolean {
  switch (condition.genre) {
    case 'texte':
      return textTient(condition, textesVus(condition.champ, objet, contexte));
    case 'liste':
      return parmi(condition.op, condition.valeurs, (valeur) => listeDe(condition.champ, objet).includes(valeur));
    case 'mots':
      return parmi(condition.op, condition.valeurs, (valeur) => bears(condition.champ, valeur, objet, contexte));
    case 'fait':
      return objet.faits.includes(condition.fait) === condition.present;
    case 'nombre':
      return isBetween(mesureDe(condition.mesure, objet, contexte), condition.min, condition.max);
    case 'date':
      return holdsForDate(condition, objet, contexte);
    case 'ouvert-maintenant':
      return isOpenAt(condition, objet, contexte);
    case 'fraicheur':
      return fraicheurTient(condition, objet[condition.champ], contexte);
    case 'lieu':
      return zoneTient(condition.zone, objet, contexte);
  }
}

function parmi<V>(op: 'une' | 'toutes' | 'aucune', valeurs: readonly V[], has: (valeur: V) => boolean): boolean {
  switch (op) {
    case 'une':
      return valeurs.some(has);
    case 'toutes':
      return valeurs.every(has);
    case 'aucune':
      return !valeurs.some(has);
  }
}

/** The texts of a field that the reader may know. */
export function textesVus(champ: string, { valeurs, entiteId }: ObjetIndexe, contexte: Contexte): readonly string[] {
  return mayRead(champ, entiteId, contexte) ? (valeurs[champ] ?? []) : [];
}

/** The comparable texts of a condition, computed once for all objets. */
const COMPARABLES = new WeakMap<object, readonly string[]>();

function comparables(valeurs: readonly string[]): readonly string[] {
  const known = COMPARABLES.get(valeurs);
  if (known !== undefined) return known;
  const made = valeurs.map(norme);
  COMPARABLES.set(valeurs, made);
  return made;
}

function textTient({ op, valeurs }: ConditionDe<'texte'>, textes: readonly string[]): boolean {
  const demandes = comparables(valeurs);
  switch (op) {
    case 'vide':
      return textes.length === 0;
    case 'rempli':
      return textes.length > 0;
    case 'contient':
      return textes.some((texte) => demandes.some((demande) => demande !== '' && texte.includes(demande)));
    case 'commence':
      return textes.some((texte) => demandes.some((demande) => demande !== '' && texte.startsWith(demande)));
    case 'egal':
      return textes.some((texte) => texte !== '' && demandes.includes(texte));
  }
}

function listeDe(champ: ConditionDe<'liste'>['champ'], objet: ObjetIndexe): readonly string[] {
  const valeur = objet[champ];
  return typeof valeur === 'string' ? [valeur] : valeur;
}

/** Whether an objet has a word, or one of the same meaning. */
export function bears(
  champ: ConditionDe<'mots'>['champ'],
  valeur: Ref,
  objet: ObjetIndexe,
  contexte: Contexte,
): boolean {
  const ids = etendueDe(valeur, contexte);
  switch (champ) {
    case 'entite':
      return objet.entiteId !== null && ids.includes(objet.entiteId);
    case 'flux': {
      // The resource is one of these by the rule's schema.
      const flux = objet.flux[valeur.ref as keyof ObjetIndexe['flux']];
      return flux !== null && ids.includes(flux);
    }
    default:
      return objet[champ].some((id) => ids.includes(id));
  }
}

function isBetween(nombre: number | null, min: number | null, max: number | null): boolean {
  return nombre !== null && (min === null || nombre >= min) && (max === null || nombre <= max);
}

function holdsForDate(
  { sens, periode, sansDate }: ConditionDe<'date'>,
  objet: ObjetIndexe,
  { jour }: Contexte,
): boolean {
  if (sansDate && !objet.faits.includes('dates')) return true;
  const { du, au } = joursDe(periode, jour);
  const within = (date: string | null) => date !== null && (du === null || date >= du) && (au === null || date <= au);
  switch (sens) {
    case 'a-lieu':
      return objet.jours.some((plage) => (au === null || plage.du <= au) && (du === null || plage.au >= du));
    case 'ouvert':
      return du !== null && au !== null && objet.jours.some((plage) => plage.du <= du && plage.au >= au);
    case 'commence':
      return within(objet.premiereDate);
    case 'finit':
      return within(objet.derniereDate);
  }
}

const JOUR = 1_440;

function isOpenAt(
  { moment }: ConditionDe<'ouvert-maintenant'>,
  { creneaux, indexeLe }: ObjetIndexe,
  { jour, minute }: Contexte,
): boolean {
  const [depuis, maintenant] = [numeroOf(indexeLe), numeroOf(jour)];
  if (depuis === null || maintenant === null) return false;
  const { de, a } = MOMENTS.find(({ value }) => value === moment) ?? { de: minute, a: minute + 1 };
  const minuit = (maintenant - depuis) * JOUR;
  return creneaux.some(([ouvre, ferme]) => ouvre < minuit + a && minuit + de < ferme);
}

function fraicheurTient({ op, jours }: ConditionDe<'fraicheur'>, instant: Date | null, contexte: Contexte): boolean {
  const recent = instant !== null && instant >= depuisJours(jours, contexte);
  return op === 'moins' ? recent : !recent;
}

function zoneTient(zone: Zone, objet: ObjetIndexe, { resolution }: Contexte): boolean {
  const { point } = objet;
  switch (zone.forme) {
    case 'communes':
      return communeTient(zone.communes, objet);
    case 'codes-postaux':
      return zone.codes.some((code) => objet.codePostal.startsWith(code));
    case 'polygone':
      return point !== null && isInside(point, empriseDe(zone.sommets)) && isInPolygon(point, zone.sommets);
    case 'emprise':
      return point !== null && isInside(point, zone);
    case 'rayon': {
      const { centre } = zone;
      const depuis = centre.genre === 'objet' ? resolution.positions.get(centre.objet.id) : centre.point;
      return point !== null && depuis !== undefined && distanceEntre(depuis, point) <= zone.km;
    }
  }
}

const COMMUNES = new WeakMap<ObjetIndexe, string>();

function communeComparable(objet: ObjetIndexe): string {
  const nom = COMMUNES.get(objet) ?? norme(objet.commune);
  COMMUNES.set(objet, nom);
  return nom;
}

type Communes = Extract<Zone, { forme: 'communes' }>['communes'];

/** Communes compare by code when both have one, else by name; a name without a letter matches nothing. */
function communeTient(communes: Communes, objet: ObjetIndexe): boolean {
  const noms = nomsCompares(communes);
  const named = communeComparable(objet);
  return communes.some(({ insee }, rang) =>
    objet.insee === '' || insee === '' ? noms[rang]?.includes(named) : objet.insee === insee,
  );
}

const NOMS = new WeakMap<Communes, readonly (readonly string[])[]>();

function nomsCompares(communes: Communes): readonly (readonly string[])[] {
  const noms = NOMS.get(communes) ?? communes.map(({ nom }) => nomsDeCommune(nom));
  NOMS.set(communes, noms);
  return noms;
}
