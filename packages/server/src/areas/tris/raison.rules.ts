import {
  type ChampDeTri,
  type CleDeTri,
  type CleDeTriDe,
  civilDay,
  formatNumber,
  jourEnMots,
  labelOfType,
  MESURES_SIMPLES,
  type Mesure,
  type Names,
  nomDeRef,
} from '@bridge/contract';
import { type Contexte, etendueDe } from '../../catalogue/regle/contexte.ts';
import { distanceEntre } from '../../catalogue/regle/geometrie.rules.ts';
import { mesureDe } from '../../catalogue/regle/mesure.rules.ts';
import type { ObjetIndexe } from '../../catalogue/regle/objet-indexe.ts';
import { prochainJourDe } from '../../catalogue/regle/seances.rules.ts';

/** What a key of a tri reads of an objet, in words: « score 42,5 », « à 3,2 km ». */
export function raisonDe(cle: CleDeTri, objet: ObjetIndexe, contexte: Contexte, noms: Names): string {
  switch (cle.genre) {
    case 'champ':
      return CHAMPS[cle.champ](objet, contexte);
    case 'nombre':
      return nombreEnMots(cle.mesure, mesureDe(cle.mesure, objet, contexte), noms);
    case 'distance':
      return distanceEnMots(cle, objet);
    case 'modalites': {
      const portee = cle.modalites.find((one) => etendueDe(one, contexte).some((id) => objet.modalites.includes(id)));
      return portee === undefined ? 'aucune des modalités' : nomDeRef(portee, noms);
    }
    case 'manuel': {
      const rang = cle.objets.findIndex(({ id }) => id === objet.id);
      return rang < 0 ? 'non placé à la main' : `placé en position ${formatNumber(rang + 1)} à la main`;
    }
    case 'aleatoire':
      return TIRAGES[cle.graine];
    case 'rotation':
      return 'rotation du jour';
  }
}

const TIRAGES: Readonly<Record<CleDeTriDe<'aleatoire'>['graine'], string>> = {
  fixe: 'tirage fixe',
  jour: 'tirage du jour',
  visite: 'tirage de la visite',
};

const instant = (date: Date | null) => (date === null ? 'date inconnue' : jourEnMots(civilDay(date)));

const CHAMPS: Readonly<Record<ChampDeTri, (objet: ObjetIndexe, contexte: Contexte) => string>> = {
  nom: ({ nom }) => `nom «\u00a0${nom}\u00a0»`,
  commune: ({ commune }) => commune || 'sans commune',
  codePostal: ({ codePostal }) => codePostal || 'sans code postal',
  typeBridge: ({ typeBridge }) => labelOfType(typeBridge),
  prochaineDate: (objet, contexte) => {
    const jour = prochainJourDe(objet, contexte);
    return jour === null ? 'aucune date à venir' : `prochaine date\u00a0: ${jourEnMots(jour)}`;
  },
  derniereDate: ({ derniereDate }) =>
    derniereDate === null ? 'aucune date' : `dernière date\u00a0: ${jourEnMots(derniereDate)}`,
  sourceMajLe: ({ sourceMajLe }) => `mis à jour\u00a0: ${instant(sourceMajLe)}`,
  premiereVueLe: ({ premiereVueLe }) => `arrivé\u00a0: ${instant(premiereVueLe)}`,
};

function nombreEnMots(mesure: Mesure, nombre: number | null, noms: Names): string {
  if (nombre === null) return `${nomDeMesure(mesure, noms)}\u00a0: aucune valeur`;
  if (mesure.genre === 'score') return `score ${formatNumber(nombre)}`;
  if (mesure.genre === 'completude') return `traduit à ${formatNumber(nombre)}\u00a0%`;
  const unite = mesure.genre === 'simple' ? MESURES_SIMPLES.find(({ value }) => value === mesure.champ)?.unite : '';
  return `${nomDeMesure(mesure, noms)}\u00a0: ${formatNumber(nombre, unite)}`;
}

function nomDeMesure(mesure: Mesure, noms: Names): string {
  switch (mesure.genre) {
    case 'simple':
      return MESURES_SIMPLES.find(({ value }) => value === mesure.champ)?.label ?? mesure.champ;
    case 'capacite':
      return mesure.mesure;
    case 'completude':
      return 'traduction';
    case 'critere':
      return nomDeRef(mesure.critere, noms);
    case 'champ':
      return mesure.code;
    case 'score':
      return 'score';
  }
}

/** Without a visitor, the distance is from the tri's own point. */
function distanceEnMots({ point, libelle }: CleDeTriDe<'distance'>, objet: ObjetIndexe): string {
  if (point === null) return 'distance du visiteur';
  if (objet.point === null) return 'sans position';
  const km = distanceEntre(point, objet.point);
  const dite = km < 1 ? `${Math.round(km * 1_000)}\u00a0m` : `${formatNumber(Math.round(km * 10) / 10)}\u00a0km`;
  return libelle === '' ? `à ${dite}` : `à ${dite} de ${libelle}`;
}
