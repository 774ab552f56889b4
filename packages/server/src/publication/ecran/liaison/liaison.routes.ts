import { BridgeError, type Consignes, PUBLIC } from '@bridge/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parametresLus } from '../../../catalogue/parametre.repository.ts';
import { networkOf, type Throttle } from '../../../platform/auth/throttle.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../schema.ts';
import type { Manifestes } from '../manifestes.ts';
import type { Medias } from '../medias/medias.ts';
import type { Pertes } from '../medias/pertes.ts';
import { createDonnes } from '../passages/donnes.ts';
import { keepPassages } from '../passages/passages.repository.ts';
import { passagesLus, passagesSchema } from '../passages/passages.ts';
import { noteUrgenceVue } from '../urgences.repository.ts';
import { etatDAppairage, isConnu, isReconnu, openAppairage, recognise } from './appairage.ts';
import { captureLue, LARGEST_CAPTURE } from './captures.ts';
import { createDebits, type Porte } from './debits.ts';
import type { Diffusion } from './diffusion.ts';
import { keepCapture, noteNouvelles, ordresDe } from './nouvelles.repository.ts';
import { nouvellesSchema } from './nouvelles.ts';

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly throttle: Throttle;
  readonly manifestes: Manifestes;
  readonly medias: Medias;
  readonly pertes: Pertes;
  readonly diffusion: Diffusion;
}

/** How many codes one network may ask for: enough for a hall of screens that all restart. */
const CODES = { name: 'appairage', most: 60, seconds: 3_600 };
/** A screen that waits asks every three seconds. */
const ETATS = { name: 'appairage-etat', most: 3_000, seconds: 3_600 };
const LARGEST_MESSAGE = 512 * 1024;
const RIEN =
  'Rien n’est prévu pour cet écran\u00a0: choisissez-lui un diaporama publié, dans Affichage, Écrans. Il s’affichera tout seul.';

const config = { access: PUBLIC };
const secretSchema = z.strictObject({ secret: z.string().max(200) });

/** The routes of screens, which their own credential opens: what a screen plays, and what it tells. */
export function installLiaison(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, clock, throttle, manifestes, medias, pertes, diffusion } = dependencies;
  const counts = createDebits(clock);
  const donnes = createDonnes({ db, clock });
  const quiEst = async ({ headers }: FastifyRequest, porte: Porte) => {
    const ecran = await recognise({ db }, headers.authorization);
    counts(porte, ecran.id);
    return ecran;
  };

  app.post('/e/api/appairage', { config }, async ({ ip }) => {
    await throttle.count(CODES, networkOf(ip));
    return openAppairage({ db, clock });
  });

  app.post('/e/api/appairage/etat', { config }, async ({ ip, body }) => {
    const { secret } = lu(secretSchema, body);
    // Known secrets are counted alone: screens of a hall do not slow each other. Guesses count for their network.
    await throttle.count(ETATS, (await isConnu({ db, clock }, secret)) ? secret : networkOf(ip));
    return etatDAppairage({ db, clock }, secret);
  });

  app.get('/e/api/manifeste', { config }, async (request, reply) => {
    const { id } = await quiEst(request, 'manifeste');
    const pret = await manifestes.of(id);
    if (pret === null) return reply.status(404).send({ message: RIEN });
    await donnes.note(id, pret);
    const etag = `"${pret.version}"`;
    reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'authorization' });
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    return reply.type('application/json; charset=utf-8').send(pret.corps);
  });

  app.get<{ Params: { empreinte: string } }>('/e/api/medias/:empreinte', { config }, async (request, reply) => {
    const { id } = await quiEst(request, 'media');
    const { empreinte } = request.params;
    // A screen reads only the media that its own manifest names.
    const pret = await manifestes.of(id);
    if (!pret?.empreintes.has(empreinte)) throw new BridgeError('notFound');
    const media = await medias.open(empreinte);
    if (media === null) {
      await pertes.note(empreinte);
      throw new BridgeError('notFound');
    }
    return reply
      .headers({
        'cache-control': 'private, max-age=31536000, immutable',
        vary: 'authorization',
        'content-length': media.octets,
        'x-content-type-options': 'nosniff',
      })
      .type(media.type)
      .send(media.corps);
  });

  const ecoute = async (request: FastifyRequest, reply: FastifyReply) => {
    const { id } = await quiEst(request, 'ecoute');
    const isKnown = () => isReconnu(db, request.headers.authorization).catch(() => false);
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
      connection: 'keep-alive',
      'x-content-type-options': 'nosniff',
    });
    raw.write(':\n\n');
    // With too many listeners, the screen asks every minute as it does anyway.
    if (!diffusion.listen(id, raw, isKnown)) raw.end();
  };
  app.get('/e/api/ecoute', { config }, ecoute);
  // The address that players who are out already have.
  app.get('/e/api/flux', { config }, ecoute);

  app.post('/e/api/nouvelles', { config, bodyLimit: LARGEST_MESSAGE }, async (request): Promise<Consignes> => {
    const { id } = await quiEst(request, 'nouvelles');
    const at = clock.now();
    const nouvelles = lu(nouvellesSchema, request.body);
    await noteNouvelles(db, id, nouvelles, at);
    // The time and the orders do not wait for a manifest that cannot be composed: the screen goes on with what it has.
    const pret = await manifestes.of(id).catch((error: unknown) => {
      request.log.error({ requestId: request.id, err: error, ecran: id }, 'a manifest cannot be made');
      return null;
    });
    const told = pret?.manifeste.urgences.find((one) => one.id === nouvelles.urgence?.id);
    // Only the message that the screen was given counts, in the version that it was given last.
    if (told !== undefined && told.version === nouvelles.urgence?.version)
      await noteUrgenceVue(db, { urgence: told.id, version: told.version, ecran: id }, at);
    return {
      maintenant: at.toISOString(),
      version: pret?.version ?? null,
      nouvelles: (await parametresLus(db, 'ecrans_nouvelles')).ecrans_nouvelles,
      ordres: await ordresDe(db, id, at),
    };
  });

  app.post('/e/api/passages', { config, bodyLimit: LARGEST_MESSAGE }, async (request) => {
    const ecran = await quiEst(request, 'passages');
    const told = lu(passagesSchema, request.body);
    const pret = await manifestes.of(ecran.id);
    if (pret !== null) await donnes.note(ecran.id, pret);
    // Showings of content that the screen was never given are acknowledged, and not counted.
    await db.transaction().execute((tx) => keepPassages(tx, ecran, passagesLus(told), clock.now()));
    return { recus: told.passages.map(({ id }) => id) };
  });

  app.post('/e/api/capture', { config, bodyLimit: LARGEST_CAPTURE + 1_024 }, async (request) => {
    const { id } = await quiEst(request, 'capture');
    await keepCapture(db, id, captureLue(request.body), clock.now());
    return {};
  });
}

function lu<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const { data, error } = schema.safeParse(body);
  if (error)
    throw new BridgeError('invalidInput', {
      errors: error.issues.slice(0, 20).map(({ path, message }) => ({ path: path.join('.'), message })),
    });
  return data;
}
