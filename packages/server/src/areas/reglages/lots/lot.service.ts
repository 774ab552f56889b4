import { configTraductionApidae } from '@bridge/contract';
import { enqueue } from '../../../platform/jobs/enqueue.repository.ts';
import type { Programme } from '../../../platform/jobs/scheduler.ts';
import type { Db } from '../../../schema.ts';
import type { ConfigDeLot } from './lot.portee.repository.ts';
import { configsParRythme } from './lot.programme.repository.ts';
import { noteLot, openLot } from './lot.repository.ts';

export const LOT_JOB = { type: 'traduction-apidae', maxTentatives: 6 } as const;

type Config = Pick<ConfigDeLot, 'id' | 'nom' | 'entiteId'>;

/** Asks for work on a lot, in the caller's transaction. */
export async function askLot(
  tx: Db,
  lot: number,
  geste: 'traduire' | 'pousser' | 'annuler',
  { config, demandePar }: { readonly config: Config; readonly demandePar: number | null },
  at: Date,
): Promise<void> {
  const { id: tache } = await enqueue(
    tx,
    {
      definition: LOT_JOB,
      donnees: { lot, geste },
      cible: `${GESTES[geste]} du lot n°\u00a0${lot} de «\u00a0${config.nom}\u00a0»`,
      lien: { ressource: configTraductionApidae.id, id: config.id },
      entiteId: config.entiteId,
      demandePar,
      cle: `lot ${lot} ${geste}`,
    },
    at,
  );
  await noteLot(tx, lot, { tache });
}
const GESTES = { traduire: 'Traduction', pousser: 'Envoi', annuler: 'Annulation' } as const;

/** Opens a lot and has it translated, or continues the one under way where its task stopped. */
export async function launchLot(tx: Db, config: Config, demandePar: number | null, at: Date) {
  const lot = await openLot(tx, { config: config.id, entite_id: config.entiteId, demande_par: demandePar }, at);
  await askLot(tx, lot.id, lot.etat === 'envoi' ? 'pousser' : 'traduire', { config, demandePar }, at);
  return lot;
}

const programme = (frequence: 'jour' | 'semaine', cron: string): Programme => ({
  cle: `traductions apidae, ${frequence}`,
  cron,
  enqueue: async (tx, at) => {
    for (const config of await configsParRythme(tx, frequence)) await launchLot(tx, config, null, at);
  },
});

/** After the night's imports and translations. */
export const TRADUCTIONS_APIDAE: readonly Programme[] = [
  programme('jour', '20 4 * * *'),
  programme('semaine', '40 4 * * 1'),
];
