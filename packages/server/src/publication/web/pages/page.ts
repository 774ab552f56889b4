import { civilDay, finDuJourCivil, type Langue, type Site } from '@bridge/contract';
import type { Cadre } from '../../../composition/cadre.ts';
import { languageNames } from '../../../composition/mots/formats.ts';
import { htmlPropre } from '../../../composition/mots/riche.rules.ts';
import { type Lecteur, texteEn } from '../../../composition/mots/texte.rules.ts';
import { bothSee, type Scope } from '../../../platform/auth/identity.ts';
import { jsonLdDAriane } from '../../../rendering/web/jsonld/jsonld.ts';
import type { LangueDePage, Lien, Referencement, SiteRendu } from '../../../rendering/web/modele.ts';
import type { CodeInjecte, PageARendre, PlaceRendue } from '../../../rendering/web/page.ts';
import type { Db } from '../../../schema.ts';
import { lienDAccessibilite } from '../accessibilite/declaration.rules.ts';
import { absolue, adresseDAccueil, adresseDeBrochure } from '../adresses/adresse.rules.ts';
import { CLE } from '../cles.ts';
import type { CodesDemandes, Config } from '../configuration/config.ts';
import { clesDesMedias, imageMontree } from '../medias/media.ts';
import type { Composition, Mesure, Visite } from './composition.ts';
import { type LegendeDeSite, legendeDeSite } from './legende.ts';
import { mot } from './mots.words.ts';
import { createPeremption, type Peremption } from './peremption.ts';

/**
 * What all the pages of a visit share. A site shows neither what its entity does not see, nor what another entity put
 * there and its own does not see (`cadreDe`).
 */
export interface CadreDeSite extends Cadre {
  readonly configuration: Config;
  readonly visite: Visite;
  readonly site: Site;
  readonly rendu: SiteRendu;
  readonly lecteur: Lecteur;
  readonly jour: string;
  /** The pictograms of the site's legend, with the keys of the records that they are read from. */
  readonly legende: LegendeDeSite;
  /** Until when the page holds without any change; what is read for the page brings it forward. */
  readonly peremption: Peremption;
}

/** Opens a site, or returns undefined when there is no such site. */
export async function openCadreDeSite(
  tx: Db,
  configuration: Config,
  visite: Visite,
  seen?: Scope,
): Promise<CadreDeSite | undefined> {
  const site = await configuration.siteDe(visite.site);
  if (site === undefined) return undefined;
  const langues = languesDe(site);
  const langue = langues.includes(visite.langue) ? visite.langue : site.langueParDefaut;
  const lecteur = { langue, parDefaut: site.langueParDefaut };
  const { at } = configuration;
  const jour = civilDay(at);
  const peremption = createPeremption(finDuJourCivil(jour));
  peremption.note(await configuration.prochain());
  const scope = await configuration.scopeOf(site.entiteId);
  return {
    configuration,
    scope: seen === undefined ? scope : bothSee(scope, seen),
    entite: site.entiteId,
    langue,
    at,
    visite: { ...visite, langue },
    site,
    lecteur,
    jour,
    legende: await legendeDeSite(tx, { configuration, at, visite }, site.legende),
    peremption,
    rendu: {
      id: site.id,
      code: site.code,
      titre: texteEn(site.titre, lecteur).texte || site.nom,
      base: visite.base,
      adresse: visite.adresse,
      accueil: `${visite.base}${adresseDAccueil(langue)}`,
      logo: await imageMontree({ configuration, at, lecteur, visite }, site.logo),
      icone: await imageMontree({ configuration, at, lecteur, visite }, site.icone),
      couleur: site.couleur,
      police: site.police,
      arrondi: site.arrondi,
      mentions: htmlPropre(texteEn(site.mentions, lecteur).texte),
      accessibilite: lienDAccessibilite(site, visite.base, langue),
      statistiques: site.statistiques,
      matomo: matomoDe(site),
    },
  };
}

/** The same for what an entity put on the site: the scope is what both that entity and the site's may see. */
export async function cadreDe<C extends Pick<CadreDeSite, 'site' | 'scope' | 'configuration'>>(
  cadre: C,
  { entiteId }: { readonly entiteId: number | null },
): Promise<C> {
  if (entiteId === cadre.site.entiteId) return cadre;
  return { ...cadre, scope: bothSee(await cadre.configuration.scopeOf(entiteId), cadre.scope) };
}

/** The door where the Matomo of a site hears of visits. */
function matomoDe({ matomo, matomoSite }: Site): SiteRendu['matomo'] {
  if (matomo === '' || matomoSite === null) return null;
  return { adresse: `${matomo.replace(/\/+$/, '')}/matomo.php`, site: matomoSite };
}

/** The languages of a site; its own default is always one of them. */
export function languesDe({ langues, langueParDefaut }: Pick<Site, 'langues' | 'langueParDefaut'>): readonly Langue[] {
  return langues.includes(langueParDefaut) ? langues : [langueParDefaut, ...langues];
}

/** The address of brochures, or null when the site offers none. Files stay here, whatever page links to them. */
export const brochureDuSite = ({ site, visite }: Pick<CadreDeSite, 'site' | 'visite'>): string | null =>
  site.brochures ? `${visite.adresse}${adresseDeBrochure(visite.langue)}` : null;

/** The languages of a record: all those of the site, unless the record names some of them. */
export function languesParmi(site: Site, some: readonly Langue[]): readonly Langue[] {
  const all = languesDe(site);
  return some.length === 0 ? all : all.filter((langue) => some.includes(langue));
}

/** The annonces of a page, with the keys that they depend on. */
export interface AnnoncesDePage {
  readonly places: readonly PlaceRendue[];
  readonly cles: readonly string[];
  /** The instant after which the choice is wrong, or null when time alone does not change it. */
  readonly perime: Date | null;
  /** Seconds until other annonces have their turn, or null when the choice is fresh as long as the page is. */
  readonly fraicheur: number | null;
}

/** The keys that every page of a site depends on. */
export const clesDuSite = ({ id, logo, icone }: Pick<Site, 'id' | 'logo' | 'icone'>): string[] => [
  CLE.site(id),
  ...clesDesMedias(logo, icone),
];

/** The same page in the other languages. `chemin` starts with the language and includes the query. */
export function languesDePage(
  { visite, rendu }: CadreDeSite,
  langues: readonly Langue[],
  chemin: (langue: Langue) => string,
): readonly LangueDePage[] {
  return langues.map((code) => ({
    code,
    libelle: nomDeLangue(code),
    href: `${rendu.base}${chemin(code)}`,
    actuelle: code === visite.langue,
  }));
}

/** The name of a language in that language. */
function nomDeLangue(code: Langue): string {
  const nom = languageNames(code).of(code) ?? code;
  return nom.charAt(0).toUpperCase() + nom.slice(1);
}

export function alternatives(
  { site, visite }: CadreDeSite,
  langues: readonly Langue[],
  chemin: (langue: Langue) => string,
) {
  const each = langues.map((langue) => ({ langue: langue as string, href: `${visite.adresse}${chemin(langue)}` }));
  const fallback = langues.includes(site.langueParDefaut) ? site.langueParDefaut : langues[0];
  if (each.length < 2 || fallback === undefined) return [];
  return [...each, { langue: 'x-default', href: `${visite.adresse}${chemin(fallback)}` }];
}

/** Whether search engines may list the site. */
export const isIndexed = ({ environnement, indexer }: Site): boolean => environnement === 'production' && indexer;

export const SANS_REFERENCEMENT: Omit<Referencement, 'titre' | 'canonique'> = {
  description: '',
  indexer: false,
  alternatives: [],
  image: null,
  jsonLd: [],
  sorties: [],
};

/** The breadcrumb of a page, from the start of the site. */
export function arianeDe({ rendu, lecteur }: CadreDeSite, ...after: readonly Lien[]): readonly Lien[] {
  return [{ libelle: mot(lecteur.langue, 'accueil'), href: rendu.accueil }, ...after];
}

export function arianeEnJsonLd(cadre: CadreDeSite, ariane: readonly Lien[]): object {
  return jsonLdDAriane(ariane.map(({ libelle, href }) => ({ libelle, href: absolue(href, cadre.visite.adresse) })));
}

interface Composee {
  readonly statut?: Composition['statut'];
  readonly page: PageARendre['page'];
  readonly sources: Omit<PageARendre['sources'], 'composants'>;
  /** The kind of page, for its custom codes, and the codes that it names itself; absent when the page runs none. */
  readonly codes?: { readonly portee: CodesDemandes['portee']; readonly ids?: readonly number[] };
  /** The keys of the page, besides those that every page of the site has. */
  readonly cles: readonly string[];
  readonly mesure?: Omit<Mesure, 'site'>;
  readonly annonces?: AnnoncesDePage;
}

/** A page ready to be drawn, with all that every page of its site has. */
export async function composedPage(cadre: CadreDeSite, composee: Composee): Promise<Composition> {
  const { configuration, site, peremption } = cadre;
  peremption.note(composee.annonces?.perime ?? null);
  const { statut = 200, page, sources, codes, cles, mesure, annonces } = composee;
  return {
    genre: 'page',
    statut,
    aRendre: {
      page: annonces === undefined ? page : { ...page, annonces: annonces.places },
      sources: { ...sources, composants: await configuration.composants(site) },
      codes: codes === undefined ? [] : await codesInjectes(cadre, codes.portee, codes.ids),
    },
    cles: [...clesDuSite(site), ...cadre.legende.cles, ...cles, ...(annonces?.cles ?? []), ...CLES_COMMUNES],
    fin: mesure === undefined ? null : await configuration.finDe(mesure.ressource, mesure.enregistrement),
    perime: peremption.le(),
    fraicheur: Math.min(site.cache, annonces?.fraicheur ?? site.cache),
    mesure: mesure === undefined ? null : { site: site.id, ...mesure },
  };
}

/** The custom codes that a record of the site's own entity names: those of others run on their own sites only. */
export const codesDe = (
  site: Pick<Site, 'entiteId'>,
  { entiteId, codes }: { readonly entiteId: number | null; readonly codes: readonly number[] },
): readonly number[] => (entiteId === site.entiteId ? codes : []);

/** The custom codes that a page takes along. */
async function codesInjectes(
  { configuration, site }: CadreDeSite,
  portee: CodesDemandes['portee'],
  ids: readonly number[] = [],
): Promise<CodeInjecte[]> {
  const named = [...new Set([...site.codes, ...ids])];
  const codes = await configuration.codes({ ids: named, portee, environnement: site.environnement });
  return codes.map(({ id, version, type, html, emplacement, origines }) => ({
    type,
    html,
    emplacement,
    origines,
    href: type === 'html' ? '' : `/public/_codes/${id}-${version}.${type}`,
  }));
}

export const CLES_COMMUNES = ['gabarits', 'codes', 'catalogue'] as const;
