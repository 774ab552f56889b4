import {
  type Couverture,
  ETATS_TRADUCTION,
  type EtatTraduction,
  GENRES_DE_TEXTE,
  LANGUES_CHOIX,
  type PartDeCouverture,
  TYPES_BRIDGE,
} from '@bridge/contract';

export const COUVERTURE_MOTS: readonly { readonly value: Couverture; readonly label: string }[] = [
  { value: 'langue', label: 'Langue' },
  { value: 'type', label: 'Type' },
  { value: 'commune', label: 'Commune' },
  { value: 'genre', label: 'Texte' },
];

const NOMS: Readonly<Record<Couverture, readonly { readonly value: string; readonly label: string }[]>> = {
  langue: LANGUES_CHOIX,
  type: TYPES_BRIDGE,
  commune: [],
  genre: GENRES_DE_TEXTE,
};

export const nomDePart = (par: Couverture, cle: string): string =>
  NOMS[par].find(({ value }) => value === cle)?.label ?? cle;

export interface Bande {
  readonly etat: EtatTraduction;
  readonly label: string;
  readonly colour: string;
  readonly nombre: number;
  /** Part of the whole, from 0 to 100. */
  readonly part: number;
}

/** The pieces of the bar of a group, by state in the order of the ledger, without the empty states. */
export function bandesDe(part: PartDeCouverture): Bande[] {
  const total = totalDe(part);
  return ETATS_TRADUCTION.flatMap(({ value: etat, label, colour }) => {
    const nombre = part[etat];
    return nombre === 0 ? [] : [{ etat, label, colour, nombre, part: (nombre * 100) / total }];
  });
}

export const totalDe = (part: PartDeCouverture): number =>
  ETATS_TRADUCTION.reduce((sum, { value }) => sum + part[value], 0);

/** The percentage of texts with a true translation, in whole numbers: 100 only when nothing is left. */
export function pourcentDe(part: PartDeCouverture): number {
  const total = totalDe(part);
  return total === 0 ? 0 : Math.floor((part.a_jour * 100) / total);
}
