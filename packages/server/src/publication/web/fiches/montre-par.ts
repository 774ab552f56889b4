import { type Carte, carte, type ListeWeb, listeWeb, type PublishedResource, type Regle } from '@bridge/contract';
import { sql } from 'kysely';
import { keeps } from '../../../catalogue/selection/evaluation.repository.ts';
import { openSelection } from '../../../composition/selection.ts';
import { visible } from '../../../crud/condition.repository.ts';
import type { Scope } from '../../../platform/auth/identity.ts';
import type { Db } from '../../../schema.ts';
import { adresseDeCarte, adresseDeListe } from '../adresses/adresse.rules.ts';
import { configPubliee } from '../configuration/config.repository.ts';
import { SANS_PASSE } from '../filtres/filtre.condition.rules.ts';
import { SANS_DEMANDE } from '../filtres/filtre.rules.ts';
import { toujoursDe } from '../listes/liste.ouverte.ts';
import { type CadreDeSite, cadreDe, languesParmi, openCadreDeSite } from '../pages/page.ts';

/** A list or a map of a site. */
export interface PageDeSite {
  readonly resource: PublishedResource;
  readonly id: number;
  readonly nom: string;
  readonly site: string;
  /** From the host of Bridge. */
  readonly adresse: string;
}

interface Source {
  readonly page: PageDeSite;
  readonly entiteId: number | null;
  readonly questions: readonly { readonly selection: number; readonly regles: readonly Regle[] }[];
}

/** What visitors see now that shows an objet, on the sites that the reader sees. */
export async function pagesQuiMontrent(
  tx: Db,
  { objet, seen, at }: { readonly objet: number; readonly seen: Scope; readonly at: Date },
): Promise<PageDeSite[]> {
  const pages: PageDeSite[] = [];
  for (const code of await sitesVus(tx, seen)) {
    const base = `/public/${code}`;
    const visite = { site: code, langue: 'fr', base, adresse: base, at } as const;
    const cadre = await openCadreDeSite(tx, configPubliee(tx, at), visite);
    if (cadre === undefined) continue;
    for (const source of await sourcesDe(cadre)) if (await shows(tx, cadre, source, objet)) pages.push(source.page);
  }
  return pages;
}

async function sitesVus(tx: Db, seen: Scope): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    SELECT code FROM sites WHERE supprime_le IS NULL AND archive_le IS NULL
      AND (${visible({ ownerColumn: 'entite_id', shared: true }, seen)}) ORDER BY nom, id`.execute(tx);
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
    entiteId: liste.entiteId,
    questions: [{ selection: liste.selection, regles: toujoursDe(liste, SANS_DEMANDE) }],
  }));
  const cartes = (await configuration.cartesDe(site)).map((map) => ({
    page: pageOf(carte, map, adresseDeCarte),
    entiteId: map.entiteId,
    questions: map.couches.map(({ selection }) => ({ selection, regles: [SANS_PASSE] })),
  }));
  return [...listes, ...cartes];
}

async function shows(tx: Db, cadre: CadreDeSite, { entiteId, questions }: Source, objet: number): Promise<boolean> {
  const own = await cadreDe(tx, cadre, { entiteId });
  for (const asked of questions) {
    const { question } = await openSelection(tx, own, asked);
    if (question !== undefined && (await keeps(tx, question, objet))) return true;
  }
  return false;
}
