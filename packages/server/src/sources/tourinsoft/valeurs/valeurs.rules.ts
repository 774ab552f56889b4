import { isNothing, lineOf } from '../../clean/texte.rules.ts';

/** A record of the feed, or a row of one of its sub-tables. */
export type Enregistrement = Readonly<Record<string, unknown>>;

export const isObjet = (valeur: unknown): valeur is Enregistrement =>
  typeof valeur === 'object' && valeur !== null && !Array.isArray(valeur);

/** A single value, with the code that the thesaurus gives it. */
export interface Atome {
  readonly texte: string;
  readonly code?: string;
  /** The address of its drawing. */
  readonly dessin?: string;
}

const CLES_THESAURUS = ['ThesLibelle', 'ThesCode', 'ThesID'] as const;
/** What other systems make the words of their lists of: a label, and the code that stays when it changes. */
const LIBELLES = ['libelle', 'label'] as const;
const CODES = ['code', 'id'] as const;
const D_UN_MOT: ReadonlySet<string> = new Set([...LIBELLES, ...CODES, 'ordre']);
const isMot = (valeur: Enregistrement): boolean =>
  LIBELLES.some((cle) => cle in valeur) &&
  CODES.some((cle) => cle in valeur) &&
  Object.keys(valeur).every((cle) => D_UN_MOT.has(cle));

export const isThesaurus = (valeur: unknown): valeur is Enregistrement =>
  isObjet(valeur) && (CLES_THESAURUS.some((cle) => cle in valeur) || isMot(valeur));

const CLES_MEDIA = ['Url', 'MediaID'] as const;
export const isMedia = (valeur: unknown): valeur is Enregistrement =>
  isObjet(valeur) && CLES_MEDIA.some((cle) => cle in valeur) && !('SyndicObjectId' in valeur);

/** Whether a value is an OData link to another collection that nobody asked to expand. */
const isDiffere = (valeur: Enregistrement): boolean => '__deferred' in valeur;

const texteDe = (valeur: unknown): string => (typeof valeur === 'string' ? valeur.trim() : '');

const codeDe = (valeur: unknown): string => (typeof valeur === 'number' ? String(valeur) : texteDe(valeur));

function atomeThesaurus(thes: Enregistrement): Atome | null {
  const libelle = lineOf(thes.ThesLibelle ?? thes.libelle ?? thes.label) ?? '';
  const code = [thes.ThesCode, thes.ThesID, thes.code, thes.id].map(codeDe).find(Boolean) ?? '';
  if (libelle === '' && code === '') return null;
  if (code === '') return { texte: libelle };
  const dessin = adresseDe(thes.ThesPicto);
  return { texte: libelle || code, code, ...(dessin !== null && { dessin }) };
}

const LONGEST_ADRESSE = 2_000;

/** The address of a drawing, where it can be fetched: some clients write the name of a file on their own disk instead. */
function adresseDe(valeur: unknown): string | null {
  const texte = texteDe(valeur);
  return /^https?:\/\//i.test(texte) && texte.length <= LONGEST_ADRESSE && URL.canParse(texte) ? texte : null;
}

/** A value that stands alone; null for what is empty, and for rows. */
export function atomeDe(valeur: unknown): Atome | null {
  switch (typeof valeur) {
    case 'string': {
      const texte = valeur.trim();
      return texte === '' || isNothing(texte) ? null : { texte };
    }
    case 'number':
      return Number.isFinite(valeur) ? { texte: String(valeur) } : null;
    case 'bigint':
      return { texte: String(valeur) };
    case 'boolean':
      return { texte: valeur ? 'oui' : 'non' };
    default:
      if (isThesaurus(valeur)) return atomeThesaurus(valeur);
      if (isMedia(valeur)) return atomeDe(valeur.Url);
      return null;
  }
}

/** Verbose OData wraps what it expands: `{ results: […] }`. */
export function unfold(valeur: unknown): unknown {
  if (!isObjet(valeur)) return valeur;
  if (isDiffere(valeur)) return undefined;
  const { results } = valeur;
  return Array.isArray(results) ? results : valeur;
}

/** Empty for everybody: null, blanks, no rows, a thesaurus object full of nulls. */
export function isVide(brut: unknown): boolean {
  const valeur = unfold(brut);
  if (valeur === null || valeur === undefined) return true;
  if (typeof valeur === 'string') return valeur.trim() === '' || isNothing(valeur);
  if (Array.isArray(valeur)) return valeur.every(isVide);
  if (isThesaurus(valeur)) return atomeThesaurus(valeur) === null;
  if (isObjet(valeur)) return Object.values(valeur).every(isVide);
  return false;
}

/** The rows of a sub-table; a lone row counts as one. Null when the value is no sub-table. */
export function rangeesDe(brut: unknown): readonly Enregistrement[] | null {
  const valeur = unfold(brut);
  if (Array.isArray(valeur)) {
    const objets = valeur.filter(isObjet);
    return objets.length > 0 && !objets.every(isThesaurus) ? objets : null;
  }
  return isObjet(valeur) && !isThesaurus(valeur) ? [valeur] : null;
}

/** Tables inside tables: deeper, nobody meant it. */
const DEEPEST = 4;

/** The rows that a column holds itself; `table` says how deep it lies: « Salles.Equipements. ». */
export function sousRangeesDe(valeur: unknown, table: string): readonly Enregistrement[] {
  if (table.split('.').length > DEEPEST) return [];
  return (Array.isArray(valeur) ? valeur : [valeur]).filter(
    (element): element is Enregistrement => isObjet(element) && !isThesaurus(element) && !isMedia(element),
  );
}
