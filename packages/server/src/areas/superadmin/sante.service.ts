import type { Sante } from '@bridge/contract';
import type { Clock } from '../../platform/clock.ts';
import { adviceOnMail, NO_MAIL_SERVER } from '../../platform/mail.failure.ts';
import type { Mail } from '../../platform/mail.ts';
import type { Db } from '../../schema.ts';
import { lastRuns } from './entretien.repository.ts';
import type { Entretien } from './entretien.ts';
import { databaseFacts } from './sante.repository.ts';
import { judgeBase, judgeMediatheque, judgeStockage, judgeTaches } from './sante.rules.ts';

export interface SanteDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly mail: Pick<Mail, 'verify'>;
  readonly entretiens: readonly Pick<Entretien, 'nom'>[];
  /** The volume that holds the data, in bytes. */
  readonly diskSpace: () => Promise<{ readonly libre: number; readonly total: number }>;
  /** The facts of the médiathèque of all entities. */
  readonly mediaFacts: (now: Date) => Promise<Omit<Sante['mediatheque'], 'etat' | 'conseil'>>;
}

/** The health of the instance, asked of each part. */
export async function healthOf(dependencies: SanteDependencies): Promise<Sante> {
  const { db, clock } = dependencies;
  const now = clock.now();
  const [base, taches, stockage, courriel, mediatheque] = await Promise.all([
    databaseFacts(db),
    maintenanceFacts(dependencies),
    dependencies.diskSpace().catch(() => null),
    mailHealth(dependencies.mail),
    dependencies.mediaFacts(now),
  ]);
  return {
    verifieLe: now.toISOString(),
    base: { ...judgeBase(base), ...base },
    taches: { ...judgeTaches(taches, now), items: taches },
    stockage: { ...judgeStockage(stockage), libre: stockage?.libre ?? null, total: stockage?.total ?? null },
    courriel,
    mediatheque: { ...judgeMediatheque(mediatheque), ...mediatheque },
  };
}

/** A task that never ran is listed too. */
async function maintenanceFacts({ db, entretiens }: SanteDependencies): Promise<Sante['taches']['items']> {
  const runs = new Map((await lastRuns(db)).map((run) => [run.nom, run]));
  return entretiens.map(({ nom }) => {
    const run = runs.get(nom);
    return {
      nom,
      dernierLe: run?.dernier_le.toISOString() ?? null,
      dureeMs: run?.duree_ms ?? null,
      resultat: run?.resultat ?? {},
      erreur: run?.erreur ?? null,
    };
  });
}

async function mailHealth(mail: Pick<Mail, 'verify'>): Promise<Sante['courriel']> {
  try {
    if ((await mail.verify()) === 'ready') return { etat: 'bon', conseil: null, configure: true };
    return { etat: 'attention', conseil: NO_MAIL_SERVER, configure: false };
  } catch (error) {
    return { etat: 'panne', conseil: adviceOnMail(error), configure: true };
  }
}
