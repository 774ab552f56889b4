import { type Langue, PUBLIC } from '@bridge/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Log } from '../../../platform/log.ts';
import { entree } from '../../cache.ts';
import type { Purge } from '../../purge.ts';
import { redirectionDe } from '../adresses/adresse.rules.ts';
import type { SiteConnu, Sites } from '../adresses/hotes.ts';
import { type Adresse, adresseDe, langueVoulue } from '../adresses/public.adresse.ts';
import type { AdresseDemandee } from '../mesures/mesure.rules.ts';
import type { Mesures, Navigateur } from '../mesures/mesures.ts';
import { entetesDePage } from './entetes.ts';
import type { Brochures } from './public.brochures.ts';
import { sendEntree } from './public.envoi.ts';
import { LATER, type Message, statutDe, statutDuMessage } from './public.message.ts';
import { HTML, locationDe, messageBref, type Pages } from './public.pages.ts';
import type { Textes } from './public.textes.ts';
import {
  type Adresses,
  type Endroit,
  endroitDe,
  endroitDeFragment,
  enVariante,
  quiDemande,
  varianteDe,
} from './public.visite.ts';

interface Dependencies {
  readonly clock: Clock;
  readonly log: Log;
  readonly adresses: Adresses;
  readonly sites: Sites;
  readonly purge: Pick<Purge, 'pending'>;
  readonly pages: Pages;
  readonly textes: Textes;
  readonly brochures: Brochures;
  /** Whether the first sites of this instance are still being created. */
  readonly preparing: () => Promise<boolean>;
  /** Told of every page that is seen, and of every address that leads nowhere or was moved. */
  readonly mesures: Pick<Mesures, 'vue' | 'adresse'>;
}

const config = { access: PUBLIC };

/** The routes of the pages of sites: pages are drawn from what is published, kept, and served to anybody. */
export function publicRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { clock, log, adresses, sites, purge, pages, textes, brochures, preparing, mesures } = dependencies;

  const serve = async (request: FastifyRequest, reply: FastifyReply, code: string, rest: string) => {
    let langue: Langue | null = null;
    let site: SiteConnu | undefined;
    try {
      await sites.ready();
      // What was just published on this server is part of the answer.
      await purge.pending();
      site = sites.byCode(code);
      if (site === undefined) return say(reply, (await preparing()) ? 'preparation' : 404, null, undefined);
      const path = decoded(rest);
      const endroit = endroitDe(sites, adresses, request, site);
      const moved = path === null ? null : redirectionDe(site, path);
      if (moved?.statut === 410) {
        tell(request, site, path, 'redirection');
        return say(reply, 410, null, endroit);
      }
      if (moved?.statut === 301) {
        const location = locationDe(moved.vers.startsWith('/') ? `${endroit.base}${moved.vers}` : moved.vers);
        if (location !== null) {
          tell(request, site, path, 'redirection');
          return redirect(reply, 301, enVariante(location, varianteDe(queryOf(request))), {});
        }
      }
      const adresse = adresseDe(rest);
      if ('langue' in adresse) langue = adresse.langue;
      await answer(request, reply, endroit, adresse);
      if (reply.statusCode === 404) tell(request, site, path, 'introuvable');
      return reply;
    } catch (error) {
      // The envelope of the API says nothing to a visitor.
      const statut = statutDe(error);
      if (statut === undefined) log.error({ err: error }, 'a public page failed');
      return say(reply, statut ?? 503, langue, site && endroitDe(sites, adresses, request, site));
    }
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply, endroit: Endroit, adresse: Adresse) => {
    const { site, base } = endroit;
    const now = clock.now();
    const qui = quiDemande(request, site);
    switch (adresse.genre) {
      case 'langue': {
        const langue = langueVoulue(request.headers['accept-language'], site.langues, site.langueParDefaut);
        const location = enVariante(`${base}/${langue}`, varianteDe(queryOf(request)));
        return redirect(reply, 302, location, { vary: 'Accept-Language' });
      }
      case 'inconnue':
        return say(reply, 404, adresse.langue, endroit);
      case 'robots':
      case 'llms':
      case 'sitemap': {
        const made = await textes.texte(endroit, adresse, qui);
        return made === null ? say(reply, 404, null, endroit) : sendEntree(request, reply, made, { now });
      }
      case 'brochure':
      case 'sortie':
      case 'page': {
        const { langue } = adresse;
        if (!site.langues.includes(langue)) return say(reply, 404, langue, endroit);
        const query = queryOf(request);
        if (adresse.genre === 'brochure') {
          const made = await brochures({ endroit, langue, query, qui, ip: request.ip });
          return made === null ? say(reply, 404, langue, endroit) : sendEntree(request, reply, made, { now });
        }
        if (adresse.genre === 'sortie') {
          const made = await textes.sortie({ endroit, langue, de: adresse.de, query, qui });
          return made === null ? say(reply, 404, langue, endroit) : sendEntree(request, reply, made, { now });
        }
        const variante = varianteDe(query);
        const place = variante === 'fragment' ? endroitDeFragment(endroit, query.get('base')) : endroit;
        const { chemin, demande } = adresse;
        const page = await pages.page({ endroit: place, langue, chemin, demande, requete: query, variante, qui });
        if (request.method === 'GET') mesures.vue(page.mesure ?? null, navigateurDe(request), variante === 'fragment');
        return sendEntree(request, reply, page, { now });
      }
    }
  };

  const tell = (request: FastifyRequest, site: SiteConnu, chemin: string | null, genre: AdresseDemandee['genre']) => {
    if (chemin !== null && request.method === 'GET')
      mesures.adresse({ site: site.id, genre, chemin }, navigateurDe(request));
  };

  const say = (reply: FastifyReply, message: Message, langue: Langue | null, endroit: Endroit | undefined) => {
    const place = {
      origine: endroit?.hote ? null : new URL(adresses.publicUrl).origin,
      fichiers: adresses.filesUrl,
      hotes: endroit?.site.hotes ?? [],
      origines: [],
    };
    const { corps, entetes } = entree(
      messageBref(message, langue, { now: clock.now(), cles: [], entetes: entetesDePage(place) }),
    );
    const later = LATER[message];
    reply.headers({ ...entetes, 'cache-control': later === undefined ? 'public, max-age=10' : 'no-store' });
    if (later !== undefined) reply.header('retry-after', String(later));
    return reply.removeHeader('x-frame-options').status(statutDuMessage(message)).type(HTML).send(corps);
  };

  app.get<{ Params: { site: string } }>('/public/:site', { config }, (request, reply) =>
    serve(request, reply, request.params.site, ''),
  );
  app.get<{ Params: { site: string; '*': string } }>('/public/:site/*', { config }, (request, reply) =>
    serve(request, reply, request.params.site, restOf(request)),
  );
}

const navigateurDe = ({ ip, headers }: FastifyRequest): Navigateur => ({ ip, agent: headers['user-agent'] });

function redirect(reply: FastifyReply, statut: 301 | 302, location: string, entetes: Readonly<Record<string, string>>) {
  return reply
    .headers({ 'cache-control': 'public, max-age=60', 'access-control-allow-origin': '*', ...entetes, location })
    .status(statut)
    .send();
}

/** The path below the site as it was written: once the router decodes it, an escaped slash looks like a plain one. */
function restOf(request: FastifyRequest): string {
  const [path = ''] = request.url.split('?', 1);
  return path.replace(/^\/public\/[^/]*/, '');
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path).replace(/\/{2,}/g, '/') || '/';
  } catch {
    return null;
  }
}

const LONGEST_QUERY = 4_000;

function queryOf(request: FastifyRequest): URLSearchParams {
  const start = request.url.indexOf('?');
  return new URLSearchParams(start < 0 ? '' : request.url.slice(start + 1, start + LONGEST_QUERY));
}
