import type { Db } from '../../schema.ts';
import type { Entretien } from './entretien.ts';
import { removeLinesBefore } from './journal.repository.ts';

/** Removes the lines of the audit log that are older than so many months. */
export async function purgeJournal(db: Db, now: Date, months: number): Promise<Record<string, number>> {
  return { lignes: await removeLinesBefore(db, monthsBefore(now, months)) };
}

/** The date so many months before; in a shorter month, its last day replaces a missing one. */
export function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return date;
}

/** Removes old lines, by a parameter that is read each time. */
export function journalEntretien(retention: (db: Db) => Promise<number>): Entretien {
  return { nom: 'journal', run: async (db, now) => purgeJournal(db, now, await retention(db)) };
}
