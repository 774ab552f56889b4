import { seemsPersonnel } from '../../clean/personnel.rules.ts';
import { folded } from '../../clean/texte.rules.ts';

/** Words as they are compared: « mode de paiement ». */
export const mots = folded;

/** Small letters and digits alone: « Jours d’ouverture » and « JOURSDOUVERTURE » are the same word. */
export const normalize = (texte: string): string => folded(texte).replaceAll(' ', '');

/** A code for a value that has a label alone; it survives a change of case or of accents. */
export function codeDe(libelle: string): string {
  return mots(libelle).replaceAll(' ', '-').slice(0, 120) || libelle.trim().slice(0, 120);
}

/** « PrestationsEquipementss » → « Prestations equipements », « LABELSCHARTE » → « Labelscharte »: a name to show until somebody gives one. */
export function humanize(champ: string): string {
  const dernier = champ.split('.').at(-1) ?? champ;
  const separes = dernier
    // Syndications add an « s » to the names of their lists.
    .replace(/(?<=\p{Lu}{2})s$/u, '')
    .replace(/ss$/, 's')
    .replace(/[_-]+/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .trim();
  if (separes === '') return champ;
  const bas = /^[\p{Lu}\d ]{1,5}$/u.test(separes) ? separes : separes.toLowerCase();
  return bas.charAt(0).toUpperCase() + bas.slice(1);
}

/** Where the track that was drawn for a record is kept among its fields: read in any case, and no field of its source. */
export const CHAMP_TRACE = 'TraceDessine';

/** Fields that belong to the plumbing of syndications: read by name where they are needed, never offered, never kept as criteria. */
const TECHNIQUES = new Set(
  [
    '__metadata',
    '__deferred',
    'odata.type',
    'Searchs',
    'Structure',
    'TisTracking',
    'SyndicObjectID',
    'SyndicObjectName',
    'SyndicStructureId',
    'SyndicObjectOrder',
    'Published',
    'Updated',
    'GmapLatitude',
    'GmapLongitude',
    'ObjectTypeFix',
    'ObjectTypeName',
    CHAMP_TRACE,
  ].map((nom) => nom.toLowerCase()),
);

export function isTechnique(champ: string): boolean {
  const premier = (champ.split('.')[0] ?? champ).toLowerCase();
  return TECHNIQUES.has(premier) || premier.startsWith('tis_tracking') || /@?odata\./.test(premier);
}

const COLONNES_TECHNIQUES = new Set([
  'id',
  'ordre',
  'syndicobjectid',
  'thesordre',
  'thespicto',
  'mediaid',
  '__metadata',
]);

/** Columns that every sub-table has and that say nothing of the offer. */
export const isColonneTechnique = (colonne: string): boolean => COLONNES_TECHNIQUES.has(colonne.toLowerCase());

/** Who somebody is or how they are reached, as columns of a row are called; neither « Hôtel », « Atelier », « Automobile » nor « Mobile-home ». */
export const seemsJoignable = (colonne: string): boolean =>
  seemsPersonnel(colonne) ||
  /^nom$|^qui$|^identite$|interlocuteur|mail|^mel$|(?<!in|[as]|[hm]o)tel|(?<!auto)mobile(?!home)|portable|fax|adresse/.test(
    normalize(colonne),
  );
