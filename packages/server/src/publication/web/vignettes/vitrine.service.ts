import { gabaritElement, type ModeleListe, type Point } from '@bridge/contract';
import { prochaineFinDe } from '../../../catalogue/regle/seances.rules.ts';
import { type Compositeur, type Lecture, openCompositeur } from '../../../composition/compositeur.ts';
import { texteEn } from '../../../composition/mots/texte.rules.ts';
import type { ObjetCompose } from '../../../composition/objet-compose.ts';
import { htmlDesBlocs } from '../../../rendering/web/blocs.html.ts';
import type { ElementRendu } from '../../../rendering/web/modele.ts';
import type { Source } from '../../../rendering/web/page.ts';
import type { Db } from '../../../schema.ts';
import { sourceDe, sourceDuProduit } from '../configuration/sources.rules.ts';
import type { CadreDeSite } from '../pages/page.ts';
import { elementDe, type Presentation } from './elements.rules.ts';
import { type TagsParObjet, tagsDesObjets } from './tags.repository.ts';

/** How elements are shown when no model decides: beside a fiche, on a map, in place of an objet that is gone. */
export const SANS_MODELE: Presentation['modele'] = {
  photo: true,
  diaporama: false,
  badges: [],
  dates: true,
  prix: true,
  favoris: false,
  bouton: null,
};

interface Montre {
  readonly modele?: ModeleListe;
  readonly ouverture?: Presentation['ouverture'];
  readonly depuis?: Point | undefined;
  readonly jours?: Presentation['jours'] | undefined;
  /** Blocs that the page itself shows, besides the blocs of elements. */
  readonly blocs?: readonly number[];
}

export interface Vitrine {
  readonly compositeur: Compositeur;
  readonly presentation: Presentation;
  /** The objets ready to be shown, in the order asked for, with the blocs of elements unless others are named. */
  read(ids: readonly number[], lecture?: Lecture): Promise<readonly ObjetCompose[]>;
  /** Objets as elements of the page, in the order asked for. */
  elements(ids: readonly number[]): Promise<readonly ElementRendu[]>;
}

/** All that the objets of a page are shown with, read once. */
export async function openVitrine(tx: Db, cadre: CadreDeSite, montre: Montre): Promise<Vitrine> {
  const { lecteur, visite } = cadre;
  const { modele, ouverture = 'fiche', depuis, jours, blocs = [] } = montre;
  const ofElements = modele?.blocs ?? [];
  const compositeur = await openCompositeur(tx, cadre, {
    canal: 'web',
    blocs: [...new Set([...ofElements, ...blocs])],
    depuis,
    parDefaut: lecteur.parDefaut,
    dessins: cadre.legende.dessins,
  });
  const fiches = createFiches(cadre);
  const tags: TagsParObjet = new Map();
  const presentation: Presentation = {
    base: visite.base,
    adresses: cadre.site.adressesDesFiches,
    lecteur,
    contexte: compositeur.contexte,
    modele: modele === undefined ? SANS_MODELE : { ...modele, bouton: texteEn(modele.bouton, lecteur).texte || null },
    ouverture,
    fiches: fiches.types,
    tags,
    depuis,
    ...(jours !== undefined && { jours }),
  };
  const read: Vitrine['read'] = async (ids, lecture) => {
    const objets = await compositeur.compose(ids, { blocs: ofElements, ...lecture });
    const tagged = objets.flatMap(({ id, connu }) => (connu.indexe.tags.length === 0 ? [] : [id]));
    if (tagged.length > 0) for (const [id, libelles] of await tagsDesObjets(tx, tagged)) tags.set(id, libelles);
    // At the end of a time, an event has another next date. Openings and closings wait until the page is no longer fresh.
    for (const { connu } of objets) cadre.peremption.note(prochaineFinDe(connu.indexe, compositeur.contexte));
    await fiches.learn(objets.map(({ connu }) => connu.indexe.typeBridge));
    return objets;
  };
  return {
    compositeur,
    presentation,
    read,
    elements: async (ids) => (await read(ids)).map((objet) => elementDe(objet, htmlDesBlocs(objet), presentation)),
  };
}

/** Tells which types have a page of their own on the site; each type is looked up once. */
export function createFiches({ configuration, site }: Pick<CadreDeSite, 'configuration' | 'site'>) {
  const types = new Set<string>();
  const known = new Set<string>();
  return {
    types,
    learn: async (some: readonly string[]): Promise<void> => {
      for (const type of some) {
        if (!known.has(type) && (await configuration.ficheDe(site, type)) !== undefined) types.add(type);
        known.add(type);
      }
    },
  };
}

/** The gabarits that draw elements: the gabarit of their type, else that of the model. */
export async function sourcesDesElements(
  { configuration }: Pick<CadreDeSite, 'configuration'>,
  modele?: Pick<ModeleListe, 'gabaritElement' | 'elements'>,
): Promise<Readonly<Record<string, Source>>> {
  const read = async (id: number): Promise<Source> => {
    const gabarit = await configuration.live(gabaritElement, id);
    return gabarit === undefined ? sourceDuProduit('element', 'vignette') : sourceDe('element', gabarit);
  };
  if (modele === undefined) return { '': sourceDuProduit('element', 'vignette') };
  const sources: Record<string, Source> = { '': await read(modele.gabaritElement) };
  for (const { typesObjets, gabarit } of modele.elements) {
    const source = await read(gabarit);
    // When several lines name a type, the first one decides.
    for (const type of typesObjets) sources[type] ??= source;
  }
  return sources;
}
