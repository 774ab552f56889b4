import { createHash } from 'node:crypto';
import { DatabaseStartError } from './database-start.error.ts';

export interface MigrationFile {
  nom: string;
  sql: string;
}

export interface AppliedMigration {
  nom: string;
  empreinte: string;
}

export interface Migration extends MigrationFile, AppliedMigration {}

/** Line endings are left out: a checkout on another system must not look like a changed migration. */
export function empreinteOf(sql: string): string {
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
}

/** The migrations still to apply, in order. Throws when the code and the database disagree. */
export function planMigrations(files: MigrationFile[], applied: AppliedMigration[]): Migration[] {
  const migrations = [...files]
    .sort((a, b) => (a.nom < b.nom ? -1 : 1))
    .map((file) => ({ ...file, empreinte: empreinteOf(file.sql) }));
  migrations.forEach(checkNumber);
  migrations.forEach(checkContent);
  const known = new Map(migrations.map((migration) => [migration.nom, migration]));
  for (const { nom, empreinte } of applied) {
    const migration = known.get(nom);
    if (migration === undefined) throw unknownToCode(nom);
    if (migration.empreinte !== empreinte) throw changed(nom);
  }
  const done = new Set(applied.map(({ nom }) => nom));
  const firstMissing = migrations.findIndex(({ nom }) => !done.has(nom));
  const pending = firstMissing === -1 ? [] : migrations.slice(firstMissing);
  const late = pending.find(({ nom }) => done.has(nom));
  if (late !== undefined) throw outOfOrder(pending[0]?.nom ?? '', late.nom);
  return pending;
}

function checkNumber({ nom }: Migration, index: number): void {
  const expected = String(index + 1).padStart(4, '0');
  if (/^\d{4}_[a-z0-9_]+\.sql$/.test(nom) && nom.startsWith(`${expected}_`)) return;
  throw new DatabaseStartError('migration-numbering', [
    `La migration « ${nom} » n’est pas à sa place : le numéro ${expected} est attendu (forme ${expected}_nom.sql).`,
    'Les migrations se suivent sans trou ni doublon ; renommez ce fichier ou retrouvez celui qui manque.',
  ]);
}

/** Refuses a file that ends its own transaction: it would be half applied when it fails. */
function checkContent({ nom, sql }: Migration): void {
  const match = /^\s*(begin|start transaction|commit|rollback)\s*;/im.exec(sql);
  if (match === null) return;
  throw new DatabaseStartError('migration-content', [
    `La migration « ${nom} » contient l’ordre ${match[1]?.toUpperCase()}.`,
    'Chaque migration est déjà exécutée dans sa propre transaction ; retirez cet ordre du fichier.',
  ]);
}

function changed(nom: string): DatabaseStartError {
  return new DatabaseStartError('migration-changed', [
    `La migration « ${nom} » a été modifiée après son application à cette base de données.`,
    'Une migration appliquée ne change plus.',
    'Remettez le fichier d’origine et écrivez la correction dans une nouvelle migration.',
  ]);
}

function unknownToCode(nom: string): DatabaseStartError {
  return new DatabaseStartError('migration-unknown', [
    `La base de données a déjà reçu la migration « ${nom} », que cette version de Bridge ne connaît pas :`,
    'elle a été ouverte par une version plus récente. Le retour en arrière n’est pas possible.',
    'Relancez la version la plus récente, ou restaurez une sauvegarde faite avec cette version-ci.',
  ]);
}

function outOfOrder(missing: string, later: string): DatabaseStartError {
  return new DatabaseStartError('migration-numbering', [
    `La migration « ${missing} » n’est pas appliquée alors que « ${later} », qui la suit, l’est.`,
    'La table « migrations » a été modifiée à la main ; restaurez une sauvegarde de la base de données.',
  ]);
}
