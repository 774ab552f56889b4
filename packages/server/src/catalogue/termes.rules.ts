import type { DocumentObjet, Terme } from '@bridge/contract';

/** The key of a word inside an import, and in the joins that give its number. */
export function cleDe({ schema, code }: Pick<Terme, 'schema' | 'code'>): string {
  return `${schema}\u001f${code}`;
}

type Libelles = Readonly<Partial<Record<string, string>>>;

/** The labels of a word: those that people gave it go before those of its source, unless they were emptied. */
export function libellesDuMot(source: Libelles, local: Libelles): Record<string, string> {
  const labels = [...Object.entries(source), ...Object.entries(local)];
  return Object.fromEntries(labels.flatMap(([langue, texte]) => (texte?.trim() ? [[langue, texte] as const] : [])));
}

export type GenreDeTerme = 'type' | 'critere' | 'modalite';

/** The place of a word in the vocabulary. The level of a type comes from its list, else from the words around it. */
export interface Place {
  readonly genre: GenreDeTerme;
  /** The parent of a type, or the criterion of a value. */
  readonly parent: Pick<Terme, 'schema' | 'code'> | null;
  readonly nature: string | null;
}

/** A word of a dictionary, as a reader gives it. */
interface MotLu {
  readonly terme: Terme;
  /** The nature of a criterion, or null when its source does not tell it. */
  readonly nature?: string | null;
  /** The name of the list of the word. */
  readonly libelleSchema?: string;
  /** The word above it, when it is in another list. */
  readonly parent?: Pick<Terme, 'schema' | 'code'>;
}

/** The end of names of lists of types that tell their level: « lei:region:categorie ». PostgreSQL uses it too. */
export const NIVEAU_DIT = ':(genre|categorie|type)$';
const NIVEAU = new RegExp(NIVEAU_DIT);

/** The place of a word of a dictionary, the same for all readers. */
export function placeOf({ terme, nature, libelleSchema, parent }: MotLu): Place {
  if (nature !== undefined) return { genre: 'critere', parent: null, nature };
  if (NIVEAU.test(terme.schema)) return { genre: 'type', parent: parent ?? parentOf(terme), nature: null };
  return { genre: 'modalite', parent: critereOf(terme, libelleSchema ?? terme.schema), nature: null };
}

function parentOf({ schema, parent }: Terme): Place['parent'] {
  return parent === undefined ? null : { schema, code: parent };
}

/** A word with its place, as a row for a query. */
export function ligneDuMot({ genre, terme, parent, nature }: Place & { readonly terme: Terme }) {
  return {
    genre,
    schema: terme.schema,
    code: terme.code,
    libelle: terme.libelle,
    parent_schema: parent?.schema ?? null,
    parent_code: parent?.code ?? null,
    nature,
    dessin: terme.dessin ?? null,
  };
}

export interface TermeRencontre extends Place {
  readonly terme: Terme;
  /** Whether a record uses the word, which may otherwise only be in a dictionary. */
  readonly utilise: boolean;
}

export interface Termes {
  readonly types: readonly string[];
  readonly criteres: readonly string[];
  readonly modalites: readonly string[];
}

/** The list of the selections of Apidae that objets are in. */
export const SELECTION_APIDAE = 'apidae:Selection';

/** Lists of a document whose words are values of a criterion that the document does not spell out. */
const LISTES: readonly (readonly [libelle: string, of: (document: DocumentObjet) => readonly Terme[]])[] = [
  ['Labels', (document) => document.labels],
  ['Modes de paiement', (document) => document.tarifs.paiements],
  ['Environnement', (document) => document.lieu.environnements],
  ['Territoires', (document) => document.lieu.territoires],
  ['Accessibilité', (document) => document.accessibilite],
  ['Publics', (document) => document.publics],
  [
    'Sélections Apidae',
    ({ selections }) => selections.map((code) => ({ schema: SELECTION_APIDAE, code, libelle: {} })),
  ],
];

/** The words of an objet; `meet` is called for each, as often as it comes. */
export function termesDe(document: DocumentObjet, meet: (rencontre: TermeRencontre) => void): Termes {
  const types = new Set<string>();
  const criteres = new Set<string>();
  const modalites = new Set<string>();
  for (const terme of document.types) {
    meet({ genre: 'type', terme, parent: parentOf(terme), nature: null, utilise: true });
    types.add(cleDe(terme));
  }
  const add = (critere: Terme, modalite: Terme | undefined, nature: string) => {
    meet({ genre: 'critere', terme: critere, parent: null, nature, utilise: true });
    criteres.add(cleDe(critere));
    if (modalite === undefined) return;
    meet({ genre: 'modalite', terme: modalite, parent: critere, nature: null, utilise: true });
    modalites.add(cleDe(modalite));
  };
  for (const { critere, modalite, nombre } of document.criteres)
    add(critere, modalite, modalite ? 'multiple' : nombre === undefined ? 'texte' : 'nombre');
  for (const [libelle, of] of LISTES) {
    for (const terme of of(document)) add(critereOf(terme, libelle), terme, 'multiple');
  }
  return { types: [...types], criteres: [...criteres], modalites: [...modalites] };
}

/** The criterion that the list of a word stands for: « tis:cdt99:Labels » is the criterion « Labels » of « tis:cdt99 ». */
export function critereOf({ schema }: Terme, libelle: string): Terme {
  const cut = schema.lastIndexOf(':');
  return cut < 0
    ? { schema, code: libelle, libelle: { fr: libelle } }
    : { schema: schema.slice(0, cut), code: schema.slice(cut + 1), libelle: { fr: libelle } };
}
