import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Resource } from '@bridge/contract';
import { API_BASE, type Envelope, type Role, type Tokens } from '@bridge/contract';
import { hash } from '@node-rs/argon2';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { AppDependencies } from '../app.dependencies.ts';
import { buildApp } from '../app.ts';
import { saveParametres } from '../areas/reglages/parametre.repository.ts';
import { editionFoldersOf } from '../editions.ts';
import { createEngine, type Engine } from '../engine.ts';
import { type DatabaseOptions, INTERACTIVE, openDatabase } from '../platform/db/database.ts';
import { createDiskFiles } from '../platform/files/disk.ts';
import { createLog } from '../platform/log.ts';
import type { Mail, Message } from '../platform/mail.ts';
import { createOutside } from '../platform/net/outside.ts';
import { decodageIci } from '../process/decodage.ts';
import { impressionIci } from '../process/impression.ici.ts';
import { createAtelier } from '../rendering/web/atelier/atelier.ts';
import type { Db, Schema } from '../schema.ts';
import { origineApidae } from '../sources/apidae/adresses.ts';
import { built } from './built.ts';
import { SECRET } from './engine.ts';
import { PASSWORD } from './password.ts';

export { PASSWORD } from './password.ts';

/** A cheap hash: people of tests sign in hundreds of times, and a real hash takes a tenth of a second. */
const passwordHash = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

export interface Answer<T = unknown> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Envelope<T>;
}

interface NewUser {
  readonly roles?: readonly Role[];
  readonly entiteId?: number | null;
  readonly statut?: 'actif' | 'invite' | 'desactive';
  readonly username?: string;
  readonly email?: string;
}

export interface WorldOptions extends Partial<AppDependencies> {
  /** The resources of the product when absent. */
  readonly resources?: readonly Resource[];
  readonly databaseUrl: string;
  /** The patience with the database, which a busy machine may delay for seconds. */
  readonly database?: DatabaseOptions;
}

/** The application with a database of its own, a clock that tests move and mail that they read. */
export class World {
  now = new Date('2026-11-15T10:00:00Z');
  readonly mails: Message[] = [];
  readonly logs: string[] = [];
  private serial = 0;

  constructor(
    readonly db: Db,
    readonly app: FastifyInstance,
    readonly engine: Engine,
  ) {}

  async close(): Promise<void> {
    await this.app.close();
    await this.db.destroy();
  }

  /** Forgets counted attempts, so that a test does not pay for the one before. */
  async forgetAttempts(): Promise<void> {
    await this.db.deleteFrom('tentatives').execute();
  }

  advance(milliseconds: number): void {
    this.now = new Date(this.now.getTime() + milliseconds);
  }

  async call<T = unknown>(
    method: NonNullable<InjectOptions['method']>,
    path: string,
    options: Omit<InjectOptions, 'method' | 'url'> = {},
  ): Promise<Answer<T>> {
    const response = await this.app.inject({ method, url: `${API_BASE}${path}`, ...options });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  }

  async createEntite(nom: string, parentId: number | null = null): Promise<number> {
    this.serial += 1;
    const code = `entite-${this.serial}`;
    const { id } = await this.db
      .insertInto('entites')
      .values({ nom, code, parent_id: parentId })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  async createUser({ roles = ['ROLE_WEB_USER'], entiteId = null, statut = 'actif', ...names }: NewUser = {}) {
    this.serial += 1;
    const username = names.username ?? `personne-${this.serial}`;
    const { id } = await this.db
      .insertInto('utilisateurs')
      .values({
        username,
        email: names.email ?? `${username}@exemple.fr`,
        firstname: 'Prénom',
        lastname: 'Nom',
        password_hash: await passwordHash,
        roles: [...roles],
        entite_id: entiteId,
        statut,
        derniere_connexion: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, username, email: names.email ?? `${username}@exemple.fr` };
  }

  async signIn(username: string, password = PASSWORD): Promise<Tokens> {
    const { body } = await this.call<Tokens>('POST', '/login_check', { payload: { username, password } });
    return body.data;
  }

  /** A new user, signed in. */
  async person(options: NewUser = {}): Promise<Person> {
    const user = await this.createUser(options);
    return new Person(this, user, await this.signIn(user.username));
  }

  setParametres(changes: Parameters<typeof saveParametres>[1]): Promise<void> {
    return saveParametres(this.db, changes, this.now);
  }
}

/** A person who calls the API with their token. */
export class Person {
  constructor(
    private readonly world: World,
    readonly user: { readonly id: number; readonly username: string; readonly email: string },
    public tokens: Tokens,
  ) {}

  call<T = unknown>(method: NonNullable<InjectOptions['method']>, path: string, payload?: object): Promise<Answer<T>> {
    const headers = { authorization: `Bearer ${this.tokens.token}` };
    return this.world.call<T>(method, path, payload === undefined ? { headers } : { headers, payload });
  }

  /** Downloads a file. */
  async download(path: string): Promise<{ status: number; text: string; bytes: Buffer }> {
    const headers = { authorization: `Bearer ${this.tokens.token}` };
    const { statusCode, body, rawPayload } = await this.world.app.inject({
      method: 'GET',
      url: `${API_BASE}${path}`,
      headers,
    });
    return { status: statusCode, text: body, bytes: rawPayload };
  }

  refresh(refreshToken = this.tokens.refreshToken): Promise<Answer<Tokens>> {
    return this.world.call<Tokens>('POST', '/token/refresh', { payload: { refreshToken } });
  }
}

/** A late answer is waited for: asking whether the database is there takes another connection. */
export const PATIENT: DatabaseOptions = { ...INTERACTIVE, deadline: 10_000, patience: 60_000, limit: 60_000 };

/** Builds the application on a migrated database. */
export async function createWorld({
  databaseUrl,
  database = PATIENT,
  resources,
  ...overrides
}: WorldOptions): Promise<World> {
  const holder: { world?: World } = {};
  const destination = new Writable({
    write: (chunk, _, done) => {
      holder.world?.logs.push(String(chunk));
      done();
    },
  });
  const files = await mkdtemp(join(tmpdir(), 'bridge-world-'));
  const atelier = createAtelier({ entry: built('atelier-thread') });
  const log = createLog('debug', destination);
  const { db = openDatabase<Schema>(databaseUrl, log, database) } = overrides;
  const clock = { now: () => holder.world?.now ?? new Date() };
  const mail: Mail = {
    post: (message) => holder.world?.mails.push(message),
    send: async (message) => {
      holder.world?.mails.push(message);
      return 'logged';
    },
    verify: async () => 'none',
    close: async () => undefined,
  };
  const publicUrl = 'https://bridge.example';
  const engine = createEngine({ clock, mail, publicUrl: () => publicUrl, secret: SECRET, resources });
  const app = await buildApp({
    db,
    visitorsDb: db,
    previewsDb: db,
    clock,
    log,
    mail,
    engine,
    secret: SECRET,
    publicUrl,
    filesUrl: '',
    instance: { sendsMail: false, hasPublicUrl: true },
    trustProxy: 0,
    consoleDirectory: null,
    embedDirectory: null,
    atelier,
    apercus: atelier,
    decodage: decodageIci,
    impressions: { courtes: impressionIci, apercus: impressionIci },
    editionFolders: editionFoldersOf(files),
    pagesDirectory: join(files, 'pages'),
    outside: createOutside({ allowed: overrides.intranet ?? [], clock }),
    folders: {
      depots: join(files, 'flux'),
      imports: join(files, 'imports'),
      photos: join(files, 'photos'),
      vues: join(files, 'vues'),
      ecrans: join(files, 'ecrans'),
    },
    medias: { files: createDiskFiles(join(files, 'medias')), arrivees: join(files, 'arrivees') },
    intranet: [],
    origineApidae: origineApidae(null),
    entretiens: [],
    diskSpace: async () => ({ libre: 50e9, total: 100e9 }),
    ...overrides,
  });
  app.addHook('onClose', () => atelier.close());
  holder.world = new World(db, app, engine);
  return holder.world;
}
