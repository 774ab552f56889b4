import {
  bloc as blocResource,
  type ModeleEdition,
  media as mediaResource,
  modeleEdition,
  nouvelleLigne,
  type RecordOf,
  type Resource,
  rubriqueDynamique,
} from '@bridge/contract';
import type { CadreDemande } from '../cadre.ts';
import type { Configuration } from '../configuration.ts';
import { parseContenu } from '../record.rules.ts';
import { selectionChoisie } from '../selection-choisie.ts';

/** A few objets to take along: an edition of one section, which is not saved. */
export interface Brochure {
  readonly cadre: CadreDemande;
  readonly titre: string;
  /** The heading of its first page in place of the title, which stands there already. */
  readonly entete?: string;
  readonly charte: CharteDeBrochure;
  /** The objets in the order of the pages; those unpublished or unseen by the cadre's scope are left out. */
  readonly objets: readonly number[];
  /** The public pages of objets by number, for their QR codes. */
  readonly pages: ReadonlyMap<number, string>;
}

/** Draws a brochure; not found when none of it may be printed. `qui`: the share that the work counts for. */
export type DrawBrochure = (brochure: Brochure, qui: string, signal?: AbortSignal) => Promise<BrochureTiree>;

export interface BrochureTiree {
  readonly pdf: Buffer;
  /** Whether every photo came in time. */
  readonly entiere: boolean;
}

/** The office that gives the brochure. */
export interface CharteDeBrochure {
  readonly nom: string;
  /** The contact in one line. */
  readonly contact: string;
  /** The legal mentions of every page, or an empty text. */
  readonly mentions: string;
  readonly couleur: string | null;
  /** A media of the médiathèque, or an image of its own. */
  readonly logo: number | LogoDeBrochure | null;
}

export interface LogoDeBrochure {
  readonly id: string;
  readonly nom: string;
  readonly type: string;
  readonly contenu: Buffer;
}

/** The logo, when it is an image outside the médiathèque. */
export const logoPropre = ({ charte: { logo } }: Brochure): LogoDeBrochure | null =>
  typeof logo === 'number' ? null : logo;

/** The number of its records: each is the only one of its kind, known to the brochure alone. */
const SEUL = 1;

/** The model: pages that any printer of an office prints, without a cover. */
export function modeleDeBrochure({ titre, entete, charte, objets, cadre: { langue } }: Brochure): ModeleEdition {
  const { nom, contact, mentions, couleur, logo } = charte;
  // Most contacts include the name already.
  const pied = contact.includes(nom) ? [contact, mentions] : [nom, contact, mentions];
  return made(modeleEdition, SEUL, {
    nom: titre,
    code: 'brochure',
    langues: [langue],
    titre: { [langue]: titre },
    gabarit: SEUL,
    format: 'a4',
    margeHaut: 14,
    margeBas: 16,
    margeInterieure: 15,
    margeExterieure: 15,
    gouttiere: 8,
    corps: isSeul(objets) ? 11 : 9,
    fondPerdu: 0,
    rectoVerso: false,
    multiple: '1',
    logo: typeof logo === 'number' ? logo : logo && SEUL,
    couleurs: couleur === null ? [] : [{ nom: 'Couleur', rvb: couleur, cmjn: '' }],
    territoire: entete === undefined ? nom : '',
    piedDePage: { [langue]: pied.filter((part) => part !== '').join(' · ') },
    parametres: [{ nom: 'tete', valeur: 'compacte' }],
    plan: [
      {
        genre: 'rubrique',
        rubrique: { ref: 'rubriqueDynamique', id: SEUL },
        titre: { [langue]: entete ?? titre },
        selection: null,
        tri: null,
        couleur: null,
        saut: 'page',
      },
    ],
  });
}

/** The saved records, except those that the brochure is made of. */
export function configurationDeBrochure(saved: Configuration, brochure: Brochure): Configuration {
  const logo = logoPropre(brochure);
  const own = new Map<string, readonly unknown[]>([
    [rubriqueDynamique.id, [rubriqueDe(brochure)]],
    [blocResource.id, BLOCS],
    [mediaResource.id, logo === null ? [] : [mediaDuLogo(logo, brochure)]],
  ]);
  return {
    live: async <R extends Resource>(resource: R, id: number): Promise<RecordOf<R> | undefined> =>
      // The only saved record that a brochure reads is a logo of the médiathèque.
      resource.id === mediaResource.id && logo === null
        ? saved.live(resource, id)
        : // Each record is stored under its own resource.
          (own.get(resource.id)?.[id - SEUL] as RecordOf<R> | undefined),
    selection: async () => selectionChoisie(brochure.objets),
    champs: saved.champs,
  };
}

function mediaDuLogo({ id, nom, type }: LogoDeBrochure, { charte, cadre: { langue } }: Brochure) {
  return made(mediaResource, SEUL, {
    fichier: { id, nom },
    genre: 'photo',
    typeMime: type,
    titre: { [langue]: charte.nom },
    credit: '',
  });
}

function rubriqueDe({ titre, objets, cadre: { langue } }: Brochure) {
  return made(rubriqueDynamique, SEUL, {
    nom: titre,
    code: 'brochure',
    titre: { [langue]: titre },
    selection: SEUL,
    blocs: BLOCS.map(({ id }) => id),
    sansPhoto: 'picto',
    ...(isSeul(objets) ? { parRangee: 1 } : { longueurTextes: LONGEST_TEXT }),
  });
}

/** A single objet has the whole page, with all of its texts. */
const isSeul = (objets: readonly number[]): boolean => objets.length === 1;

/** The longest text in characters, since a column holds several fiches. */
const LONGEST_TEXT = 420;

/** The facts that a traveller needs of each objet. */
const BLOCS = [
  { genre: 'donnees', lignes: [nouvelleLigne({ genre: 'champ', champ: 'description' })] },
  { genre: 'horaires' },
  { genre: 'tarifs' },
  { genre: 'contacts', contacts: ['adresse', 'telephone', 'mobile', 'email', 'site'] },
].map((values, rang) => made(blocResource, rang + SEUL, { nom: values.genre, code: values.genre, ...values }));

function made<R extends Resource>(resource: R, id: number, contenu: Readonly<Record<string, unknown>>): RecordOf<R> {
  return parseContenu(resource, { id, version: 1, contenu });
}
