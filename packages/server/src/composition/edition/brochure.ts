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

/** A few objets to be taken along: an edition of one section, which is saved nowhere. */
export interface Brochure {
  readonly cadre: CadreDemande;
  readonly titre: string;
  /** At the head of its first page, in the place of its title: what it is called stands there already. */
  readonly entete?: string;
  readonly charte: CharteDeBrochure;
  /** In the order of its pages. Those that the scope of the cadre does not see, or that are not published, are not printed. */
  readonly objets: readonly number[];
  /** The public pages of objets, by number: a code that phones read leads there. */
  readonly pages: ReadonlyMap<number, string>;
}

/** Draws a brochure; not found where nothing of it may be printed. `qui`: whom the work is counted to. */
export type DrawBrochure = (brochure: Brochure, qui: string, signal?: AbortSignal) => Promise<BrochureTiree>;

export interface BrochureTiree {
  readonly pdf: Buffer;
  /** Whether every photo was there in time. */
  readonly entiere: boolean;
}

/** Who gives it. */
export interface CharteDeBrochure {
  readonly nom: string;
  /** Where to ask for more, in one line. */
  readonly contact: string;
  /** What the law or caution wants said on every page; empty: nothing. */
  readonly mentions: string;
  readonly couleur: string | null;
  /** A media, or an image of its own. */
  readonly logo: number | LogoDeBrochure | null;
}

export interface LogoDeBrochure {
  readonly id: string;
  readonly nom: string;
  readonly type: string;
  readonly contenu: Buffer;
}

/** Its image, where it is of no médiathèque. */
export const logoPropre = ({ charte: { logo } }: Brochure): LogoDeBrochure | null =>
  typeof logo === 'number' ? null : logo;

/** Its records are known to itself alone: any number names the one of its kind. */
const SEUL = 1;

/** The model: pages that any printer of an office prints, without a cover. */
export function modeleDeBrochure({ titre, entete, charte, objets, cadre: { langue } }: Brochure): ModeleEdition {
  const { nom, contact, mentions, couleur, logo } = charte;
  // Most of those who say where they are say who they are.
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

/** The same records as are saved, but for those that the brochure is made of. */
export function configurationDeBrochure(saved: Configuration, brochure: Brochure): Configuration {
  const logo = logoPropre(brochure);
  const own = new Map<string, readonly unknown[]>([
    [rubriqueDynamique.id, [rubriqueDe(brochure)]],
    [blocResource.id, BLOCS],
    [mediaResource.id, logo === null ? [] : [mediaDuLogo(logo, brochure)]],
  ]);
  return {
    live: async <R extends Resource>(resource: R, id: number): Promise<RecordOf<R> | undefined> =>
      // A logo may be one of the médiathèque; nothing else is asked of what is saved.
      resource.id === mediaResource.id && logo === null
        ? saved.live(resource, id)
        : // Each stands under the resource that it was made for.
          (own.get(resource.id)?.[id - SEUL] as RecordOf<R> | undefined),
    selection: async () => selectionChoisie(brochure.objets),
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

/** Alone, an objet has the whole page, and says all that it has to say. */
const isSeul = (objets: readonly number[]): boolean => objets.length === 1;

/** In characters: a column holds several fiches. */
const LONGEST_TEXT = 420;

/** What a traveller needs of each objet. */
const BLOCS = [
  { genre: 'donnees', lignes: [nouvelleLigne({ genre: 'champ', champ: 'description' })] },
  { genre: 'horaires' },
  { genre: 'tarifs' },
  { genre: 'contacts', contacts: ['adresse', 'telephone', 'mobile', 'email', 'site'] },
].map((values, rang) => made(blocResource, rang + SEUL, { nom: values.genre, code: values.genre, ...values }));

function made<R extends Resource>(resource: R, id: number, contenu: Readonly<Record<string, unknown>>): RecordOf<R> {
  return parseContenu(resource, { id, version: 1, contenu });
}
