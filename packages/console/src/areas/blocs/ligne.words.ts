import {
  CHAMPS_DE_BLOC,
  FORMATS_DE_LIGNE,
  formatsDe,
  type LigneDeBloc,
  type Names,
  type SourceDeLigne,
} from '@bridge/contract';

/** Fields that the instance added, by code. */
export type LibellesDesChamps = ReadonlyMap<string, string>;

/** What a line shows, in words: « Téléphone », « Critère « Services » », « Texte composé ». */
export function nomDeSource(source: SourceDeLigne, names: Names, champs: LibellesDesChamps): string {
  switch (source.genre) {
    case 'champ': {
      const known = CHAMPS_DE_BLOC.find(({ value }) => value === source.champ);
      const code = source.champ.replace(/^champ:/, '');
      return known?.label ?? champs.get(code) ?? `Champ ${code}`;
    }
    case 'critere': {
      const name = names.critere?.[String(source.critere.id)];
      return name === undefined ? 'Critère' : `Critère «\u00a0${name}\u00a0»`;
    }
    case 'composition':
      return 'Texte composé';
  }
}

export function formatsOfferts(source: SourceDeLigne) {
  const allowed = formatsDe(source);
  return FORMATS_DE_LIGNE.filter(({ value }) => allowed.includes(value));
}

const UNIQUES: readonly string[] = [
  'nom',
  'resume',
  'description',
  'typeBridge',
  'adresse',
  'codePostal',
  'commune',
  'acces',
  'altitude',
  'distance',
  'ouvertureEnClair',
  'prochaineDate',
  'prixMin',
  'gratuit',
  'tarifsEnClair',
  'classement',
  'animaux',
];

/** The settings that make a difference for a line: those that change nothing are not shown. */
export function reglagesDe({ source, format, siVide }: Pick<LigneDeBloc, 'source' | 'format' | 'siVide'>) {
  const isOne = source.genre === 'composition' || (source.genre === 'champ' && UNIQUES.includes(source.champ));
  return {
    format: formatsDe(source).length > 1,
    plusieurs: !isOne && format !== 'booleen',
    coupe: format === 'texte' || format === 'html' || format === 'periode',
    texteSiVide: siVide === 'texte',
  };
}
