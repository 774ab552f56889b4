import { createHash } from 'node:crypto';
import { configTraductionApidae, mayCancelEcriture, mayUndo, nombresDe } from '@bridge/contract';
import { z } from 'zod';
import { createWrite } from '../../../crud/write/writing.ts';
import { automate } from '../../../platform/auth/acteur.ts';
import { defineJob, type JobContext, type Resultat } from '../../../platform/jobs/job.definition.ts';
import { JobFailure } from '../../../platform/jobs/job.errors.ts';
import { configEcriture } from '../ecritures/config.repository.ts';
import { cancel, undo } from '../ecritures/decision.service.ts';
import { lockEcriture } from '../ecritures/ecriture.repository.ts';
import { objetAEcrire } from '../ecritures/objet.ts';
import { propose } from '../ecritures/proposition.service.ts';
import { type ConfigDeLot, conditionOf, configDeLot, lignesEnPortee, mayUseMeans } from './lot.portee.repository.ts';
import {
  ecrituresDuLot,
  fillLot,
  type LotLu,
  lotById,
  nomDObjet,
  noteLot,
  type TexteDeLot,
  textesDuLot,
} from './lot.repository.ts';
import { LOT_JOB } from './lot.service.ts';

/** What an engine has to translate, in place of its configuration's own choice. */
export interface Restreint {
  /** The lines of the ledger. */
  readonly lignes: readonly number[];
  readonly langues: ConfigDeLot['langues'];
  readonly champs: ConfigDeLot['champs'];
  readonly relecture: boolean;
}

export interface LotDependencies {
  /** Translates those of the lines that have no text, within the engine's budget. */
  readonly translate: (context: JobContext, configuration: number, restreint: Restreint) => Promise<unknown>;
}

const donnees = z.object({ lot: z.number().int(), geste: z.enum(['traduire', 'pousser', 'annuler']) });
type Context = JobContext<z.output<typeof donnees>>;

/** Translates a lot for Apidae, proposes it, or undoes it. Each objet is a change, made once despite crashes. */
export function lotJob({ translate }: LotDependencies) {
  return defineJob({
    ...LOT_JOB,
    donnees,
    run: async (context): Promise<Resultat> => {
      const lot = await lotById(context.db, context.donnees.lot);
      const config = lot && (await configDeLot(context.db, configTraductionApidae, lot.config));
      if (lot === undefined || config === undefined)
        throw new JobFailure('La configuration de ce lot n’existe plus.', { retry: false });
      if (!(await mayUseMeans(context.db, config))) throw new JobFailure(D_AUTRUI, { retry: false });
      switch (context.donnees.geste) {
        case 'traduire':
          return translateLot(context, lot, config, translate);
        case 'pousser':
          return push(context, lot, config);
        case 'annuler':
          return undoLot(context, lot);
      }
    },
  });
}

const D_AUTRUI =
  'La configuration de traduction ou d’écriture de ce lot est passée à une autre entité. Choisissez-en une de la vôtre.';

async function translateLot(
  context: Context,
  lot: LotLu,
  config: ConfigDeLot,
  translate: LotDependencies['translate'],
): Promise<Resultat> {
  const { db, guard, clock } = context;
  const { lignes, objets } = await lignesEnPortee(db, config, clock.now());
  const { langues, champs, relecture, moteur } = config;
  if (lignes.length > 0) await translate(context, moteur, { lignes, langues, champs, relecture });
  const textes = await db.transaction().execute(async (tx) => {
    await guard(tx);
    const filled = await fillLot(tx, lot.id, lignes, conditionOf(config.conditions));
    await noteLot(tx, lot.id, { etat: filled === 0 ? 'vide' : relecture ? 'relecture' : 'envoi' });
    return filled;
  });
  if (textes === 0 || relecture) return { objets, nombre: textes };
  return push(context, lot, config);
}

/** Proposes the texts of a lot that need no review. Those to review wait for the next push. */
async function push(context: Context, lot: LotLu, config: ConfigDeLot): Promise<Resultat> {
  const { db, clock, log, guard } = context;
  const ecriture = await configEcriture(db, config.ecriture);
  if (!ecriture?.actif)
    throw new JobFailure('La configuration d’écriture n’est pas active. Activez-la, puis poussez à nouveau.', {
      retry: false,
    });
  const write = createWrite({ db, clock, log });
  let [nombre, refus] = [0, 0];
  for (const [objet, textes] of byObjet(await textesDuLot(db, lot.id))) {
    context.signal.throwIfAborted();
    const said = JSON.stringify(textes);
    const cle = {
      nom: `lot ${lot.id} ${objet} ${digest(said)}`,
      empreinte: createHash('sha256').update(said).digest(),
    };
    const proposed = await write({ acteur: acteurOf(lot), cle }, async (writing) => {
      await guard(writing.tx);
      const facts = await nomDObjet(writing.tx, objet);
      if (facts === undefined) return { fait: false };
      const ecrit = await objetAEcrire(
        writing.tx,
        { id: objet, systeme: 'apidae', identifiant: facts.identifiant },
        lot.entite_id,
      );
      const refusal = await writing.attempt(async () => {
        await propose(writing, {
          ...{ objet: { id: objet, nom: facts.nom }, ecrit, entite: lot.entite_id, config: ecriture },
          ...{ mode: 'MODIFICATION', origine: 'traduction', corrections: textes, lot: lot.id },
          criteres: nombresDe(config.critereInterne),
        });
      });
      return { fait: refusal === null };
    });
    if (proposed.fait) nombre += 1;
    else refus += 1;
  }
  await db.transaction().execute(async (tx) => {
    await guard(tx);
    const message =
      refus === 0
        ? ''
        : `${refus} objet${refus > 1 ? 's' : ''} sans rien à écrire, ou qu’une autre demande attend déjà.`;
    await noteLot(tx, lot.id, { etat: 'pousse', message });
  });
  return { nombre, refus };
}

/** Undoes a lot: unsent lines stay, waiting ones are taken back, former texts are proposed for written ones. */
async function undoLot({ db, clock, log, guard, signal }: Context, lot: LotLu): Promise<Resultat> {
  const write = createWrite({ db, clock, log });
  let nombre = 0;
  for (const id of await ecrituresDuLot(db, lot.id)) {
    signal.throwIfAborted();
    const cle = { nom: `lot ${lot.id} annulation ${id}`, empreinte: Buffer.from(String(id)) };
    await write({ acteur: acteurOf(lot), cle }, async (writing) => {
      await guard(writing.tx);
      const line = await lockEcriture(writing.tx, id);
      if (line !== undefined)
        await writing.attempt(async () => {
          if (mayCancelEcriture(line.etat)) await cancel(writing, line);
          else if (mayUndo(line.etat)) await undo(writing, line);
        });
      return null;
    });
    nombre += 1;
  }
  await db.transaction().execute(async (tx) => {
    await guard(tx);
    await noteLot(tx, lot.id, { etat: 'annule' });
  });
  return { nombre };
}

const acteurOf = ({ demande_par, entite_id }: LotLu) =>
  automate('traductions', {
    scope: { kind: 'system', reason: 'a lot is of what its configuration sees' },
    userId: demande_par,
    entiteId: entite_id,
  });

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

function byObjet(textes: readonly TexteDeLot[]): Map<number, TexteDeLot[]> {
  const found = new Map<number, TexteDeLot[]>();
  for (const texte of textes) found.set(texte.objet, [...(found.get(texte.objet) ?? []), texte]);
  return found;
}
