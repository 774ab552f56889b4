import { CHAMPS_DE_BLOC, type NatureDeValeur } from './champs.ts';

/** The formats of values. The first format of a source is that of a new line. */
export const FORMATS_DE_LIGNE = [
  { value: 'texte', label: 'Texte' },
  { value: 'html', label: 'Texte mis en forme' },
  { value: 'date', label: 'Date' },
  { value: 'periode', label: 'Période lisible' },
  { value: 'prix', label: 'Prix' },
  { value: 'telephone', label: 'Téléphone à appeler' },
  { value: 'url', label: 'Lien' },
  { value: 'email', label: 'E-mail à écrire' },
  { value: 'distance', label: 'Distance' },
  { value: 'etoiles', label: 'Étoiles' },
  { value: 'booleen', label: 'Oui ou non' },
] as const;
export type FormatDeLigne = (typeof FORMATS_DE_LIGNE)[number]['value'];

const SELON_NATURE: Readonly<Record<NatureDeValeur, readonly FormatDeLigne[]>> = {
  texte: ['texte', 'html'],
  liste: ['texte', 'booleen'],
  periodes: ['periode', 'texte'],
  date: ['date', 'texte'],
  prix: ['prix', 'texte'],
  telephone: ['telephone', 'texte'],
  email: ['email', 'texte'],
  url: ['url', 'texte', 'booleen'],
  nombre: ['distance', 'texte'],
  classement: ['etoiles', 'texte'],
  booleen: ['booleen'],
};

/** The formats of added fields and criteria, whose values depend on the instance. */
const AJOUTE: readonly FormatDeLigne[] = [
  'texte',
  'html',
  'date',
  'prix',
  'telephone',
  'url',
  'email',
  'distance',
  'etoiles',
  'booleen',
];
const CRITERE: readonly FormatDeLigne[] = ['texte', 'booleen', 'prix', 'distance', 'etoiles', 'date', 'url'];

/** The formats that a source may be written in. `champ` of an added field is « champ:code ». */
export function formatsDe(
  source: { readonly genre: 'champ'; readonly champ: string } | { readonly genre: 'critere' | 'composition' },
): readonly FormatDeLigne[] {
  switch (source.genre) {
    case 'champ': {
      const known = CHAMPS_DE_BLOC.find(({ value }) => value === source.champ);
      return known ? SELON_NATURE[known.nature] : AJOUTE;
    }
    case 'critere':
      return CRITERE;
    case 'composition':
      return ['texte'];
  }
}
