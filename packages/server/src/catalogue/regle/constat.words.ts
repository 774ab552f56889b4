import {
  type Condition,
  type ConditionDe,
  civilDay,
  FAITS,
  formatNumber,
  intervalleEnMots,
  LISTES_DE_REGLE,
  type Names,
  nomDeRef,
  numeroOf,
  textOf,
  type Zone,
} from '@bridge/contract';
import type { Contexte } from './contexte.ts';
import { distanceEntre } from './geometrie.rules.ts';
import { bears, textesVus } from './interprete.rules.ts';
import { mesureDe } from './mesure.rules.ts';
import type { ObjetIndexe } from './objet-indexe.ts';

/** What an objet has in the field of a condition, in French. */
export function constatDe(condition: Condition, objet: ObjetIndexe, contexte: Contexte, noms: Names): string {
  switch (condition.genre) {
    case 'texte':
      return (
        textesVus(condition.champ, objet, contexte)
          .map((texte) => `«\u00a0${texte}\u00a0»`)
          .join(', ') || 'rien'
      );
    case 'liste':
      return codesDe(condition, objet);
    case 'mots':
      return motsTrouves(condition, objet, contexte, noms);
    case 'fait':
      return faitDe(condition, objet);
    case 'nombre': {
      const nombre = mesureDe(condition.mesure, objet, contexte);
      return nombre === null ? 'non renseigné' : formatNumber(nombre);
    }
    case 'date':
      return datesDe(objet, contexte);
    case 'ouvert-maintenant':
      return horairesDe(objet, contexte);
    case 'fraicheur': {
      const instant = objet[condition.champ];
      if (instant === null) return 'date inconnue';
      const jours = (numeroOf(contexte.jour) ?? 0) - (numeroOf(civilDay(instant)) ?? 0);
      return jours <= 0 ? 'aujourd’hui' : `il y a ${formatNumber(jours)}\u00a0${jours > 1 ? 'jours' : 'jour'}`;
    }
    case 'lieu':
      return lieuDe(condition.zone, objet, contexte);
  }
}

function codesDe({ champ }: ConditionDe<'liste'>, objet: ObjetIndexe): string {
  const choix: readonly { value: string; label: string }[] =
    LISTES_DE_REGLE.find(({ value }) => value === champ)?.choix ?? [];
  const codes = [objet[champ]].flat();
  return codes.map((code) => choix.find(({ value }) => value === code)?.label ?? code).join(', ') || 'rien';
}

/** The words of a rule that the objet has. */
function motsTrouves(
  { champ, valeurs }: ConditionDe<'mots'>,
  objet: ObjetIndexe,
  contexte: Contexte,
  noms: Names,
): string {
  const has = (valeur: (typeof valeurs)[number]) => bears(champ, valeur, objet, contexte);
  const found = valeurs.filter(has).map((valeur) => nomDeRef(valeur, noms));
  const missing = valeurs.filter((valeur) => !has(valeur)).map((valeur) => nomDeRef(valeur, noms));
  if (found.length === 0) return `absent\u00a0: ${missing.join(', ')}`;
  return missing.length === 0 ? found.join(', ') : `${found.join(', ')} (sans ${missing.join(', ')})`;
}

function faitDe({ fait }: ConditionDe<'fait'>, objet: ObjetIndexe): string {
  const mots = FAITS.find(({ value }) => value === fait);
  return objet.faits.includes(fait) ? `${mots?.label ?? fait}\u00a0: oui` : `${mots?.label ?? fait}\u00a0: non`;
}

const MOST_RANGES = 3;

function datesDe({ jours, faits }: ObjetIndexe, { jour }: Contexte): string {
  if (!faits.includes('dates')) return 'aucune date';
  const next = jours.filter(({ au }) => au >= jour);
  if (next.length === 0) return 'aucune date à venir';
  const mots = next.slice(0, MOST_RANGES).map(({ du, au }) => intervalleEnMots(du, au));
  const [first = '', ...others] = mots;
  const rest = next.length > MOST_RANGES ? '…' : '';
  return [first.charAt(0).toLowerCase() + first.slice(1), ...others.map((mot) => mot.toLowerCase())].join(', ') + rest;
}

const JOUR = 1_440;

/** The hours of today. */
function horairesDe({ creneaux, indexeLe, faits }: ObjetIndexe, { jour }: Contexte): string {
  if (!faits.includes('horaires')) return 'horaires inconnus';
  const [depuis, maintenant] = [numeroOf(indexeLe), numeroOf(jour)];
  if (depuis === null || maintenant === null) return 'horaires pas encore calculés';
  const minuit = (maintenant - depuis) * JOUR;
  const today = creneaux.filter(([ouvre, ferme]) => ferme > minuit && ouvre < minuit + JOUR);
  if (today.length === 0) return `fermé le ${textOf(maintenant).split('-').reverse().join('/')}`;
  return `aujourd’hui ${today.map(([ouvre, ferme]) => `${heure(ouvre - minuit)}–${heure(ferme - minuit)}`).join(', ')}`;
}

function heure(minutes: number): string {
  const within = ((minutes % JOUR) + JOUR) % JOUR;
  return `${String(Math.floor(within / 60)).padStart(2, '0')}\u00a0h\u00a0${String(within % 60).padStart(2, '0')}`;
}

function lieuDe(zone: Zone, { point, commune, codePostal }: ObjetIndexe, { resolution }: Contexte): string {
  switch (zone.forme) {
    case 'communes':
      return commune === '' ? 'aucune commune' : commune;
    case 'codes-postaux':
      return codePostal === '' ? 'aucun code postal' : codePostal;
    case 'polygone':
    case 'emprise':
      return point === null
        ? 'aucune position'
        : `${formatNumber(point.lat)}, ${formatNumber(point.lon)}${commune && ` (${commune})`}`;
    case 'rayon': {
      const depuis = zone.centre.genre === 'objet' ? resolution.positions.get(zone.centre.objet.id) : zone.centre.point;
      if (point === null) return 'aucune position';
      if (depuis === undefined) return 'le centre n’a pas de position';
      return `à ${formatNumber(Math.round(distanceEntre(depuis, point) * 10) / 10)}\u00a0km`;
    }
  }
}
