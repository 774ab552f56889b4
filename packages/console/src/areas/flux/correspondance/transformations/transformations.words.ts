import type { Transformation } from '@bridge/contract';

type Kind = Transformation['kind'];

interface Described {
  readonly kind: Kind;
  readonly label: string;
  /** The step as it is when just added. */
  readonly blank: Transformation;
}

/** The kinds of steps, the most used first. */
export const TRANSFORMATIONS: readonly Described[] = [
  { kind: 'trim', label: 'Enlever les espaces autour', blank: { kind: 'trim' } },
  { kind: 'phrase', label: 'Une majuscule au début', blank: { kind: 'phrase' } },
  { kind: 'majuscules', label: 'Tout en majuscules', blank: { kind: 'majuscules' } },
  { kind: 'minuscules', label: 'Tout en minuscules', blank: { kind: 'minuscules' } },
  { kind: 'decouper', label: 'Découper en plusieurs valeurs', blank: { kind: 'decouper', separateur: '#' } },
  { kind: 'date', label: 'Lire comme une date', blank: { kind: 'date', format: 'jj/mm/aaaa' } },
  { kind: 'nombre', label: 'Lire comme un nombre', blank: { kind: 'nombre' } },
  { kind: 'prix', label: 'Lire comme un prix', blank: { kind: 'prix' } },
  { kind: 'telephone', label: 'Mettre au format téléphone', blank: { kind: 'telephone' } },
  { kind: 'url', label: 'Réparer une adresse web', blank: { kind: 'url' } },
  { kind: 'html', label: 'Nettoyer la mise en forme', blank: { kind: 'html' } },
  {
    kind: 'table',
    label: 'Table de correspondance',
    blank: { kind: 'table', correspondances: {}, sinon: 'signaler' },
  },
  { kind: 'prefixe', label: 'Ajouter devant', blank: { kind: 'prefixe', texte: '' } },
  { kind: 'suffixe', label: 'Ajouter derrière', blank: { kind: 'suffixe', texte: '' } },
  { kind: 'remplacer', label: 'Remplacer un texte', blank: { kind: 'remplacer', texte: '-', par: '' } },
  { kind: 'condition', label: 'Selon la valeur', blank: { kind: 'condition', si: 'vide' } },
  { kind: 'joindre', label: 'Joindre d’autres champs', blank: { kind: 'joindre', champs: [], separateur: ' ' } },
];

export const transformationLabel = (kind: Kind): string =>
  TRANSFORMATIONS.find((one) => one.kind === kind)?.label ?? kind;
