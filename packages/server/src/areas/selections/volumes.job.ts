import { BridgeError, brouillonDeSelectionSchema, formatNumber } from '@bridge/contract';
import { z } from 'zod';
import { countOf } from '../../catalogue/selection/evaluation.repository.ts';
import { openQuestion } from '../../catalogue/selection/question.ts';
import {
  feedOfRun,
  holdSelection,
  nextSelections,
  noteVolume,
  type SelectionSuivie,
} from '../../catalogue/selection/volume.repository.ts';
import { varies } from '../../catalogue/selection/volume.rules.ts';
import { scopeOfEntity } from '../../crud/read/portee.repository.ts';
import { enqueue } from '../../platform/jobs/enqueue.repository.ts';
import { defineJob } from '../../platform/jobs/job.definition.ts';
import type { Db } from '../../schema.ts';
import { COURRIEL } from '../courriel.job.ts';

const VOLUMES = { type: 'volumes-selections', maxTentatives: 3 } as const;
const LOT = 50;

/** Asks for new numbers, in the transaction that may change them. */
export async function enqueueVolumes(tx: Db, importation: number | null, at: Date): Promise<void> {
  const job = {
    definition: VOLUMES,
    donnees: { importation },
    cible: importation === null ? 'Toutes les sélections' : `Import n°\u00a0${importation}`,
    entiteId: null,
    demandePar: null,
    // A running task may be past the change: only an import is sure to ask once.
    ...(importation === null ? {} : { cle: `volumes ${importation}` }),
  };
  await enqueue(tx, job, at);
}

/** Counts every sélection as its entity sees it, notes changed numbers, and tells those who want to know. */
export function volumesJob() {
  return defineJob({
    ...VOLUMES,
    donnees: z.object({ importation: z.number().int().positive().nullable() }),
    async run({ db, donnees: { importation }, clock, guard, signal, note }) {
      const feed = importation === null ? undefined : await feedOfRun(db, importation);
      const cause = feed === undefined ? 'Recomptage' : `Import «\u00a0${feed}\u00a0»`;
      const bilan = { selections: 0, alertes: 0, echecs: 0 };
      for (let apres = 0; ; ) {
        const lot = await nextSelections(db, apres, LOT);
        for (const id of lot) {
          signal.throwIfAborted();
          const work = db.transaction().execute(async (tx) => {
            await guard(tx);
            return recount(tx, id, { importation, cause, at: clock.now() });
          });
          const alerte = await work.catch((error: unknown) => {
            if (!isOwnFault(error)) throw error;
            // The other sélections are counted all the same.
            note(
              'erreur',
              `La sélection n°\u00a0${id} n’a pas pu être comptée\u00a0: ouvrez-la et corrigez ses règles ou son tri.`,
            );
            return 'failed' as const;
          });
          if (alerte === 'failed') bilan.echecs += 1;
          else bilan.selections += 1;
          if (alerte === true) bilan.alertes += 1;
        }
        const last = lot.at(-1);
        if (last === undefined) return bilan;
        apres = last;
      }
    },
  });
}

/** Whether the sélection itself is at fault, not the database or a passing failure. */
function isOwnFault(error: unknown): boolean {
  if (error instanceof BridgeError || error instanceof z.ZodError) return true;
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  // Data, syntax and limits of PostgreSQL.
  return /^(?:22|42|54)/.test(code);
}

interface Recomptage {
  readonly importation: number | null;
  readonly cause: string;
  readonly at: Date;
}

/** Counts a sélection as its entity sees it. Tells whether the number varied by more than it allows. */
async function recount(tx: Db, id: number, { importation, cause, at }: Recomptage): Promise<boolean> {
  const suivie = await holdSelection(tx, id);
  if (suivie === undefined) return false;
  const brouillon = brouillonDeSelectionSchema.parse(suivie.brouillon);
  const scope = await scopeOfEntity(tx, suivie.entiteId);
  const nombre = await countOf(tx, await openQuestion(tx, { brouillon, scope, at }));
  const alerte = varies(suivie.dernier, nombre, suivie.alerteVariation);
  await noteVolume(tx, { selection: id, nombre, importation, cause, alerte, at });
  if (alerte) await tell(tx, suivie, { nombre, cause, at });
  return alerte;
}

async function tell(
  tx: Db,
  { id, nom, dernier, alerteEmail, entiteId, alerteVariation }: SelectionSuivie,
  { nombre, cause, at }: { readonly nombre: number; readonly cause: string; readonly at: Date },
): Promise<void> {
  if (alerteEmail === '') return;
  const [avant, apres] = [formatNumber(dernier ?? 0), formatNumber(nombre)];
  const objets = nombre > 1 ? 'objets' : 'objet';
  const subject = `Sélection «\u00a0${nom}\u00a0»\u00a0: ${avant} → ${apres} ${objets}`;
  const text = [
    'Bonjour,',
    `La sélection «\u00a0${nom}\u00a0» est passée de ${avant} à ${apres} ${objets}, plus que les ${formatNumber(alerteVariation ?? 0)}\u00a0% de variation que vous acceptez.`,
    `${cause}.`,
    'Ouvrez la sélection dans Bridge pour voir ce qu’elle retient et comment son nombre évolue.',
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
