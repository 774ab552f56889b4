import type { Langue } from '@bridge/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { PageARendre, PagePublique, PageRendue } from '../../../rendering/web/page.ts';
import type { Db } from '../../../schema.ts';
import type { Entree, Garde, Nouvelle } from '../../cache.ts';
import type { Reserve } from '../../reserve.ts';
import type { Sites } from '../adresses/hotes.ts';
import { parametresDe, requeteCanonique } from '../adresses/public.adresse.ts';
import { CLE } from '../cles.ts';
import type { Memoire } from '../pages/compose.ts';
import type { Composition, Demande, Mesure, Reponse, Visite } from '../pages/composition.ts';
import { entetesDePage, PARTAGE } from './entetes.ts';
import { type Message, pageDeMessage, statutDuMessage } from './public.message.ts';
import {
  baseDe,
  cleDeCache,
  type Endroit,
  enVariante,
  isElsewhere,
  quiReprend,
  type Variante,
  visiteDe,
} from './public.visite.ts';

export type Compose = (db: Db, visite: Visite, demande: Demande, memoire?: Memoire) => Promise<Reponse>;
export type Render = (aRendre: PageARendre) => Promise<PageRendue>;
/** The page for an iframe, from what goes inside. */
export type FramePage = (page: PagePublique, rendue: PageRendue) => string;

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly reserve: Pick<Reserve<Mesure>, 'answer'>;
  readonly sites: Pick<Sites, 'byCode'>;
  readonly compose: Compose;
  readonly render: Render;
  readonly framePage: FramePage;
  /** Scheme and host of the product. */
  readonly origine: string;
}

/** The servers that draw some of the map of a page. */
const imagesDe = (page: PagePublique): string[] =>
  'carte' in page && page.carte ? page.carte.wms.map(({ adresse }) => adresse) : [];

export interface Demandee {
  readonly endroit: Endroit;
  readonly langue: Langue;
  readonly chemin: string;
  readonly demande: Demande;
  readonly requete: URLSearchParams;
  readonly variante: Variante;
  /** The keys of the shares that the making of the page counts for. */
  readonly qui: readonly string[];
}

export interface Pages {
  page(demandee: Demandee): Promise<Entree<Mesure>>;
  /** The parameters of a list among those that were asked, or null when there is no such list. */
  requeteDe(demandee: Omit<Demandee, 'variante'>): Promise<URLSearchParams | null>;
}

export const HTML = 'text/html; charset=utf-8';
const NONE = new URLSearchParams();
/** How long an answer that may soon be another one is kept, in milliseconds. */
const BRIEFLY = 10_000;

export function createPages({ db, clock, reserve, sites, compose, render, framePage, origine }: Dependencies): Pages {
  const placeOf = ({ site, hote, fichiers }: Endroit) => ({
    origine: hote === null ? origine : null,
    hotes: site.hotes,
    fichiers,
  });

  const kept = ({ endroit: place, langue, chemin, demande, variante, qui }: Omit<Demandee, 'requete'>) => {
    const asked = demande.genre === 'liste' ? demande.requete.toString() : '';
    const make = async () => {
      // The page may be made anew long after it was asked for: its site is as it is now.
      const endroit = { ...place, site: sites.byCode(place.site.code) ?? place.site };
      const reponse = await compose(db, visiteDe(endroit, langue, clock.now()), demande);
      switch (reponse.genre) {
        case 'inconnu':
          return message(404, langue, endroit);
        case 'redirection':
          return redirection(reponse, { endroit, langue, variante });
        case 'page':
          return { ...(await drawn(reponse, endroit, variante)), garde: gardeDe(reponse, endroit, demande) };
      }
    };
    return reserve.answer(cleDeCache(place, langue, chemin, variante, asked), qui, make, quiReprend(place.site));
  };

  const drawn = async (composition: Composition, endroit: Endroit, variante: Variante): Promise<Nouvelle<Mesure>> => {
    const { aRendre, statut, cles, perime, fin, fraicheur, mesure } = composition;
    const { page, codes } = aRendre;
    const origines = codes.flatMap((code) => code.origines ?? []);
    const rendue = await render({ ...aRendre, forme: variante === 'fragment' ? 'fragment' : 'html' });
    const now = clock.now().getTime();
    const entetes =
      variante === 'fragment'
        ? PARTAGE
        : entetesDePage({
            ...placeOf(endroit),
            origines,
            mesure: page.site.matomo?.adresse,
            images: imagesDe(page),
          });
    return {
      statut,
      type: HTML,
      corps: Buffer.from(
        variante === 'page' ? rendue.html : variante === 'fragment' ? rendue.fragment : framePage(page, rendue),
      ),
      cles,
      entetes: variante === 'page' ? entetes : { ...entetes, 'x-robots-tag': 'noindex' },
      fraicheJusque: now + (statut === 404 ? BRIEFLY : fraicheur * 1_000),
      perime: perime.getTime(),
      fin: fin?.getTime() ?? null,
      parametres: page.genre === 'liste' ? parametresDe(page.moteur?.codes ?? [], page.moteur?.guide != null) : [],
      mesure: statut === 200 ? mesure : null,
    };
  };

  const message = (statut: 404, langue: Langue, endroit: Endroit): Nouvelle<Mesure> =>
    messageBref(statut, langue, {
      now: clock.now(),
      cles: [CLE.site(endroit.site.id)],
      entetes: entetesDePage({ ...placeOf(endroit), origines: [] }),
    });

  const redirection = (
    { vers, statut, cles }: Extract<Reponse, { genre: 'redirection' }>,
    { endroit, langue, variante }: Pick<Demandee, 'endroit' | 'langue' | 'variante'>,
  ): Nouvelle<Mesure> => {
    // A fragment is fetched from this server, wherever it is shown.
    const here = isElsewhere(endroit) && vers.startsWith(`${endroit.base}/`);
    const leads = locationDe(here ? `${baseDe(endroit)}${vers.slice(endroit.base.length)}` : vers);
    const location = leads && enVariante(leads, variante);
    if (location === null) return message(404, langue, endroit);
    const now = clock.now().getTime();
    const entetes = { location, 'access-control-allow-origin': '*' };
    return {
      statut,
      type: HTML,
      corps: Buffer.alloc(0),
      cles,
      entetes,
      fraicheJusque: now + 60_000,
      perime: now + 60_000,
      parametres: [],
    };
  };

  const requeteDe = async ({ requete, ...demandee }: Omit<Demandee, 'variante'>) => {
    if (demandee.demande.genre !== 'liste') return NONE;
    const bare = await kept({ ...demandee, demande: { ...demandee.demande, requete: NONE }, variante: 'page' });
    return bare.statut === 200 ? requeteCanonique(requete, bare.parametres) : null;
  };

  return {
    requeteDe,
    async page({ requete, ...demandee }) {
      const { demande } = demandee;
      if (demande.genre !== 'liste') return kept(demandee);
      // The page without any filter knows which parameters the list accepts.
      const asked = requete.size === 0 ? NONE : ((await requeteDe({ ...demandee, requete })) ?? NONE);
      return kept({ ...demandee, demande: { ...demande, requete: asked } });
    },
  };
}

/** How long a page of a list is kept: unfiltered for good, filtered for a while, past its last page not at all. */
export function gardeDe({ aRendre: { page } }: Composition, endroit: Endroit, demande: Demande): Garde {
  const usual = isElsewhere(endroit) ? 'passagere' : 'durable';
  if (demande.genre !== 'liste' || page.genre !== 'liste' || demande.requete.size === 0) return usual;
  if (Number(demande.requete.get('page') ?? 1) !== page.pagination.page) return 'aucune';
  const chosen = [...demande.requete.keys()].some((name) => name !== 'page');
  if (!chosen) return usual;
  const understood = page.langues.find(({ actuelle }) => actuelle)?.href.split('?')[1] ?? '';
  return [...new URLSearchParams(understood).keys()].some((name) => name !== 'page') ? 'passagere' : 'aucune';
}

/** An address as a header may hold it: of the site itself, or an absolute one of the web. */
export function locationDe(vers: string): string | null {
  const here = 'http://ici.invalid';
  const url = URL.parse(vers, here);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  if (url.origin !== here) return url.href;
  return vers.startsWith('/') && !vers.startsWith('//') ? `${url.pathname}${url.search}${url.hash}` : null;
}

interface Bref {
  readonly now: Date;
  readonly cles: readonly string[];
  readonly entetes: Readonly<Record<string, string>>;
}

/** A few words in place of a page, which are soon looked up again. */
export function messageBref(message: Message, langue: Langue | null, { now, cles, entetes }: Bref): Nouvelle<Mesure> {
  const until = now.getTime() + BRIEFLY;
  const corps = Buffer.from(pageDeMessage(message, langue));
  const statut = statutDuMessage(message);
  return { statut, type: HTML, corps, cles, entetes, fraicheJusque: until, perime: until, parametres: [] };
}
