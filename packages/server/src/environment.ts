import { emailSchema } from '@bridge/contract';
import { z } from 'zod';
import { SHORTEST_SECRET } from './platform/auth/access-token.ts';
import type { S3Settings } from './platform/files/s3.ts';
import { OperatorError } from './platform/operator-error.ts';

/** A configuration that Bridge refuses to start with. */
export class ConfigurationError extends OperatorError {}

const url = (protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol));
const isDecodable = (text: string) => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};
const onOff = z.enum(['0', '1']).transform((value) => value === '1');

/** The variables, with what they accept and how a refusal is explained. */
const VARIABLES = {
  PORT: z.coerce.number().int().min(0).max(65_535),
  HOST: z.string(),
  DATA_DIR: z.string(),
  // An encoded password must decode: the driver would fail without naming the variable.
  DATABASE_URL: url(['postgres:', 'postgresql:']).refine(isDecodable),
  PUBLIC_URL: url(['http:', 'https:']),
  FILES_URL: url(['http:', 'https:']).refine((text) => new URL(text).href === `${new URL(text).origin}/`),
  ADMIN_PASSWORD: z.string().min(12).max(200),
  DEMO: onOff,
  SMTP_URL: url(['smtp:', 'smtps:']),
  MAIL_FROM: emailSchema,
  SECRET_KEY: z.string().min(SHORTEST_SECRET),
  S3_ENDPOINT: url(['http:', 'https:']),
  S3_REGION: z.string().regex(/^[\w-]{1,50}$/),
  S3_BUCKET: z.string().regex(/^[\w.-]{3,100}$/),
  S3_ACCESS_KEY_ID: z.string().max(200),
  S3_SECRET_ACCESS_KEY: z.string().max(200),
  S3_PREFIX: z.string().regex(/^[\w./-]{1,200}$/),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10),
  ALLOW_HTTP: onOff,
  INTRANET_HOSTS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.string().regex(/^[\w.[\]:-]+$/)).max(50)),
  APIDAE_URL: url(['http:', 'https:']),
  ROLE: z.enum(['all', 'http', 'worker']),
  GIVE_WAY: onOff,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  NODE_ENV: z.string(),
} as const;

const EXPECTED: Readonly<Record<keyof typeof VARIABLES, string>> = {
  PORT: 'un numéro de port de 0 à 65535',
  HOST: 'une adresse d’écoute',
  DATA_DIR: 'un chemin de dossier',
  DATABASE_URL: 'une adresse postgres://…, où un % du mot de passe s’écrit %25',
  PUBLIC_URL: 'une adresse http://… ou https://…',
  FILES_URL: 'une adresse http://… ou https://… sans rien derrière le nom',
  ADMIN_PASSWORD: 'un mot de passe de 12 caractères au moins',
  DEMO: '0 ou 1',
  SMTP_URL: 'une adresse smtp://… ou smtps://…',
  MAIL_FROM: 'une adresse e-mail',
  SECRET_KEY: `un secret de ${SHORTEST_SECRET} caractères au moins`,
  S3_ENDPOINT: 'une adresse http://… ou https://…',
  S3_REGION: 'le nom d’une région, par exemple eu-west-3',
  S3_BUCKET: 'le nom d’un compartiment (bucket)',
  S3_ACCESS_KEY_ID: 'un identifiant de clé',
  S3_SECRET_ACCESS_KEY: 'la clé secrète',
  S3_PREFIX: 'un début de chemin, sans espace',
  TRUST_PROXY: 'le nombre de serveurs mandataires devant Bridge, de 0 à 10',
  ALLOW_HTTP: '0 ou 1',
  INTRANET_HOSTS: 'des noms de machines séparés par des virgules, avec leur port s’il le faut',
  APIDAE_URL: 'une adresse http://… ou https://…',
  ROLE: 'all (tout), http (répondre aux demandes) ou worker (exécuter les tâches)',
  GIVE_WAY: '0 ou 1',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace ou silent',
  NODE_ENV: 'un nom d’environnement',
};

/** Reads the environment. An empty variable counts as absent; a refused one is named, without its value. */
export function readEnvironment(environment: Readonly<Record<string, string | undefined>>) {
  const read = <K extends keyof typeof VARIABLES>(name: K): z.output<(typeof VARIABLES)[K]> | undefined => {
    const value = environment[name];
    if (value === undefined || value === '') return undefined;
    const result = VARIABLES[name].safeParse(value);
    if (!result.success) {
      throw new ConfigurationError(
        `La variable ${name} ne convient pas : donnez ${EXPECTED[name]}, puis relancez Bridge.`,
      );
    }
    return result.data as z.output<(typeof VARIABLES)[K]>;
  };
  const production = read('NODE_ENV') === 'production';
  const configuration = {
    port: read('PORT'),
    host: read('HOST') ?? '127.0.0.1',
    dataDir: read('DATA_DIR') ?? 'data',
    databaseUrl: read('DATABASE_URL'),
    publicUrl: read('PUBLIC_URL')?.replace(/\/+$/, ''),
    filesUrl: read('FILES_URL')?.replace(/\/$/, '') ?? '',
    adminPassword: read('ADMIN_PASSWORD'),
    demo: read('DEMO') ?? !production,
    smtpUrl: read('SMTP_URL'),
    mailFrom: read('MAIL_FROM') ?? 'bridge@localhost',
    secretKey: read('SECRET_KEY'),
    s3: bucketOf(read),
    trustProxy: read('TRUST_PROXY') ?? 0,
    intranet: read('INTRANET_HOSTS') ?? [],
    apidae: read('APIDAE_URL')?.replace(/\/+$/, '') ?? null,
    role: read('ROLE') ?? 'all',
    logLevel: read('LOG_LEVEL') ?? 'info',
    production,
  };
  if (configuration.role !== 'all' && configuration.databaseUrl === undefined) {
    throw new ConfigurationError(
      'ROLE=http et ROLE=worker se partagent une base de données\u00a0: donnez-la dans DATABASE_URL, ou laissez ROLE de côté.',
    );
  }
  // Each process and thread reads it by itself (give-way.ts): a wrong value is refused here.
  read('GIVE_WAY');
  refuseMixedFiles(configuration);
  if (production) refuseUnsafeProduction(configuration, read('ALLOW_HTTP') ?? false);
  return configuration;
}

/** The bucket for files, with all of its settings, or none. */
function bucketOf(
  read: (
    name: 'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY' | 'S3_PREFIX',
  ) => string | undefined,
): S3Settings | null {
  const [bucket, accessKeyId, secretAccessKey] = [
    read('S3_BUCKET'),
    read('S3_ACCESS_KEY_ID'),
    read('S3_SECRET_ACCESS_KEY'),
  ];
  const [endpoint, region] = [read('S3_ENDPOINT'), read('S3_REGION')];
  if (bucket === undefined && endpoint === undefined) return null;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    throw new ConfigurationError(
      'Pour garder les fichiers dans un stockage S3, donnez ensemble S3_BUCKET, S3_ACCESS_KEY_ID et S3_SECRET_ACCESS_KEY, puis relancez Bridge.',
    );
  }
  const prefix = read('S3_PREFIX') ?? '';
  return { endpoint, region: region ?? 'us-east-1', bucket, accessKeyId, secretAccessKey, prefix };
}

interface Adresses {
  readonly publicUrl?: string | undefined;
  readonly filesUrl: string;
}

/** Refuses an origin of files on another host that is not the files' own. */
function refuseMixedFiles({ publicUrl, filesUrl }: Adresses) {
  if (filesUrl === '') return;
  if (publicUrl === undefined || new URL(publicUrl).hostname === new URL(filesUrl).hostname) {
    throw new ConfigurationError(
      'FILES_URL donne aux fichiers une adresse à eux\u00a0: donnez aussi PUBLIC_URL, celle de la console, sous un autre nom, puis relancez Bridge.',
    );
  }
}

function refuseUnsafeProduction(
  { publicUrl, filesUrl, secretKey }: Adresses & { readonly secretKey?: string | undefined },
  allowHttp: boolean,
) {
  if (!publicUrl?.startsWith('https:') && !allowHttp) {
    throw new ConfigurationError(
      'En production, Bridge ne démarre qu’en HTTPS : donnez une adresse https://… dans PUBLIC_URL, ou ALLOW_HTTP=1 si un réseau sûr l’entoure.',
    );
  }
  if (filesUrl.startsWith('http:') && !allowHttp) {
    throw new ConfigurationError(
      'En production, les fichiers aussi ne viennent qu’en HTTPS\u00a0: donnez une adresse https://… dans FILES_URL, ou ALLOW_HTTP=1 si un réseau sûr l’entoure.',
    );
  }
  if (secretKey !== undefined && new Set(secretKey).size < 10) {
    throw new ConfigurationError(
      'En production, SECRET_KEY doit être tirée au hasard : celle-ci se répète trop. Générez-la, par exemple, avec « openssl rand -base64 32 ».',
    );
  }
}
