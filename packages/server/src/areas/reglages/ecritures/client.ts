import { JobFailure, RetryLater } from '../../../platform/jobs/job.errors.ts';
import { OutsideError } from '../../../platform/net/outside.error.ts';
import type { Outside } from '../../../platform/net/outside.types.ts';
import type { EnvironnementApidae } from '../../../sources/apidae/adresses.ts';
import { asked } from '../../../sources/apidae/demande.rules.ts';
import { formulaire } from './formulaire.ts';
import { type Autorisation, objectIn, type ReponseApidae, readAutorisation, readReponse } from './reponse.rules.ts';

/** The access by which Apidae is written to. */
export interface AccesApidae {
  readonly environnement: EnvironnementApidae;
  readonly client: string;
  readonly secret: string;
  /** The token of the person, or null for the project alone. */
  readonly tokenSSO: string | null;
}

/** The key of a reading feed at Apidae. */
export interface CleDeLecture {
  readonly apiKey: string;
  readonly projetId: number;
}

export interface ClientApidae {
  write(acces: AccesApidae, charge: Readonly<Record<string, unknown>>, signal?: AbortSignal): Promise<ReponseApidae>;
  addCriteres(
    acces: AccesApidae,
    id: number,
    criteres: readonly number[],
    signal?: AbortSignal,
  ): Promise<ReponseApidae>;
  mayModify(acces: AccesApidae, id: string, signal?: AbortSignal): Promise<Autorisation | null>;
  /** The present record in Apidae, or null when Apidae does not give it. */
  read(environnement: EnvironnementApidae, cle: CleDeLecture, id: string, signal?: AbortSignal): Promise<unknown>;
}

interface Dependencies {
  readonly outside: Pick<Outside, 'read'>;
  /** The address of Apidae. */
  readonly origine: (environnement: EnvironnementApidae) => string;
  readonly now: () => Date;
}

const LARGEST = 5_000_000;
/** Shorter than a transaction may wait. */
const LIMITS = { firstByte: 25_000, silence: 10_000, whole: 40_000 };
/** Milliseconds before its end at which a token is replaced: it could end while it is used. */
const MARGIN = 60_000;

/** The secret is wrong, or the project may not write. */
export class AccesRefuse extends JobFailure {
  constructor(message: string) {
    super(message, { retry: false });
  }
}

/** Our side of the API of writing of Apidae. */
export function createClientApidae({ outside, origine, now }: Dependencies): ClientApidae {
  const known = new Map<string, { token: string; until: number }>();
  const call = {
    largest: LARGEST,
    limits: LIMITS,
    keepsBody: true,
    accept: (status: number) => status < 500 && status !== 429,
  };

  async function tokenOf({ environnement, client, secret }: AccesApidae, signal?: AbortSignal): Promise<string> {
    const key = JSON.stringify([environnement, client, secret]);
    const kept = known.get(key);
    if (kept && kept.until > now().getTime()) return kept.token;
    const { status, body } = await outside.read(
      {
        url: `${origine(environnement)}/oauth/token`,
        method: 'POST',
        headers: {
          accept: 'application/json',
          authorization: `Basic ${Buffer.from(`${client}:${secret}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
      },
      { ...call, signal },
    );
    const { access_token, expires_in, scope } = objectIn(body.toString());
    if (status >= 300 || typeof access_token !== 'string')
      throw new AccesRefuse(
        'Apidae n’accepte pas l’identifiant client et le secret de la configuration. Vérifiez-les, puis rejouez.',
      );
    if (typeof scope === 'string' && !scope.split(/[\s,]+/).includes('api_ecriture'))
      throw new AccesRefuse(
        'Ce projet d’Apidae n’a pas le droit d’écrire (portée «\u00a0api_ecriture\u00a0»). Demandez-le à Apidae.',
      );
    const life = (typeof expires_in === 'number' ? expires_in : 0) * 1_000 - MARGIN;
    known.set(key, { token: access_token, until: now().getTime() + life });
    return access_token;
  }

  /** A token that was withdrawn is asked for again, once. */
  async function withToken<T extends { readonly status: number }>(
    acces: AccesApidae,
    signal: AbortSignal | undefined,
    ask: (bearer: string) => Promise<T>,
  ): Promise<T> {
    const answer = await ask(`Bearer ${await tokenOf(acces, signal)}`);
    if (answer.status !== 401) return answer;
    known.clear();
    return ask(`Bearer ${await tokenOf(acces, signal)}`);
  }

  async function put(
    acces: AccesApidae,
    path: string,
    champs: Readonly<Record<string, unknown>>,
    signal?: AbortSignal,
  ) {
    const { contentType, body } = formulaire(champs);
    const answer = await withToken(acces, signal, (authorization) =>
      outside.read(
        {
          // Without the last slash, Apidae answers that the call is not signed in.
          url: `${origine(acces.environnement)}/api/v002/${path}/`,
          method: 'PUT',
          headers: { accept: 'application/json', authorization, 'content-type': contentType },
          body,
        },
        { ...call, signal },
      ),
    );
    return readReponse(answer.status, answer.body.toString());
  }

  return {
    write: (acces, charge, signal) =>
      put(acces, 'ecriture', { ...charge, ...(acces.tokenSSO !== null && { tokenSSO: acces.tokenSSO }) }, signal),
    addCriteres: (acces, id, criteres, signal) =>
      put(acces, 'criteres-internes', { criteres: { id: [id], criteresInternesAAjouter: criteres } }, signal),
    mayModify: async (acces, id, signal) => {
      const person = acces.tokenSSO === null ? '' : `?tokenSSO=${encodeURIComponent(acces.tokenSSO)}`;
      const url = `${origine(acces.environnement)}/api/v002/autorisation/objet-touristique/modification/${id}${person}`;
      const { status, body } = await withToken(acces, signal, (authorization) =>
        outside.read({ url, headers: { accept: 'application/json', authorization } }, { ...call, signal }),
      );
      return status < 300 ? readAutorisation(body.toString()) : null;
    },
    read: async (environnement, cle, id, signal) => {
      const flux = { ...cle, url: `${origine(environnement)}/api` };
      const query = { identifiants: [Number(id)], responseFields: ['@all'], first: 0, count: 1 };
      const { status, body } = await outside.read(asked(flux, 'recherche/list-objets-touristiques', query), {
        ...call,
        signal,
      });
      const { objetsTouristiques } = objectIn(body.toString());
      return status < 300 && Array.isArray(objetsTouristiques) ? (objetsTouristiques[0] ?? null) : null;
    },
  };
}

/** Whether nothing reached Apidae: the connection never opened, or the answer says so. */
export function isSurelyNotSent(error: unknown): boolean {
  if (!(error instanceof OutsideError)) return false;
  const { kind, detail = '', status } = error;
  return NOT_SENT.has(kind) || status === 429 || (kind === 'connect' && NEVER_OPEN.has(detail));
}
const NOT_SENT: ReadonlySet<string> = new Set(['refused-address', 'request', 'dns', 'tls', 'breaker-open']);
const NEVER_OPEN: ReadonlySet<string> = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH']);

/** What a job does after a failed call. */
export function asJobFailure(error: unknown): unknown {
  if (!(error instanceof OutsideError)) return error;
  if (error.retryAfter !== undefined) return new RetryLater(error.retryAfter, error.message);
  return new JobFailure(error.message, { retry: error.kind !== 'refused-address' && error.kind !== 'request' });
}
