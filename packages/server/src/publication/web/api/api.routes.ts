import { civilDay, type Langue, PUBLIC } from '@bridge/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Log } from '../../../platform/log.ts';
import type { PagePublique } from '../../../rendering/web/page.ts';
import type { Db } from '../../../schema.ts';
import type { Entree, Nouvelle } from '../../cache.ts';
import type { Purge } from '../../purge.ts';
import type { Reserve } from '../../reserve.ts';
import type { SiteConnu, Sites } from '../adresses/hotes.ts';
import { CODE } from '../adresses/public.adresse.ts';
import { PARTAGE } from '../http/entetes.ts';
import { sendEntree } from '../http/public.envoi.ts';
import { LATER, statutDe } from '../http/public.message.ts';
import { type Compose, gardeDe, type Pages } from '../http/public.pages.ts';
import { type Adresses, cleDeCache, endroitDe, quiDemande, visiteDe } from '../http/public.visite.ts';
import type { Demande, Mesure } from '../pages/composition.ts';
import { openApiPublique } from './api.openapi.ts';
import { avantDemain, listeDe, listesDe, objetDe, probleme } from './api.rules.ts';
import { API_PUBLIQUE, APPELS } from './api.schemas.ts';
import { useCle } from './cle.repository.ts';
import { empreinteDeCle } from './cle.service.ts';

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly adresses: Adresses;
  readonly sites: Sites;
  readonly purge: Pick<Purge, 'pending'>;
  readonly reserve: Reserve<Mesure>;
  readonly pages: Pages;
  readonly compose: Compose;
}

const config = { access: PUBLIC };
const PREFLIGHT = {
  ...PARTAGE,
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'X-Api-Key, Authorization, If-None-Match',
  'access-control-max-age': '86400',
};

/** A refusal, in the words of RFC 9457. */
class Refus extends Error {
  constructor(
    readonly statut: number,
    readonly titre: string,
    detail: string,
    readonly entetes: Readonly<Record<string, string>> = {},
  ) {
    super(detail);
  }
}

/** Serves the contents of a site as data, to programs that have a key of the site. */
export function apiRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, clock, log, adresses, sites, purge, reserve, pages, compose } = dependencies;

  const siteOf = async (request: FastifyRequest): Promise<{ readonly site: SiteConnu; readonly cle: number }> => {
    const given = keyOf(request);
    if (given === undefined) throw new Refus(401, 'Clé absente', 'Donnez une clé du site dans l’en-tête X-Api-Key.');
    const at = clock.now();
    const known = await useCle(db, empreinteDeCle(given), { at, jour: civilDay(at) });
    if (known === undefined) throw new Refus(401, 'Clé refusée', 'Cette clé n’existe pas, ou elle a été révoquée.');
    const { origin } = request.headers;
    if (origin !== undefined && !known.origines.includes(origin))
      throw new Refus(403, 'Origine refusée', 'Cette clé ne sert pas depuis les pages de cette origine.');
    if (known.nombre > known.quota)
      throw new Refus(429, 'Trop de demandes', `Cette clé permet ${known.quota} demandes par jour.`, {
        'retry-after': String(avantDemain(at)),
      });
    await sites.ready();
    await purge.pending();
    const site = sites.all().find(({ id }) => id === known.siteId);
    if (site === undefined) throw new Refus(404, 'Site introuvable', 'Le site de cette clé n’est plus servi.');
    return { site, cle: known.id };
  };

  /** `chemin`: the address of the page that shows the same. */
  const data = async (
    request: FastifyRequest,
    asked: { readonly chemin: string; readonly demande: Demande },
  ): Promise<Entree<Mesure>> => {
    const { site, cle } = await siteOf(request);
    const qui = quiDemande(request, site, cle);
    const endroit = endroitDe(sites, adresses, request, site);
    const query = new URLSearchParams(request.url.split('?')[1] ?? '');
    const langue = langueOf(query, site);
    const { chemin } = asked;
    const requete = await pages.requeteDe({
      endroit,
      langue,
      chemin: `${langue}/${chemin}`,
      demande: asked.demande,
      requete: query,
      qui,
    });
    if (requete === null) throw ABSENT;
    const demande = asked.demande.genre === 'liste' ? { ...asked.demande, requete } : asked.demande;
    const made = await reserve.answer(cleDeCache(endroit, langue, chemin, 'api', requete.toString()), qui, async () => {
      const reponse = await compose(db, visiteDe(endroit, langue, clock.now()), demande);
      const page = reponse.genre === 'page' && reponse.statut === 200 ? reponse : null;
      const now = clock.now().getTime();
      return {
        statut: page === null ? 404 : 200,
        type: 'application/json; charset=utf-8',
        corps: Buffer.from(page === null ? '' : JSON.stringify(dataOf(chemin, page.aRendre.page))),
        cles: page?.cles ?? [],
        entetes: PARTAGE,
        fraicheJusque: now + (page?.fraicheur ?? 10) * 1_000,
        perime: page?.perime.getTime() ?? now + 10_000,
        parametres: [],
        ...(page !== null && { garde: gardeDe(page, endroit, demande) }),
      } satisfies Nouvelle<Mesure>;
    });
    if (made.statut === 404) throw ABSENT;
    return made;
  };

  const serve = async (request: FastifyRequest, reply: FastifyReply, asked: Parameters<typeof data>[1]) => {
    try {
      // The answer is for the owner of the key alone: no cache in between keeps it.
      const entetes = { 'cache-control': 'private, no-cache', vary: 'Accept-Encoding, X-Api-Key, Authorization' };
      return sendEntree(request, reply, await data(request, asked), { now: clock.now(), entetes });
    } catch (error) {
      return refuse(reply, error);
    }
  };

  const refuse = (reply: FastifyReply, error: unknown) => {
    const known = error instanceof Refus ? error : REFUS[statutDe(error) ?? 'faute'];
    if (known === REFUS.faute) log.error({ err: error }, 'the public API failed');
    const { statut, titre, message, entetes } = known;
    return reply
      .headers({ ...PARTAGE, 'cache-control': 'no-store', ...entetes })
      .status(statut)
      .type('application/problem+json; charset=utf-8')
      .send(JSON.stringify(probleme(statut, titre, message)));
  };

  app.get(`${API_PUBLIQUE}${APPELS.listes.chemin}`, { config }, (request, reply) =>
    serve(request, reply, { chemin: '', demande: { genre: 'accueil' } }),
  );
  app.get<{ Params: { code: string } }>(`${API_PUBLIQUE}${APPELS.liste.chemin}`, { config }, (request, reply) => {
    const { code } = request.params;
    // A code with a slash would name another page.
    if (!CODE.test(code)) return refuse(reply, ABSENT);
    return serve(request, reply, { chemin: code, demande: { genre: 'liste', code, requete: new URLSearchParams() } });
  });
  app.get<{ Params: { id: string } }>(`${API_PUBLIQUE}${APPELS.objet.chemin}`, { config }, (request, reply) => {
    const { id } = request.params;
    if (!/^[1-9]\d{0,14}$/.test(id)) return refuse(reply, ABSENT);
    return serve(request, reply, { chemin: `objet/${id}`, demande: { genre: 'fiche', objet: Number(id) } });
  });
  app.options(`${API_PUBLIQUE}/*`, { config }, (_, reply) => reply.headers(PREFLIGHT).status(204).send());

  let document: object | undefined;
  app.get('/public/openapi.json', { config }, (_, reply) => {
    document ??= openApiPublique(adresses.publicUrl);
    return reply.headers({ ...PARTAGE, 'cache-control': 'public, max-age=3600' }).send(document);
  });
}

const passager = (statut: 429 | 503 | 504, titre: string, detail: string) =>
  new Refus(statut, titre, detail, { 'retry-after': String(LATER[statut]) });
const REFUS = {
  429: passager(429, 'Beaucoup de demandes', 'Trop de demandes arrivent à la fois. Réessayez dans un instant.'),
  503: passager(503, 'Service indisponible', 'Réessayez dans un instant.'),
  504: passager(504, 'Demande trop longue', 'Cette demande prend trop de temps. Demandez-en moins à la fois.'),
  faute: passager(503, 'Service indisponible', 'Réessayez dans un instant.'),
};
const ABSENT = new Refus(404, 'Introuvable', 'Ce site ne montre rien de tel.');

function keyOf({ headers }: FastifyRequest): string | undefined {
  const own = headers['x-api-key'];
  const cle = typeof own === 'string' ? own : /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return cle === undefined || cle.length > 200 ? undefined : cle;
}

function langueOf(query: URLSearchParams, { langues, langueParDefaut }: SiteConnu): Langue {
  const asked = query.get('langue');
  if (asked === null || asked === '') return langueParDefaut;
  const known = langues.find((langue) => langue === asked);
  if (known === undefined) throw new Refus(400, 'Langue inconnue', `Ce site parle\u00a0: ${langues.join(', ')}.`);
  return known;
}

function dataOf(code: string, page: PagePublique): object {
  switch (page.genre) {
    case 'accueil':
      return listesDe(page);
    case 'liste':
      return listeDe(code, page);
    case 'fiche':
      return objetDe(page);
    case 'carte':
    case 'texte':
    case 'annonce':
    case 'message':
      throw ABSENT;
  }
}
