import { OperatorError } from '../operator-error.ts';

export type DatabaseStartProblem =
  | 'folder-locked'
  | 'folder-not-writable'
  | 'folder-unknown'
  | 'version-unknown'
  | 'disk-full'
  | 'binaries-missing'
  | 'account-missing'
  | 'password-missing'
  | 'port-taken'
  | 'start-failed'
  | 'database-unreachable'
  | 'database-refused'
  | 'database-missing'
  | 'migration-numbering'
  | 'migration-content'
  | 'migration-changed'
  | 'migration-unknown'
  | 'migration-failed';

/** The error of a server that cannot open its database, for an operator: what, why, what to do, in that order. */
export class DatabaseStartError extends OperatorError {
  override readonly name = 'DatabaseStartError';
  readonly code: DatabaseStartProblem;

  constructor(code: DatabaseStartProblem, sentences: string[], cause?: unknown) {
    super(sentences.join(' '), cause === undefined ? undefined : { cause });
    this.code = code;
  }
}

export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

export function diskFull(folder: string, cause?: unknown): DatabaseStartError {
  return new DatabaseStartError(
    'disk-full',
    [
      `La base de données ne peut pas démarrer dans ${folder} : le disque est plein.`,
      'Libérez de la place (au moins 200 Mo), puis relancez Bridge.',
    ],
    cause,
  );
}

export function folderNotWritable(folder: string, why: string, cause?: unknown): DatabaseStartError {
  return new DatabaseStartError(
    'folder-not-writable',
    [
      `Bridge ne peut pas écrire dans le dossier ${folder} : ${why}.`,
      'Donnez les droits d’écriture à l’utilisateur qui lance Bridge, ou indiquez un autre dossier avec DATA_DIR.',
    ],
    cause,
  );
}

const WHY_NOT_WRITABLE: Record<string, string> = {
  EACCES: 'l’accès est refusé',
  EPERM: 'l’opération est interdite',
  EROFS: 'le disque est en lecture seule',
  ENOTDIR: 'un fichier porte déjà ce nom',
  EEXIST: 'un fichier porte déjà ce nom',
};

/** Explains the file system failures that an operator can repair; returns any other error as it is. */
export function explainFileError(error: unknown, folder: string): unknown {
  if (error instanceof DatabaseStartError) return error;
  const code = errorCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(folder, error);
  const why = code === undefined ? undefined : WHY_NOT_WRITABLE[code];
  return why === undefined ? error : folderNotWritable(folder, why, error);
}
