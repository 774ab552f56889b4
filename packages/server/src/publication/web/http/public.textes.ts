import type { Langue } from '@bridge/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../schema.ts';
import type { Entree, Nouvelle } from '../../cache.ts';
import type { Reserve } from '../../reserve.ts';
import type { Adresse, SortieVisee } from '../adresses/public.adresse.ts';
import { SERVI } from '../adresses/servi.ts';
import { CLE } from '../cles.ts';
import type { Mesure, Visite } from '../pages/composition.ts';
import { llms, robots } from '../referencement/sitemap.rules.ts';
import { sitemapDe } from '../referencement/sitemap.ts';
import type { Sortie } from '../sorties/sortie.ts';
import { PARTAGE } from './entetes.ts';
import type { Compose, Pages } from './public.pages.ts';
import { cleDeCache, type Endroit, visiteDe } from './public.visite.ts';

export type DemandeDeSortie =
  | Exclude<SortieVisee, { genre: 'liste' | 'carte' }>
  | (Extract<SortieVisee, { genre: 'liste' }> & { readonly requete: URLSearchParams })
  | (Extract<SortieVisee, { genre: 'carte' }> & { readonly couche: number; readonly page: number });
export type MakeSortie = (db: Db, visite: Visite, demande: DemandeDeSortie) => Promise<Sortie | null>;

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly reserve: Reserve<Mesure>;
  readonly pages: Pages;
  readonly compose: Compose;
  readonly sortie: MakeSortie;
}

export interface Textes {
  texte(
    endroit: Endroit,
    adresse: Extract<Adresse, { genre: 'robots' | 'llms' | 'sitemap' }>,
    qui: readonly string[],
  ): Promise<Entree<Mesure> | null>;
  sortie(demandee: SortieDemandee): Promise<Entree<Mesure> | null>;
}

interface SortieDemandee {
  readonly endroit: Endroit;
  readonly langue: Langue;
  readonly de: SortieVisee;
  readonly query: URLSearchParams;
  /** The keys of the shares that the making of the output counts for. */
  readonly qui: readonly string[];
}

/** How long texts are fresh and kept, in milliseconds. */
const FRESH = 5 * 60_000;
const DAY = 24 * 60 * 60_000;
const ABSENT = 404;

/** What a site offers to machines: its sitemap, its rules for robots, its lists as data. */
export function createTextes({ db, clock, reserve, pages, compose, sortie }: Dependencies): Textes {
  const text = (type: string, corps: string, cles: readonly string[], statut = 200): Nouvelle<Mesure> => {
    const now = clock.now().getTime();
    const entetes = PARTAGE;
    return {
      statut,
      type,
      corps: Buffer.from(corps),
      cles,
      entetes,
      fraicheJusque: now + FRESH,
      perime: now + DAY,
      parametres: [],
    };
  };
  const absent = () => text('text/plain; charset=utf-8', '', [], ABSENT);
  const found = async (made: Promise<Entree<Mesure>>) => {
    const one = await made;
    return one.statut === ABSENT ? null : one;
  };

  /** The output of a list, with the parameters that the page of the list accepts. */
  const demandeDe = async ({ endroit, langue, de, query, qui }: SortieDemandee) => {
    if (de.genre !== 'liste' && de.genre !== 'carte') return de;
    if (de.genre === 'carte') {
      const [couche, page] = [query.get('couche') ?? '1', query.get('page') ?? '1'];
      const isAsked = [couche, page].every((rang) => /^[1-9]\d?$/.test(rang));
      return isAsked ? { ...de, couche: Number(couche), page: Number(page) } : null;
    }
    const demande = { genre: 'liste', code: de.code, requete: query } as const;
    const chemin = `${langue}/${de.code}`;
    const requete = await pages.requeteDe({ endroit, langue, chemin, demande, requete: query, qui });
    return requete === null ? null : { ...de, requete };
  };

  const made = async (endroit: Endroit, adresse: Parameters<Textes['texte']>[1]): Promise<Nouvelle<Mesure>> => {
    const { site } = endroit;
    const own = [CLE.site(site.id), CLE.sommaire(site.id)];
    if (adresse.genre === 'robots') {
      const rules = text('text/plain; charset=utf-8', robots(site, endroit.adresse), own);
      return { ...rules, entetes: { ...rules.entetes, [SERVI]: site.code } };
    }
    if (adresse.genre === 'llms') {
      const home = await compose(db, visiteDe(endroit, site.langueParDefaut, clock.now()), { genre: 'accueil' });
      if (home.genre !== 'page' || home.aRendre.page.genre !== 'accueil') return absent();
      return text('text/markdown; charset=utf-8', llms(home.aRendre.page), [...home.cles, ...own]);
    }
    const partie = 'partie' in adresse ? adresse.partie : null;
    const map = await sitemapDe(db, endroit, partie, clock.now());
    return map === null ? absent() : text('application/xml; charset=utf-8', map.xml, [...own, ...map.cles]);
  };

  return {
    texte: (endroit, adresse, qui) => {
      const part = adresse.genre === 'sitemap' ? String(adresse.partie) : '';
      return found(reserve.answer(cleDeCache(endroit, adresse.genre, part), qui, () => made(endroit, adresse)));
    },
    async sortie(demandee) {
      const { endroit, langue, de, qui } = demandee;
      const demande = await demandeDe(demandee);
      if (demande === null) return null;
      const asked = 'requete' in demande ? { ...demande, requete: demande.requete.toString() } : demande;
      return found(
        reserve.answer(cleDeCache(endroit, langue, 'sortie', JSON.stringify(asked)), qui, async () => {
          const written = await sortie(db, visiteDe(endroit, langue, clock.now()), demande);
          if (written === null) return absent();
          const { type, corps, cles, nomDeFichier, lien, perime, fin, fraicheur } = written;
          return {
            ...text(type, corps, cles),
            entetes: {
              ...PARTAGE,
              'content-disposition': `inline; filename="${nomDeFichier}"`,
              ...(lien && { link: lien, 'access-control-expose-headers': 'Link' }),
              // A popup is part of a page: search engines leave it out.
              ...(de.genre === 'infobulle' && { 'x-robots-tag': 'noindex' }),
            },
            fraicheJusque: clock.now().getTime() + fraicheur * 1_000,
            perime: perime.getTime(),
            fin: fin?.getTime() ?? null,
            garde: 'requete' in demande && demande.requete.size > 0 ? 'passagere' : 'durable',
          };
        }),
      );
    },
  };
}
