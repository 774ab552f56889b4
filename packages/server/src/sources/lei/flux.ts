import type { Langue } from '@bridge/contract';

/** What a criterion says of a product. Ids are regional: this is configuration, with defaults for those that are known. */
export const ROLES_CRITERE_LEI = [
  'photo',
  'legende',
  'credit',
  'document',
  'video',
  'type',
  'texte',
  'classement',
  'label',
  'langue',
  'animaux',
  'accessibilite',
  'public',
  'gratuit',
  'prix',
  'paiement',
  'capacite',
  'territoire',
  'environnement',
] as const;
export type RoleCritereLei = (typeof ROLES_CRITERE_LEI)[number];

export interface RoleDeCritere {
  readonly critere: string;
  readonly role: RoleCritereLei;
  /** For a caption or a credit: the criterion of its photo. */
  readonly paire?: string;
  /** Meaning of modalités: « 4000014 » is « oui », « 736000012 » is « 3 ». */
  readonly valeurs?: Readonly<Record<string, string>>;
}

export interface FluxLeiOuvert {
  /** `requete`: pages of a saved query; `lien`: a file that the source prepares; `fichier`: files that were given. */
  readonly mode: 'requete' | 'lien' | 'fichier';
  readonly url: string;
  readonly user: string;
  readonly pwkey: string;
  /** Id of the saved query. */
  readonly clause: string;
  /** Names of the query language of LEI (`eltypo`, `elzipo`…) travel in PNAMES and PVALUES; others are parameters of the address. */
  readonly parametres: readonly { readonly nom: string; readonly valeur: string }[];
  /** Columns wanted; all when empty. */
  readonly champs: readonly string[];
  /** Criteria wanted; all when empty. */
  readonly criteres: readonly string[];
  /** The languages of the feed, each of which has its own answer. The main language is French if the feed has it, else the first. */
  readonly langues: readonly { readonly langue: Langue; readonly schema: string }[];
  /** Managing entities; all when empty. */
  readonly entites: readonly string[];
  /** Records per answer. */
  readonly fenetre: number;
  /** The encoding to use when the answers do not declare one. */
  readonly encodage?: string;
  /** Column that carries the id of a product; PRODUIT when absent. */
  readonly champId?: string;
  /** The region that numbers these ids, as each region numbers its own: « alsace », « lorraine ». */
  readonly region: string;
  readonly roles: readonly RoleDeCritere[];
  /** Milliseconds between two requests: the engine is slow and shared. */
  readonly attente?: number;
  /** What the second and third comments are: a summary, another text, or the description in a language. */
  readonly commentaires?: { readonly l1?: UsageCommentaire; readonly l2?: UsageCommentaire };
  /** Phones and addresses of the provider are between professionals unless the feed says that they are those of the place. */
  readonly prestatairePublic?: boolean;
}
export type UsageCommentaire = 'resume' | 'texte' | Langue;

export const CHAMP_ID_LEI = 'PRODUIT';

export function champIdDe({ champId }: Pick<FluxLeiOuvert, 'champId'>): string {
  return champId ?? CHAMP_ID_LEI;
}

export function languePrincipale(flux: Pick<FluxLeiOuvert, 'langues'>): Langue {
  return flux.langues.some(({ langue }) => langue === 'fr') ? 'fr' : (flux.langues[0]?.langue ?? 'fr');
}
