import { sql } from 'kysely';
import { atOnce, publishedWhere } from '../../../catalogue/selection/evaluation.repository.ts';
import { openCompositeur } from '../../../composition/compositeur.ts';
import type { Brochure } from '../../../composition/edition/brochure.ts';
import { cutText } from '../../../composition/mots/coupe.rules.ts';
import { texteDuHtml } from '../../../composition/mots/riche.rules.ts';
import { texteEn } from '../../../composition/mots/texte.rules.ts';
import type { Db } from '../../../schema.ts';
import { adresseDeFiche } from '../adresses/adresse.rules.ts';
import { CLE, clesDesFiches } from '../cles.ts';
import { configPubliee } from '../configuration/config.repository.ts';
import { openMontres } from '../fiches/montres.ts';
import type { Visite } from '../pages/composition.ts';
import { type CadreDeSite, CLES_COMMUNES, clesDuSite, languesDe, openCadreDeSite } from '../pages/page.ts';
import { createFiches } from '../vignettes/vitrine.service.ts';
import { titreDeBrochure } from './brochure.rules.ts';

/** A brochure, with all that it depends on. */
export interface BrochureComposee {
  readonly brochure: Brochure;
  readonly cles: readonly string[];
  /** The instant after which the brochure may be wrong even though nothing was changed. */
  readonly perime: Date;
  /** How long the brochure is fresh, in seconds. */
  readonly fraicheur: number;
}

interface Demandee {
  readonly objets: readonly number[];
  /** The list that names the brochure, or null. */
  readonly liste: string | null;
}

/** A brochure for a visitor of a site that offers them: the named objets that the site shows. Null without any, or where the named list offers none. */
export function brochureDeVisiteur(
  db: Db,
  visite: Visite,
  { objets, liste: code }: Demandee,
): Promise<BrochureComposee | null> {
  return atOnce(db, async (tx) => {
    const cadre = await openCadreDeSite(tx, configPubliee(tx, visite.at), visite);
    if (!cadre?.site.brochures || !languesDe(cadre.site).includes(visite.langue)) return null;
    const liste = code === null ? undefined : await cadre.configuration.listeDe(cadre.site, code);
    // Anybody may type a code: only a list that offers its results has something to name.
    if (code !== null && !liste?.pdf) return null;
    const { pages, shown, noms, cles } = await pagesDesObjets(tx, cadre, objets);
    if (shown.length === 0) return null;
    const seul = objets.length === 1 ? noms.get(shown[0] ?? 0) : undefined;
    const called = titreDeBrochure({
      langue: visite.langue,
      liste: liste === undefined ? '' : texteEn(liste.titre, cadre.lecteur).texte,
      seul,
      site: cadre.rendu.titre,
    });
    const brochure = { ...brochureDeSite(cadre), ...called, objets: shown, pages };
    return {
      brochure,
      cles: [
        ...clesDuSite(cadre.site),
        ...(liste === undefined ? [] : [CLE.liste(liste.id)]),
        ...cles,
        ...CLES_COMMUNES,
      ],
      perime: cadre.peremption.le(),
      fraicheur: cadre.site.cache,
    };
  });
}

const LONGEST_CONTACT = 160;

/** What every brochure of a site has: its name, its colours, its logo and what its pages say at their foot. */
export function brochureDeSite(cadre: CadreDeSite): Pick<Brochure, 'cadre' | 'charte'> {
  const { scope, entite, langue, at, rendu, site } = cadre;
  return {
    cadre: { scope, entite, langue, at },
    charte: {
      nom: rendu.titre,
      contact: cutText(texteDuHtml(rendu.mentions), LONGEST_CONTACT),
      mentions: '',
      couleur: site.couleur,
      logo: site.logo,
    },
  };
}

interface PagesDesObjets {
  /** The objets that the site shows, in the order asked for. */
  readonly shown: readonly number[];
  /** The addresses of the objets that have a page on the site. */
  readonly pages: ReadonlyMap<number, string>;
  /** The names of the objets that the site shows. */
  readonly noms: ReadonlyMap<number, string>;
  readonly cles: readonly string[];
}

/** Among some objets, those that visitors of a site see, and the addresses of their pages. */
export async function pagesDesObjets(tx: Db, cadre: CadreDeSite, ids: readonly number[]): Promise<PagesDesObjets> {
  const { scope, site, visite, langue, lecteur } = cadre;
  const montres = await openMontres(tx, cadre);
  const { rows } = await sql<{ id: number; type: string; commune: string }>`
    SELECT id, type_bridge AS type, commune FROM objets
    WHERE id = ANY(${[...ids]}::bigint[]) AND (${publishedWhere({ scope })}) AND (${montres.where})`.execute(tx);
  const fiches = createFiches(cadre);
  await fiches.learn(rows.map(({ type }) => type));
  const compositeur = await openCompositeur(tx, cadre, { canal: 'web', blocs: [], parDefaut: lecteur.parDefaut });
  const named = await compositeur.names(rows.map(({ id }) => id));
  const pages = new Map<number, string>();
  const noms = new Map<number, string>();
  for (const { id, type, commune } of rows) {
    const nom = named.get(id)?.nom().texte;
    if (nom === undefined) continue;
    noms.set(id, nom);
    if (!fiches.types.has(type)) continue;
    pages.set(id, `${visite.adresse}${adresseDeFiche(site.adressesDesFiches, langue, { id, nom, commune, type })}`);
  }
  const seen = new Set(rows.map(({ id }) => id));
  return {
    shown: ids.filter((id) => seen.has(id)),
    pages,
    noms,
    cles: [...clesDesFiches(site), ...montres.cles, ...ids.map((id) => CLE.objet(id))],
  };
}
