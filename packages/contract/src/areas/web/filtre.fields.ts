import { z } from 'zod';
import { LANGUES_CHOIX } from '../../catalogue/langue.ts';
import { FAITS } from '../../catalogue/regle/champs.ts';
import { TYPES_BRIDGE } from '../../catalogue/type-bridge.ts';
import { boolean, icon, json, slug, translated } from '../../kernel/fields/fields.ts';
import { nameOfRef, refSchema } from '../../kernel/fields/ref.ts';
import { slugify } from '../../kernel/fields/slugify.ts';
import { firstTextOf } from '../../kernel/fields/variants.items.ts';
import { list } from '../../kernel/fields/variants.ts';
import type { Names } from '../../kernel/resource/resource-answers.ts';

/** What visitors may filter by. */
export const CIBLES_DE_FILTRE = [
  { value: 'typeBridge', label: 'Type d’objet' },
  { value: 'critere', label: 'Critère (équipement, label, thème…)' },
  { value: 'commune', label: 'Commune' },
  { value: 'tag', label: 'Tag' },
  { value: 'languesParlees', label: 'Langue parlée' },
  { value: 'prix', label: 'Prix' },
  { value: 'classement', label: 'Classement (étoiles, épis, clés…)' },
  { value: 'capacite', label: 'Capacité' },
  { value: 'dates', label: 'Dates' },
  { value: 'distance', label: 'Autour de moi' },
  { value: 'ouvert', label: 'Ouvert maintenant' },
  { value: 'fait', label: 'Oui ou non (gratuit, label, animaux…)' },
  { value: 'champ', label: 'Champ du dictionnaire' },
  { value: 'score', label: 'Note (profil de scoring)' },
] as const;

/** The targets with several choices. */
export const CIBLES_A_CHOIX = ['typeBridge', 'critere', 'commune', 'tag', 'languesParlees', 'champ'] as const;
/** The targets that are numbers; a field of the dictionary is one when it holds a number. */
export const CIBLES_NUMERIQUES = ['prix', 'classement', 'capacite', 'champ', 'score'] as const;
/** The targets with a lower and an upper bound. */
export const CIBLES_BORNEES = [...CIBLES_NUMERIQUES, 'distance'] as const;
/** The distance that is offered first, in km. */
export const RAYON_USUEL = 10;

/** The facts about an objet that visitors may ask for. */
export const FAITS_DE_FILTRE = FAITS.filter(({ value }) =>
  ['gratuit', 'reservation', 'animaux', 'accessibilite', 'label', 'classement', 'trace', 'photo'].includes(value),
);

export const WIDGETS_DE_FILTRE = [
  { value: 'cases', label: 'Cases à cocher' },
  { value: 'pastilles', label: 'Pastilles' },
  { value: 'liste', label: 'Liste déroulante' },
  { value: 'curseur', label: 'Curseur (prix, classement, capacité, note, distance)' },
  { value: 'bascule', label: 'Une seule case, qui porte le nom du filtre' },
  { value: 'carte', label: 'Carte\u00a0: les communes, ou la zone que montre la carte de la liste' },
] as const;

export const MOST_CHOIX_DE_FILTRE = 200;
export const MOST_VALEURS_DE_CHOIX = 100;
export const LONGEST_LIBELLE_DE_CHOIX = 500;

/** The value of a choice: a code of the product (type, language), a commune by name, or a record. */
const valeurDeChoixSchema = z.union([z.string().trim().min(1).max(200), refSchema('modalite'), refSchema('tag')]);
export type ValeurDeChoix = z.output<typeof valeurDeChoixSchema>;

/** The name of a value. */
export function nomDeValeur(valeur: ValeurDeChoix, names: Names): string {
  if (typeof valeur !== 'string') return nameOfRef(valeur, names) ?? '…';
  // No commune has the name of a code.
  const code = [...TYPES_BRIDGE, ...LANGUES_CHOIX].find(({ value }) => value === valeur);
  return code?.label ?? valeur;
}

/** The choices of a filter in order, renamed and grouped at will. */
export const choixDeFiltre = list(
  {
    valeurs: json(z.array(valeurDeChoixSchema).min(1, 'Choisissez au moins une valeur.').max(MOST_VALEURS_DE_CHOIX), {
      label: 'Valeurs réunies',
      widget: 'valeurs-de-choix',
      words: (valeurs, names) => valeurs.map((valeur) => nomDeValeur(valeur, names)).join(', '),
      initial: [],
      refs: ['modalite', 'tag'],
    }),
    libelle: translated({
      label: 'Libellé',
      help: 'Vide\u00a0: les mots de sa première valeur.',
      longest: LONGEST_LIBELLE_DE_CHOIX,
    }),
    slug: slug({
      label: 'Adresse du choix',
      help: 'Dans l’adresse de la page filtrée. Elle suit les mots jusqu’à ce que vous l’écriviez.',
      required: true,
    }),
    picto: icon({ label: 'Pictogramme' }),
    parDefaut: {
      ...boolean({ label: 'Choisi au départ', help: 'Jusqu’à ce que le visiteur choisisse autre chose.' }),
      // The default is for choices saved before the field existed.
      schema: z.boolean().default(false),
    },
  },
  {
    label: 'Choix',
    group: 'choix',
    widget: 'choix-de-filtre',
    when: { field: 'cible', is: CIBLES_A_CHOIX },
    most: MOST_CHOIX_DE_FILTRE,
    words: { noun: { one: 'Choix', many: 'Choix' } },
    itemTitle: (choix, names) => nomDeChoix(choix, names) || 'Choix sans valeur',
    sentence: ({ slug: adresse, valeurs }, names) =>
      [
        adresse,
        valeurs.length > 1 ? valeurs.map((valeur) => nomDeValeur(valeur, names)).join(', ') : '',
        valeurs.length === 0 ? 'aucune valeur' : '',
      ]
        .filter(Boolean)
        .join(' · '),
    settle: (choix, changed, { before, others, names }) => {
      const words = firstTextOf(choix.libelle);
      if (changed !== 'libelle' || words === '') return choix;
      const taken = slugsOf(others);
      // A slug that a person typed stays.
      const isOurs = choix.slug === '' || choix.slug === slugLibre(nomDeChoix(before, names), taken);
      return isOurs ? { ...choix, slug: slugLibre(words, taken) } : choix;
    },
    checkAll: (choix, refuse) => {
      const slugs = slugsOf(choix);
      for (const [rank, one] of slugs.entries())
        if (slugs.indexOf(one) !== rank) refuse([rank, 'slug'], 'Un autre choix a la même adresse.');
    },
    checkInput: (choix, refuse) => {
      const contents = choix.map(({ valeurs }) => valeurs.map(cleDeValeur).sort().join('\n'));
      for (const [rank, one] of contents.entries())
        if (contents.indexOf(one) !== rank)
          refuse([rank, 'valeurs'], 'Un autre choix réunit les mêmes valeurs\u00a0: retirez l’un des deux.');
    },
  },
);
export type ChoixDeFiltre = z.output<typeof choixDeFiltre.itemSchema>;

interface Nomme {
  readonly libelle: Readonly<Record<string, string>>;
  readonly valeurs: readonly ValeurDeChoix[];
}

/** The words of a choice, else those of its first value. */
function nomDeChoix({ libelle, valeurs: [first] }: Nomme, names: Names): string {
  return firstTextOf(libelle) || (first === undefined ? '' : nomDeValeur(first, names));
}

/** A slug from these words that no other choice has. */
export function slugLibre(words: string, taken: readonly string[]): string {
  const own = slugify(words) || 'choix';
  if (!taken.includes(own)) return own;
  let rank = 2;
  while (taken.includes(`${own}-${rank}`)) rank += 1;
  return `${own}-${rank}`;
}

const cleDeValeur = (valeur: ValeurDeChoix) => (typeof valeur === 'string' ? valeur : `${valeur.ref} ${valeur.id}`);
const slugsOf = (choix: readonly { readonly slug: string }[]) => choix.map((one) => one.slug);
