import { ecritureApidae, type ModeDEcriture } from '@bridge/contract';
import { enqueue } from '../../../platform/jobs/enqueue.repository.ts';
import type { Db } from '../../../schema.ts';
import type { ConfigEcriture } from './config.repository.ts';
import { departBefore, type EcritureLue, holdConfig, noteEcriture } from './ecriture.repository.ts';

/** Over an hour and a half: Apidae comes back. */
export const ECRITURE_JOB = { type: 'ecriture', maxTentatives: 10 } as const;
const HOUR = 60 * 60_000;

type Ligne = Pick<EcritureLue, 'id' | 'nom' | 'entite_id'>;

const VERBES: Readonly<Record<ModeDEcriture, string>> = {
  CREATION: 'Création',
  MODIFICATION: 'Modification',
  DEMANDE_SUPPRESSION: 'Demande de suppression',
  DEMANDE_MASQUAGE: 'Demande de masquage',
  MASQUAGE: 'Masquage',
  ANNULATION_DEMANDE: 'Annulation de demande',
};

interface Depart {
  readonly config: Pick<ConfigEcriture, 'id' | 'limiteHeure'>;
  readonly mode: ModeDEcriture;
  readonly demandePar: number | null;
}

/** Asks for a sending, when its configuration lets it leave, in the caller's transaction. */
export async function askDepart(tx: Db, line: Ligne, { config, mode, demandePar }: Depart, at: Date): Promise<void> {
  const duLe = await nextDepart(tx, config, at);
  const { id: tache } = await enqueue(
    tx,
    {
      definition: ECRITURE_JOB,
      donnees: { ecriture: line.id, annuler: false },
      cible: `${VERBES[mode]} de «\u00a0${line.nom}\u00a0» dans Apidae`,
      lien: { ressource: ecritureApidae.id, id: line.id },
      entiteId: line.entite_id,
      demandePar,
      cle: `ecriture ${line.id}`,
      duLe,
    },
    at,
  );
  await noteEcriture(tx, line.id, { etat: 'en-attente', prevu_le: duLe, tache, message: '', tentatives: 0 }, null, at);
}

/** Asks Apidae to forget a waiting request. */
export async function askAnnulation(tx: Db, line: Ligne, demandePar: number | null, at: Date): Promise<void> {
  await enqueue(
    tx,
    {
      definition: ECRITURE_JOB,
      donnees: { ecriture: line.id, annuler: true },
      cible: `${VERBES.ANNULATION_DEMANDE} de «\u00a0${line.nom}\u00a0» dans Apidae`,
      lien: { ressource: ecritureApidae.id, id: line.id },
      entiteId: line.entite_id,
      demandePar,
      cle: `ecriture ${line.id} annulation`,
    },
    at,
  );
}

/** The next departure, by the limit per hour: the one that many places before it must be an hour old. */
async function nextDepart(tx: Db, { id, limiteHeure }: Depart['config'], at: Date): Promise<Date> {
  if (limiteHeure === null) return at;
  await holdConfig(tx, id);
  const before = await departBefore(tx, id, limiteHeure);
  return before === null ? at : new Date(Math.max(at.getTime(), before.getTime() + HOUR));
}
