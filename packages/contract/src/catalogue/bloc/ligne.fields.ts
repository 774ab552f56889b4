import { z } from 'zod';
import { choice, icon, json, number, refs, text, translated } from '../../kernel/fields/fields.ts';
import { type Ref, refSchema } from '../../kernel/fields/ref.ts';
import { firstTextOf } from '../../kernel/fields/variants.items.ts';
import { list, newItem } from '../../kernel/fields/variants.ts';
import type { Names } from '../../kernel/resource/resource-answers.ts';
import { champAjouteSchema } from '../correspondance/champ-ajoute.ts';
import { CHAMPS_DE_BLOC, CODES_CHAMPS_DE_BLOC } from './champs.ts';
import { placesInconnues } from './composition.rules.ts';
import { FORMATS_DE_LIGNE, formatsDe } from './formats.ts';

/** A text that fields of the objet are placed in. */
export const texteDeComposition = translated({
  label: 'Texte',
  help: 'Les champs se placent entre accolades, par exemple {commune} ou {prixMin}. Si l’un d’eux est vide, la ligne l’est aussi.',
  longest: 1_000,
});

const compositionSchema = texteDeComposition.schema
  .refine((textes) => Object.values(textes).some((texte) => texte !== ''), 'Écrivez le texte de la ligne.')
  .superRefine((textes, context) => {
    for (const [langue, texte] of Object.entries(textes)) {
      const [inconnue] = placesInconnues(texte);
      if (inconnue !== undefined)
        context.addIssue({
          code: 'custom',
          path: [langue],
          message: `Aucun champ ne s’appelle «\u00a0${inconnue}\u00a0».`,
        });
    }
  });

const sourceDeLigneSchema = z.discriminatedUnion('genre', [
  z.strictObject({ genre: z.literal('champ'), champ: z.union([z.enum(CODES_CHAMPS_DE_BLOC), champAjouteSchema]) }),
  z.strictObject({ genre: z.literal('critere'), critere: refSchema('critere') }),
  z.strictObject({ genre: z.literal('composition'), texte: compositionSchema }),
]);
export type SourceDeLigne = z.output<typeof sourceDeLigneSchema>;

/** What is shown when an objet has no value. */
const SI_VIDE = [
  { value: 'masquer', label: 'Masquer la ligne' },
  { value: 'texte', label: 'Afficher un texte' },
  { value: 'tiret', label: 'Afficher un tiret' },
] as const;

/** The fields with one value on any objet. */
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

/** The lines of a bloc in order: each shows something of an objet. */
export const lignesDeBloc = list(
  {
    source: json(sourceDeLigneSchema, {
      label: 'Donnée affichée',
      widget: 'source-de-ligne',
      words: (source, names) =>
        source.genre === 'composition' ? firstTextOf(source.texte) : nomDeSource(source, names),
      initial: { genre: 'champ', champ: 'nom' },
      refs: ['critere'],
    }),
    libelle: translated({ label: 'Libellé', help: 'Devant la valeur. Vide\u00a0: la valeur seule.' }),
    format: choice(FORMATS_DE_LIGNE, { label: 'Format', widget: 'format-de-ligne', required: true, initial: 'texte' }),
    /** The shown modalités of a criterion, in this order; all of them without a choice. */
    modalites: refs({
      label: 'Modalités retenues, dans cet ordre',
      to: 'modalite',
      widget: 'modalites-de-ligne',
      most: 200,
    }),
    prefixe: translated({ label: 'Préfixe' }),
    suffixe: translated({ label: 'Suffixe' }),
    picto: icon({ label: 'Pictogramme' }),
    separateur: {
      ...text({ label: 'Séparateur', help: 'Entre deux valeurs.', longest: 20 }),
      // Spaces around the separator are part of it.
      schema: z.string().max(20, '20 caractères au plus.'),
      initial: ', ',
    },
    maxElements: number({ label: 'Nombre de valeurs au plus', min: 1, max: 200, integer: true }),
    maxCaracteres: number({ label: 'Caractères au plus', min: 1, max: 10_000, integer: true }),
    siVide: choice(SI_VIDE, { label: 'Sans valeur', required: true, initial: 'masquer' }),
    texteSiVide: {
      ...translated({ label: 'Texte à afficher', when: { field: 'siVide', is: ['texte'] } }),
      required: true,
    },
  },
  {
    label: 'Lignes',
    group: 'contenu',
    widget: 'lignes-de-bloc',
    most: 60,
    words: {
      noun: { one: 'Ligne', many: 'Lignes', feminine: true },
      none: 'Chaque ligne montre une donnée de l’objet. Commencez par son nom, son téléphone ou ses tarifs.',
    },
    itemTitle: ({ libelle, source }, names) => firstTextOf(libelle) || nomDeSource(source, names),
    // The fields that make no difference are hidden.
    hides: ({ source, format }) => {
      const isOne = source.genre === 'composition' || (source.genre === 'champ' && UNIQUES.includes(source.champ));
      const isCut = format === 'texte' || format === 'html' || format === 'periode';
      return [
        ...(source.genre === 'champ' ? ['source'] : []),
        ...(formatsDe(source).length > 1 ? [] : ['format']),
        ...(source.genre === 'critere' && source.critere.id > 0 ? [] : ['modalites']),
        ...(isOne || format === 'booleen' ? ['separateur', 'maxElements'] : []),
        ...(isCut ? [] : ['maxCaracteres']),
      ];
    },
    // Modalités of another criterion are removed: hidden ones would leave nothing to show.
    settle: (ligne, _changed, { before }) =>
      critereDe(ligne.source) === critereDe(before.source) ? ligne : { ...ligne, modalites: SANS_MODALITE },
    check: ({ source, format, siVide, texteSiVide }, refuse) => {
      if (!formatsDe(source).includes(format)) refuse('format', 'Cette donnée ne s’écrit pas ainsi.');
      if (siVide === 'texte' && firstTextOf(texteSiVide) === '') refuse('texteSiVide', 'Écrivez le texte à afficher.');
    },
  },
);
export type LigneDeBloc = z.output<typeof lignesDeBloc.itemSchema>;

const SANS_MODALITE: Ref<'modalite'>[] = [];
const critereDe = (source: SourceDeLigne) => (source.genre === 'critere' ? source.critere.id : null);

/** The source of a line in words: « Téléphone », « Critère « Services » », « Texte composé ». */
function nomDeSource(source: SourceDeLigne, names: Names): string {
  switch (source.genre) {
    case 'champ': {
      const known = CHAMPS_DE_BLOC.find(({ value }) => value === source.champ);
      return known?.label ?? names.champ?.[source.champ] ?? source.champ.replace(/^champ:/, 'Champ ');
    }
    case 'critere': {
      const name = names.critere?.[String(source.critere.id)];
      return name === undefined ? 'Critère' : `Critère «\u00a0${name}\u00a0»`;
    }
    case 'composition':
      return 'Texte composé';
  }
}

/** A new line. */
export const nouvelleLigne = (source: SourceDeLigne): LigneDeBloc =>
  newItem(lignesDeBloc, { source, format: formatsDe(source)[0] ?? 'texte' });
