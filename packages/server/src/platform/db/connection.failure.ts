import { DatabaseStartError, errorCode } from './database-start.error.ts';

/** What the driver read in DATABASE_URL, without the password. */
export interface ConnectionTarget {
  readonly host: string;
  readonly port: number;
  readonly user?: string | undefined;
  readonly database?: string | undefined;
}

const SILENT = 'elle n’a pas répondu à temps';
const NAME_UNKNOWN = 'ce nom de serveur est introuvable';
const UNROUTED = 'aucun chemin n’y mène sur le réseau';

const WHY_UNREACHABLE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'la connexion est refusée',
  ECONNRESET: 'la connexion a été coupée',
  ETIMEDOUT: SILENT,
  ENOTFOUND: NAME_UNKNOWN,
  EAI_AGAIN: NAME_UNKNOWN,
  EHOSTUNREACH: UNROUTED,
  ENETUNREACH: UNROUTED,
  ENOENT: 'ce socket n’existe pas',
  '57P03': 'elle est en train de démarrer ou de s’arrêter',
  '53300': 'elle a déjà toutes les connexions qu’elle accepte',
};

/** Explains to an operator why the database of DATABASE_URL does not let Bridge in. */
export function explainConnectionFailure(error: unknown, target: ConnectionTarget): DatabaseStartError {
  const code = errorCode(error);
  const message = error instanceof Error ? error.message : String(error);
  const where = `hôte ${target.host}, port ${target.port}`;
  if (code === '3D000') {
    return new DatabaseStartError(
      'database-missing',
      [
        `La base « ${target.database} » n’existe pas sur ce PostgreSQL (${where}).`,
        'Créez-la, ou corrigez son nom à la fin de DATABASE_URL, puis relancez Bridge.',
      ],
      error,
    );
  }
  // The driver itself complains when DATABASE_URL holds no password at all.
  const passwordRefused = code === '28P01' || message.startsWith('SASL');
  if (passwordRefused || code === '28000') {
    return new DatabaseStartError(
      'database-refused',
      [
        `PostgreSQL (${where}) refuse le compte « ${target.user} » : ${passwordRefused ? 'le mot de passe manque ou n’est pas le bon' : message}.`,
        'Corrigez le compte et le mot de passe dans DATABASE_URL (un caractère spécial s’y écrit %XX, par exemple %40 pour @), puis relancez Bridge.',
      ],
      error,
    );
  }
  const why = message === 'timeout expired' ? SILENT : (WHY_UNREACHABLE[code ?? ''] ?? message);
  return new DatabaseStartError(
    'database-unreachable',
    [
      `La base de données (${where}) n’est pas joignable : ${why}.`,
      'Vérifiez que PostgreSQL y est démarré, que DATABASE_URL donne la bonne adresse et qu’aucun pare-feu ne bloque le passage, puis relancez Bridge.',
    ],
    error,
  );
}
