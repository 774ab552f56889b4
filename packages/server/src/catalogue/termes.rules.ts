import type { DocumentObjet, Terme } from '@bridge/contract';

/** How a word is named inside one run, and in the joins that give it its number. */
export function cleDe({ schema, code }: Pick<Terme, 'schema' | 'code'>): string {
  return `${schema}\u001f${code}`;
}

export type GenreDeTerme = 'type' | 'critere' | 'modalite';

export interface TermeRencontre {
  readonly genre: GenreDeTerme;
  readonly terme: Terme;
  /** Of a type its parent, of a value its criterion. */
  readonly parent: Pick<Terme, 'schema' | 'code'> | null;
  readonly nature: string | null;
  /** By a record, not only listed in a dictionary. */
  readonly utilise: boolean;
}

export interface Termes {
  readonly types: readonly string[];
  readonly criteres: readonly string[];
  readonly modalites: readonly string[];
}

/** Lists of a document whose words are values of a criterion that the document does not spell out. */
const LISTES: readonly (readonly [libelle: string, of: (document: DocumentObjet) => readonly Terme[]])[] = [
  ['Labels', (document) => document.labels],
  ['Modes de paiement', (document) => document.tarifs.paiements],
  ['Environnement', (document) => document.lieu.environnements],
  ['Territoires', (document) => document.lieu.territoires],
  ['Accessibilité', (document) => document.accessibilite],
  ['Publics', (document) => document.publics],
];

/** The words that an objet uses; `meet` is told of each, as often as it comes. */
export function termesDe(document: DocumentObjet, meet: (rencontre: TermeRencontre) => void): Termes {
  const types = new Set<string>();
  const criteres = new Set<string>();
  const modalites = new Set<string>();
  for (const terme of document.types) {
    const parent = terme.parent === undefined ? null : { schema: terme.schema, code: terme.parent };
    meet({ genre: 'type', terme, parent, nature: null, utilise: true });
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
