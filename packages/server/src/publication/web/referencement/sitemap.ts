import { type Langue, type ListeWeb, type Site, TYPES_BRIDGE } from '@bridge/contract';
import type { RawBuilder, SqlBool } from 'kysely';
import { atOnce, retainedWhere } from '../../../catalogue/selection/evaluation.repository.ts';
import type { Cadre } from '../../../composition/cadre.ts';
import { openCompositeur } from '../../../composition/compositeur.ts';
import type { ObjetNomme } from '../../../composition/objet-compose.ts';
import { openSelection } from '../../../composition/selection.ts';
import { adressePhoto } from '../../../rendering/photo.rules.ts';
import type { Db } from '../../../schema.ts';
import {
  adresseDAccessibilite,
  adresseDAccueil,
  adresseDeCarte,
  adresseDeFiche,
  adresseDeListe,
} from '../adresses/adresse.rules.ts';
import { CLE, clesDesFiches } from '../cles.ts';
import { configPubliee } from '../configuration/config.repository.ts';
import type { Config } from '../configuration/config.ts';
import type { Endroit } from '../http/public.visite.ts';
import { cadreDe } from '../pages/page.ts';
import { nombreDObjets, type ObjetDuSite, objetsDuSite } from './sitemap.repository.ts';
import { MOST_ADRESSES, type PageDuSite, sitemap, sitemapIndex } from './sitemap.rules.ts';

export interface Sitemap {
  readonly xml: string;
  readonly cles: readonly string[];
}

const VIDE: Sitemap = { xml: sitemap([]), cles: [] };

/** The sitemap of a site: the index of its parts, or one part. The first holds the lists, the others the objets. */
export function sitemapDe(db: Db, endroit: Endroit, partie: number | null, at: Date): Promise<Sitemap | null> {
  return atOnce(db, async (tx) => {
    const config = configPubliee(tx, at);
    const site = await config.siteDe(endroit.site.code);
    if (site === undefined || !endroit.site.indexer) return partie === null ? VIDE : null;
    const listes = (await config.listesDe(site)).filter(({ indexer }) => indexer);
    const cartes = await config.cartesDe(site);
    const own = [
      ...listes.map(({ id }) => CLE.liste(id)),
      ...cartes.map(({ id }) => CLE.carte(id)),
      ...clesDesFiches(site),
    ];
    const { langues } = endroit.site;
    const inEach = (some: readonly Langue[], href: (langue: Langue) => string) =>
      versions(endroit, some.length === 0 ? langues : langues.filter((langue) => some.includes(langue)), href);
    if (partie === 1) {
      const pages = [
        { ...inEach([], adresseDAccueil), modifieeLe: null, images: [] },
        ...(site.accessibilite === 'aucune'
          ? []
          : [{ ...inEach([], adresseDAccessibilite), modifieeLe: null, images: [] }]),
        ...listes.map(({ code, langues: some, publieLe }) => ({
          ...inEach(some, (langue) => adresseDeListe(langue, code)),
          modifieeLe: publieLe === null ? null : new Date(publieLe),
          images: [],
        })),
        ...cartes.map(({ code, langues: some, publieLe }) => ({
          ...inEach(some, (langue) => adresseDeCarte(langue, code)),
          modifieeLe: publieLe === null ? null : new Date(publieLe),
          images: [],
        })),
      ];
      return { xml: sitemap(pages.slice(0, MOST_ADRESSES)), cles: own };
    }
    const cadre = {
      configuration: config,
      site,
      scope: await config.scopeOf(site.entiteId),
      entite: site.entiteId,
      langue: site.langueParDefaut,
      at,
    };
    const { among, cles: asked } = await openListes(tx, cadre, listes);
    const cles = [...own, ...asked];
    const types = await typesShown(config, site);
    const each = Math.floor(MOST_ADRESSES / langues.length);
    if (partie === null) {
      const parts = 1 + Math.ceil((await nombreDObjets(tx, among, types)) / each);
      return { xml: sitemapIndex(endroit.adresse, parts), cles };
    }
    const objets = await objetsDuSite(tx, among, types, { offset: (partie - 2) * each, limit: each });
    if (partie < 1 || objets.length === 0) return null;
    const compositeur = await openCompositeur(tx, cadre, {
      canal: 'web',
      blocs: [],
      parDefaut: site.langueParDefaut,
    });
    const named = await compositeur.names(objets.map(({ id }) => id));
    const shown = objets.flatMap((objet) => {
      const nomme = named.get(objet.id);
      return nomme === undefined ? [] : [pageOf(endroit, site, objet, nomme)];
    });
    return { xml: sitemap(shown), cles };
  });
}

/** The sélections of some lists. */
async function openListes(
  tx: Db,
  cadre: Cadre & { readonly configuration: Config; readonly site: Site },
  listes: readonly Pick<ListeWeb, 'selection' | 'entiteId'>[],
) {
  const among: RawBuilder<SqlBool>[] = [];
  const cles: string[] = [];
  for (const liste of listes) {
    const ouverte = await openSelection(tx, await cadreDe(cadre, liste), liste);
    cles.push(...ouverte.cles);
    if (ouverte.question !== undefined) among.push(retainedWhere(ouverte.question));
  }
  return { among, cles };
}

async function typesShown(config: Config, site: Parameters<Config['ficheDe']>[0]): Promise<string[]> {
  const types: string[] = [];
  for (const { value } of TYPES_BRIDGE) if ((await config.ficheDe(site, value)) !== undefined) types.push(value);
  return types;
}

function versions({ adresse, site }: Endroit, langues: readonly Langue[], href: (langue: Langue) => string) {
  const all = langues.map((langue) => ({ langue, href: `${adresse}${href(langue)}` }));
  const first = langues.includes(site.langueParDefaut) ? site.langueParDefaut : (langues[0] ?? site.langueParDefaut);
  return { versions: all, parDefaut: `${adresse}${href(first)}` };
}

function pageOf(endroit: Endroit, site: Site, objet: ObjetDuSite, { nom, photo }: ObjetNomme): PageDuSite {
  const vue = { largeur: 1280, ratio: '4/3', focale: 'sujet', format: 'jpg' } as const;
  return {
    ...versions(endroit, endroit.site.langues, (langue) =>
      adresseDeFiche(site.adressesDesFiches, langue, { ...objet, nom: nom(langue).texte }),
    ),
    modifieeLe: objet.modifieLe,
    images: photo === null ? [] : [adressePhoto(new URL(endroit.adresse).origin, photo, vue)],
  };
}
