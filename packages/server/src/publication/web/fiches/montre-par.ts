import { type Carte, carte, type ListeWeb, listeWeb, type PublishedResource } from '@bridge/contract';
import { sql } from 'kysely';
import { visible } from '../../../crud/read/condition.repository.ts';
import type { Scope } from '../../../platform/auth/identity.ts';
import type { Db, Row } from '../../../schema.ts';
import { adresseDeCarte, adresseDeListe } from '../adresses/adresse.rules.ts';
import { configPubliee } from '../configuration/config.repository.ts';
import { SANS_PASSE } from '../filtres/filtre.condition.rules.ts';
import { type CadreDeSite, languesParmi, openCadreDeSite } from '../pages/page.ts';
import { createEstMontre, type EstMontre, type Montree, montreeDe } from './montree.ts';

/** A list or a map of a site. */
export interface PageDeSite {
  readonly resource: PublishedResource;
  readonly id: number;
  readonly nom: string;
  readonly site: string;
  /** The address of the page on the host of Bridge. */
  readonly adresse: string;
}

interface Source {
  readonly page: PageDeSite;
  readonly montrees: readonly Montree[];
}

/** Where the next answer starts: after so many sites, and so many pages of the next site. */
export interface Rang {
  readonly site: number;
  readonly page: number;
}

interface Demande {
  readonly objet: number;
  readonly seen: Scope;
  readonly at: Date;
  readonly from: Rang;
}

/** How many sites and pages are searched for one answer, at most. */
const MOST_SITES = 10;
const MOST_PAGES = 40;

/** The public pages that show an objet now, on sites that the reader sees, and where the next answer starts. */
export async function pagesQuiMontrent(
  tx: Db,
  { objet, seen, at, from }: Demande,
): Promise<{ readonly pages: readonly PageDeSite[]; readonly suite: Rang | null }> {
  const sites = await sitesVus(tx, seen, from.site);
  const configuration = configPubliee(tx, at);
  const estMontre = createEstMontre(tx, objet);
  const pages: PageDeSite[] = [];
  let left = MOST_PAGES;
  for (const [rang, code] of sites.slice(0, MOST_SITES).entries()) {
    const skipped = rang === 0 ? from.page : 0;
    const base = `/public/${code}`;
    const cadre = await openCadreDeSite(tx, configuration, { site: code, langue: 'fr', base, adresse: base, at });
    const sources = cadre === undefined ? [] : (await sourcesDe(cadre)).slice(skipped);
    for (const source of sources.slice(0, left))
      if (cadre && (await shows(cadre, source, estMontre))) pages.push(source.page);
    if (sources.length > left) return { pages, suite: { site: from.site + rang, page: skipped + left } };
    left -= sources.length;
  }
  return { pages, suite: sites.length > MOST_SITES ? { site: from.site + MOST_SITES, page: 0 } : null };
}

async function sitesVus(tx: Db, seen: Scope, from: number): Promise<string[]> {
  const { rows } = await sql<Row<'sites', 'code'>>`
    SELECT code FROM sites WHERE supprime_le IS NULL AND archive_le IS NULL
      AND (${visible({ ownerColumn: 'entite_id', shared: true }, seen)})
    ORDER BY nom, id OFFSET ${from} LIMIT ${MOST_SITES + 1}`.execute(tx);
  return rows.map(({ code }) => code);
}

async function sourcesDe({ configuration, site, visite }: CadreDeSite): Promise<Source[]> {
  const pageOf = (resource: PublishedResource, record: ListeWeb | Carte, address: typeof adresseDeListe) => {
    const [langue = site.langueParDefaut] = languesParmi(site, record.langues);
    return {
      resource,
      id: record.id,
      nom: record.nom,
      site: site.nom,
      adresse: `${visite.base}${address(langue, record.code)}`,
    };
  };
  const listes = (await configuration.listesDe(site)).map((liste) => ({
    page: pageOf(listeWeb, liste, adresseDeListe),
    montrees: [montreeDe(liste)],
  }));
  const cartes = (await configuration.cartesDe(site)).map((map) => ({
    page: pageOf(carte, map, adresseDeCarte),
    montrees: map.couches.map(({ selection }) => ({ entiteId: map.entiteId, selection, regles: [SANS_PASSE] })),
  }));
  return [...listes, ...cartes];
}

async function shows(cadre: CadreDeSite, { montrees }: Source, estMontre: EstMontre): Promise<boolean> {
  for (const montree of montrees) if (await estMontre(cadre, montree)) return true;
  return false;
}
