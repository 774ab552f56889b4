import { gabaritElement, type ModeleListe, type Point } from '@bridge/contract';
import type { ElementRendu } from '../../../rendering/web/modele.ts';
import type { Source } from '../../../rendering/web/page.ts';
import type { Db } from '../../../schema.ts';
import { sourceDe, sourceDuProduit } from '../configuration/sources.rules.ts';
import type { Cadre } from '../pages/page.ts';
import { texteEn } from '../pages/textes.rules.ts';
import { type Etal, ouvreEtal } from './blocs.service.ts';
import { elementDe, type Vitrine } from './elements.rules.ts';

/** How elements are shown where no model says so: beside a fiche, on a map, in place of what is gone. */
export const SANS_MODELE: Vitrine['modele'] = {
  photo: true,
  badges: [],
  dates: true,
  prix: true,
  favoris: false,
  bouton: null,
};

interface Montre {
  readonly modele?: ModeleListe;
  readonly ouverture?: Vitrine['ouverture'];
  readonly depuis?: Point | undefined;
  readonly depuisLe?: string | undefined;
  /** Blocs that the page itself shows, besides those of elements. */
  readonly blocs?: readonly number[];
}

export interface VitrineOuverte {
  readonly etal: Etal;
  readonly vitrine: () => Vitrine;
  /** Objets as elements of the page, in the order asked for. */
  elements(ids: readonly number[]): Promise<readonly ElementRendu[]>;
}

/** All that the objets of a page are shown with, read once. */
export async function ouvreVitrine(tx: Db, cadre: Cadre, montre: Montre): Promise<VitrineOuverte> {
  const { config, site, scope, lecteur, visite } = cadre;
  const { modele, ouverture = 'fiche', depuis, depuisLe, blocs = [] } = montre;
  const ofElements = modele?.blocs ?? [];
  const etal = await ouvreEtal(tx, config, {
    blocs: [...ofElements, ...blocs],
    scope,
    entite: site.entiteId,
    langue: lecteur.langue,
    depuis,
  });
  const fiches = new Set<string>();
  const known = new Set<string>();
  const learn = async (type: string) => {
    if (known.has(type)) return;
    known.add(type);
    if ((await config.ficheDe(site, type)) !== undefined) fiches.add(type);
  };
  const vitrine = (): Vitrine => ({
    base: visite.base,
    lecteur,
    contexte: etal.contexte,
    noms: etal.noms(),
    modele: modele === undefined ? SANS_MODELE : { ...modele, bouton: texteEn(modele.bouton, lecteur).texte || null },
    ouverture,
    fiches,
    depuis,
    ...(depuisLe !== undefined && { depuisLe }),
  });
  return {
    etal,
    vitrine,
    elements: async (ids) => {
      const objets = await etal.lire(ids);
      for (const { indexe } of objets) await learn(indexe.typeBridge);
      const shown = vitrine();
      return objets.map((objet) => elementDe(objet, etal.rendre(objet, ofElements), shown));
    },
  };
}

/** What elements are drawn by: the gabarit of their type, else the one of the model. */
export async function sourcesDesElements(
  { config }: Pick<Cadre, 'config'>,
  modele?: Pick<ModeleListe, 'gabaritElement' | 'elements'>,
): Promise<Readonly<Record<string, Source>>> {
  const read = async (id: number): Promise<Source> => {
    const gabarit = await config.vivant(gabaritElement, id);
    return gabarit === undefined ? sourceDuProduit('element', 'vignette') : sourceDe('element', gabarit);
  };
  if (modele === undefined) return { '': sourceDuProduit('element', 'vignette') };
  const sources: Record<string, Source> = { '': await read(modele.gabaritElement) };
  for (const { typesObjets, gabarit } of modele.elements) {
    const source = await read(gabarit);
    // The first line that names a type decides of it.
    for (const type of typesObjets) sources[type] ??= source;
  }
  return sources;
}
