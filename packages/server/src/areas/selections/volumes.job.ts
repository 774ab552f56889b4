import { formatNumber } from '@bridge/contract';
import { z } from 'zod';
import { scopeOfEntity } from '../../catalogue/portee.repository.ts';

import { countOf } from '../../catalogue/selection/evaluation.repository.ts';
import { openQuestion } from '../../catalogue/selection/question.ts';
import {
  feedOfRun,
  noteVolume,
  type SelectionSuivie,
  selectionsSuivies,
} from '../../catalogue/selection/volume.repository.ts';
import { varies } from '../../catalogue/selection/volume.rules.ts';
import { enqueue } from '../../platform/jobs/enqueue.repository.ts';
import { defineJob } from '../../platform/jobs/job.definition.ts';
import type { Db } from '../../schema.ts';
import { COURRIEL } from '../courriel.job.ts';

const VOLUMES = { type: 'volumes-selections', maxTentatives: 3 } as const;
const LOT = 50;

/** Asks for the numbers anew, in the transaction of what may change them. */
export async function enqueueVolumes(tx: Db, importation: number | null, at: Date): Promise<void> {
  const job = {
    definition: VOLUMES,
    donnees: { importation },
    cible: importation === null ? 'Toutes les sélections' : `Import n°\u00a0${importation}`,
    entiteId: null,
    demandePar: null,
    cle: `volumes ${importation ?? ''}`,
  };
  await enqueue(tx, job, at);
}

/** Counts every sélection as its entity sees it, notes the numbers that changed, and tells who wants to know. */
export function volumesJob() {
  return defineJob({
    ...VOLUMES,
    libelle: 'Nombre d’objets des sélections',
    donnees: z.object({ importation: z.number().int().positive().nullable() }),
    async run({ db, donnees: { importation }, clock, guard, signal }) {
      const feed = importation === null ? undefined : await feedOfRun(db, importation);
      const cause = feed === undefined ? 'Recomptage' : `Import «\u00a0${feed}\u00a0»`;
      let [apres, comptees, alertes] = [0, 0, 0];
      for (;;) {
        const lot = await selectionsSuivies(db, apres, LOT);
        for (const suivie of lot) {
          signal.throwIfAborted();
          const at = clock.now();
          const nombre = await numberOf(db, suivie, at);
          const alerte = varies(suivie.dernier, nombre, suivie.alerteVariation);
          await db.transaction().execute(async (tx) => {
            await guard(tx);
            await noteVolume(tx, { selection: suivie.id, nombre, importation, cause, alerte, at });
            if (alerte) await tell(tx, suivie, { nombre, cause, at });
          });
          comptees += 1;
          if (alerte) alertes += 1;
        }
        const last = lot.at(-1);
        if (last === undefined) return { selections: comptees, alertes };
        apres = last.id;
      }
    },
  });
}

async function numberOf(db: Db, { brouillon, entiteId }: SelectionSuivie, at: Date): Promise<number> {
  return countOf(db, await openQuestion(db, { brouillon, scope: await scopeOfEntity(db, entiteId), at }));
}

async function tell(
  tx: Db,
  { id, nom, dernier, alerteEmail, entiteId, alerteVariation }: SelectionSuivie,
  { nombre, cause, at }: { readonly nombre: number; readonly cause: string; readonly at: Date },
): Promise<void> {
  if (alerteEmail === '') return;
  const subject = `Sélection «\u00a0${nom}\u00a0»\u00a0: ${formatNumber(dernier ?? 0)} → ${formatNumber(nombre)} objets`;
  const text = [
    'Bonjour,',
    `La sélection «\u00a0${nom}\u00a0» est passée de ${formatNumber(dernier ?? 0)} à ${formatNumber(nombre)} objets, plus que les ${alerteVariation}\u00a0% de variation que vous acceptez.`,
    `${cause}.`,
    'Ouvrez la sélection dans Bridge, onglet Évolution, pour voir ce qui a changé.',
  ].join('\n\n');
  await enqueue(
    tx,
    {
      definition: COURRIEL,
      donnees: { to: alerteEmail, subject, text },
      cible: subject,
      lien: { ressource: 'selection', id },
      entiteId,
      demandePar: null,
    },
    at,
  );
}
