import { Readable } from 'node:stream';
import { BridgeError, depositFichier, readFichierMedia } from '@bridge/contract';
import type { Files } from '../../../platform/files/files.ts';
import { demandeOf } from '../../../platform/http/demande.ts';
import type { Bind, FileAnswer } from '../../../platform/http/endpoint.ts';
import type { Db } from '../../../schema.ts';
import type { Depot } from './depot.service.ts';
import { type Fichier, fichierById, isJete, VUES_GARDEES } from './fichier.repository.ts';
import { cleDeVue, cleOriginal, nomSimple, present } from './fichiers.ts';
import type { Passes } from './passe.ts';
import { plageDemandee } from './plage.rules.ts';

interface Dependencies {
  readonly db: Db;
  readonly files: Files;
  readonly depot: Depot;
  readonly passes: Passes;
}

/** The types that browsers show; other files are downloaded. A drawing is an image, shown where it cannot run. */
const MONTRE = /^(?:image|video|audio)\//;
const VUE = 'image/webp';
/** Public pages may be on another host. */
const SAFE = { 'cross-origin-resource-policy': 'cross-origin', 'x-content-type-options': 'nosniff' };
/** Headers of a file: it never changes, but may be thrown away, so that caches ask whether it still answers. */
const OPEN = { ...SAFE, 'cache-control': 'public, no-cache' };
/** Headers of a file shown to one person, for a while. */
const SHOWN = { ...SAFE, 'cache-control': 'private, max-age=600' };

type Headers = Readonly<Record<string, string>>;

export function fichierMediaRoutes(bind: Bind, { db, files, depot, passes }: Dependencies): void {
  bind(depositFichier, async ({ identity, query, request }) =>
    depot.deposit(corps(request.body), {
      nom: query.nom,
      acteur: identity,
      cle: (empreinte) => demandeOf(request, identity, empreinte).cle,
      origine: 'depot',
    }),
  );

  bind(readFichierMedia, async ({ params, query, request }): Promise<FileAnswer> => {
    const fichier = await fichierById(db, params.id);
    if (fichier === undefined) throw new BridgeError('notFound');
    const jete = await isJete(db, fichier.id);
    if (jete && !passes.opens(fichier.id, query.passe)) throw new BridgeError('notFound');
    const etag = `"${fichier.id}-${params.vue}"`;
    const headers = { ...(jete ? SHOWN : OPEN), etag };
    if (request.headers['if-none-match']?.includes(etag))
      return { status: 304, type: fichier.type, body: Buffer.alloc(0), headers };
    const vue = VUES_GARDEES.find((one) => one === params.vue);
    if (vue !== undefined) {
      if (!fichier.vues.includes(vue)) throw new BridgeError('notFound');
      return { type: VUE, body: await present(files, cleDeVue(fichier.cle, vue)), headers };
    }
    return original(files, fichier, request.headers.range, headers);
  });
}

/** The whole file, or the part that a player asks for. */
async function original(
  files: Files,
  { cle, type, taille, nom }: Fichier,
  range: string | undefined,
  known: Headers,
): Promise<FileAnswer> {
  const headers = { ...known, 'accept-ranges': 'bytes' };
  const named = MONTRE.test(type) ? {} : { fileName: nomSimple(nom) };
  const plage = plageDemandee(range, taille);
  if (plage === 'impossible')
    return { status: 416, type, body: Buffer.alloc(0), headers: { ...headers, 'content-range': `bytes */${taille}` } };
  if (plage === null) {
    const length = { 'content-length': String(taille) };
    return { type, body: await present(files, cleOriginal(cle)), headers: { ...headers, ...length }, ...named };
  }
  const part = {
    'content-range': `bytes ${plage.debut}-${plage.fin}/${taille}`,
    'content-length': String(plage.fin - plage.debut + 1),
  };
  const body = await present(files, cleOriginal(cle), plage);
  return { status: 206, type, body, headers: { ...headers, ...part }, ...named };
}

/** The body as a stream; small images are in memory already. */
export function corps(body: unknown): Readable {
  if (body instanceof Readable) return body;
  if (Buffer.isBuffer(body)) return Readable.from([body], { objectMode: false });
  throw new BridgeError('unsupportedType');
}
