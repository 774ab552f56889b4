import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { libellesA } from '@bridge/contract';

type Champs = Record<string, unknown>;

/** What may happen on the way: nothing, or a failure of a real network or service. */
export type Accident = 'aucun' | '429' | '500 avant' | '500 apres' | 'coupe avant' | 'coupe apres';

const CLIENT = { client: 'bridge-ecriture', secret: 'secret-du-projet-d-ecriture' };
const LECTURE = { apiKey: 'cle-de-lecture', projetId: 77 };

/**
 * A server that behaves as Apidae's documentation of its writing API says: tokens, statuses, errors, rights, requests
 * that wait for their owner, internal criteria, reading.
 */
export class ApidaeDEssai {
  readonly client = CLIENT;
  readonly lecture = LECTURE;
  readonly fiches = new Map<number, Champs>();
  /** Requests that wait at the owner's, by record: one each, unless it was asked for twice. */
  readonly demandes = new Map<number, Champs[]>();
  readonly criteres = new Map<number, Set<number>>();
  /** Every write that was asked for, in order. */
  readonly recues: Champs[] = [];
  /** How many real writes each record had. */
  readonly ecrites = new Map<number, number>();
  readonly interdites = new Set<number>();
  readonly verrouillees = new Set<number>();
  readonly cheminsInterdits = new Set<string>();
  /** Whether the project may publish without the owner's approval. */
  publieSeul = true;
  /** Tokens of people that are accepted. */
  readonly personnes = new Set<string>();
  accident: () => Accident = () => 'aucun';
  jetons = 0;
  /** The duration of a write in milliseconds, half of it before anything is written. */
  lenteur = () => 0;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async open(): Promise<ApidaeDEssai> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const essai = new ApidaeDEssai(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      void essai.answer(request, response);
    });
    return essai;
  }

  get hote(): string {
    return new URL(this.url).host;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** The owner says yes. */
  accept(id: number): void {
    for (const root of this.demandes.get(id) ?? []) this.put(id, root);
    this.demandes.delete(id);
  }

  texte(id: number, chemin: string): Record<string, string> {
    return libellesA(this.fiches.get(id), chemin);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const asked = { request, body: Buffer.concat(parts).toString(), url: new URL(request.url ?? '/', this.url) };
    const isWrite = asked.url.pathname === '/api/v002/ecriture/' && isSigned(request);
    const accident = isWrite ? this.accident() : 'aucun';
    if (accident === 'coupe avant') request.socket.destroy();
    else if (accident === '429') response.writeHead(429, { 'retry-after': '0' }).end();
    else if (accident === '500 avant') response.writeHead(500).end();
    else {
      if (isWrite) await pause(this.lenteur() / 2);
      const [status, said] = this.said(asked);
      if (isWrite) await pause(this.lenteur() / 2);
      if (accident === 'coupe apres') request.socket.destroy();
      else if (accident === '500 apres') response.writeHead(500).end();
      else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
    }
  }

  private said({ request, body, url: { pathname, searchParams } }: Asked): Said {
    if (pathname === '/oauth/token') return this.token(request, new URLSearchParams(body));
    if (pathname === '/api/v002/recherche/list-objets-touristiques/') return this.read(body);
    // Without the last slash, the call counts as not signed in.
    if (pathname === '/api/v002/ecriture' || !isSigned(request)) return [401, { error: 'unauthorized' }];
    const right = /^\/api\/v002\/autorisation\/objet-touristique\/modification\/(\d+)$/.exec(pathname);
    if (right) return [200, this.right(Number(right[1]), searchParams.get('tokenSSO'))];
    if (request.method !== 'PUT') return [404, {}];
    const champs = formOf(request.headers['content-type'] ?? '', body);
    if (pathname === '/api/v002/criteres-internes/') return this.addCriteres(champs);
    this.recues.push(champs);
    return this.write(champs);
  }

  private token(request: IncomingMessage, asked: URLSearchParams): Said {
    const wanted = `Basic ${Buffer.from(`${CLIENT.client}:${CLIENT.secret}`).toString('base64')}`;
    if (request.headers.authorization !== wanted) return [401, { error: 'invalid_client' }];
    if (asked.get('grant_type') !== 'client_credentials') return [400, { error: 'unsupported_grant_type' }];
    this.jetons += 1;
    const access_token = `jeton-${this.jetons}`;
    return [200, { access_token, token_type: 'bearer', expires_in: 40_698, scope: 'api_ecriture' }];
  }

  private read(body: string): Said {
    const query = JSON.parse(new URLSearchParams(body).get('query') ?? '{}');
    if (query.apiKey !== LECTURE.apiKey) return [404, {}];
    const found = (query.identifiants as number[]).flatMap((id) => this.fiches.get(id) ?? []);
    return [200, found.length === 0 ? { numFound: 0 } : { numFound: found.length, objetsTouristiques: found }];
  }

  private right(id: number, tokenSSO: string | null): string {
    if (this.verrouillees.has(id)) return 'VERROUILLE';
    const known = this.fiches.has(id) && (tokenSSO === null || this.personnes.has(tokenSSO));
    return known && !this.interdites.has(id) ? 'MODIFICATION_POSSIBLE' : 'NON_DISPONIBLE';
  }

  private write(champs: Champs): Said {
    const { mode, tokenSSO } = champs;
    const id = Number(champs.id);
    const refuse = (errorType: string, message = ''): Said => [400, { errorType, message }];
    if (tokenSSO !== undefined && !this.personnes.has(String(tokenSSO))) return [401, { error: 'unauthorized' }];
    if (mode === 'CREATION') return this.create(champs);
    if (!this.fiches.has(id)) return refuse('OBJET_TOURISTIQUE_NOT_FOUND');
    if (this.interdites.has(id) || this.verrouillees.has(id)) return refuse('ECRITURE_FORBIDDEN', 'Accès refusé');
    if (mode === 'ANNULATION_DEMANDE') {
      if (!this.demandes.delete(id)) return refuse('CANCEL_FAILED');
      return [200, { id, status: 'DEMANDE_ANNULEE' }];
    }
    const root = champs.root as Champs;
    if (mode !== 'MODIFICATION') return this.ask(id, { mode }, mode === 'MASQUAGE' ? 'MASQUAGE' : `${mode}_SENT`);
    const paths = champs['root.fieldList'] as string[];
    if (paths.some((path) => this.cheminsInterdits.has(path))) return refuse('ECRITURE_FORBIDDEN', 'Champ interdit');
    if (paths.every((path) => same(libellesA(root, path), this.texte(id, path))))
      return [200, { id, status: 'MODIFICATION_NO_DIFF' }];
    if (champs.skipValidation === 'true' && this.publieSeul) {
      this.put(id, root);
      return [200, { id, status: 'MODIFICATION_VALIDATION_SKIPPED' }];
    }
    if (champs.onValidationFail === 'CANCEL') return refuse('MODIFICATION_VALIDATION_FAILED');
    return this.ask(id, root, 'MODIFICATION_VALIDATION_ASKED');
  }

  private create({ root, proprietaireId }: Champs): Said {
    const id = 900_000 + this.fiches.size;
    this.fiches.set(id, { ...(root as Champs), id, gestion: { membreProprietaire: { id: proprietaireId } } });
    this.ecrites.set(id, 1);
    return [200, { id, status: 'CREATION_VALIDATION_SKIPPED' }];
  }

  private ask(id: number, root: Champs, status: string): Said {
    this.demandes.set(id, [...(this.demandes.get(id) ?? []), root]);
    return [200, { id, status }];
  }

  /** Whole fields: a language that is left out is gone. */
  private put(id: number, root: Champs): void {
    const fiche = structuredClone(this.fiches.get(id) ?? {});
    for (const [name, value] of Object.entries(root))
      fiche[name] = name === 'nom' || name === 'type' ? value : { ...Object(fiche[name]), ...Object(value) };
    this.fiches.set(id, fiche);
    this.ecrites.set(id, (this.ecrites.get(id) ?? 0) + 1);
  }

  private addCriteres({ criteres }: Champs): Said {
    const { id: ids, criteresInternesAAjouter: added } = criteres as {
      id: number[];
      criteresInternesAAjouter: number[];
    };
    for (const id of ids) this.criteres.set(id, new Set([...(this.criteres.get(id) ?? []), ...added]));
    return [200, { id: ids, status: 'AJOUT_CRITERES' }];
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A status with its body. */
type Said = [status: number, said: unknown];

interface Asked {
  readonly request: IncomingMessage;
  readonly body: string;
  readonly url: URL;
}

const isSigned = ({ headers }: IncomingMessage) => /^Bearer jeton-\d+$/.test(headers.authorization ?? '');
const same = (one: object, other: object) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

/** The fields of a form of several parts. */
function formOf(contentType: string, body: string): Champs {
  const boundary = /boundary=(.+)$/.exec(contentType)?.[1] ?? '';
  return Object.fromEntries(
    body.split(`--${boundary}`).flatMap((part) => {
      const read = /name="([^"]+)"[\s\S]*?\r\n\r\n([\s\S]*)\r\n$/.exec(part);
      return read ? [[read[1], jsonOr(read[2] ?? '')]] : [];
    }),
  );
}

function jsonOr(text: string): unknown {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' ? read : text;
  } catch {
    return text;
  }
}
