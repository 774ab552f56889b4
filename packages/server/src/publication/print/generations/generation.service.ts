import { BridgeError, type Langue, type ModeleEdition, modeleEdition, type PeriodeDeRegle } from '@bridge/contract';
import { keyOf } from '../../../composition/cles.ts';
import { enqueue } from '../../../platform/jobs/enqueue.repository.ts';
import type { Db } from '../../../schema.ts';
import { noteChanges } from '../../changements.repository.ts';
import {
  addGeneration,
  adresseDe,
  decide,
  type GenerationLue,
  type NouvelleGeneration,
  noteTache,
} from './generations.repository.ts';

/** The job is tried again once only: a document that crashes its process would crash it again. */
export const GENERATION = { type: 'generation-pdf', maxTentatives: 2 } as const;

export interface Demandee {
  readonly id: number;
  readonly tache: number;
}

interface Demande {
  readonly modele: Pick<ModeleEdition, 'id' | 'nom' | 'langues' | 'sorties'>;
  /** Whose objets are printed. */
  readonly entiteId: number | null;
  readonly langues?: readonly Langue[] | undefined;
  readonly periode?: PeriodeDeRegle | null | undefined;
  readonly planification?: number;
  readonly demandePar: number | null;
}

/** Asks for the documents of a model, one for each language, in the caller's transaction. */
export async function askGenerations(tx: Db, demande: Demande, at: Date): Promise<Demandee[]> {
  const { modele, entiteId, periode = null, planification = null, demandePar } = demande;
  const asked: Demandee[] = [];
  for (const langue of demande.langues ?? modele.langues) {
    const { id, sorties } = modele;
    asked.push(
      await ask(
        tx,
        { modele: id, entiteId, langue, sorties, periode, planification, demandePar, depuis: null },
        modele.nom,
        at,
      ),
    );
  }
  return asked;
}

/** Asks for the pages of a generation again, from the data that it kept. */
export async function askAgain(
  tx: Db,
  generation: GenerationLue,
  { nom, demandePar }: { readonly nom: string; readonly demandePar: number | null },
  at: Date,
): Promise<Demandee> {
  if (generation.instantane === null)
    throw new BridgeError('wrongState', {
      errors: [
        {
          path: '',
          message: 'Ce document n’a pas de données à reprendre\u00a0: sa préparation n’est pas allée au bout.',
        },
      ],
    });
  const { modele, entite_id: entiteId, langue, sorties, periode } = generation;
  const nouvelle = {
    modele,
    entiteId,
    langue,
    sorties,
    periode,
    planification: null,
    demandePar,
    depuis: generation.id,
  };
  return ask(tx, nouvelle, nom, at);
}

/** Validates a document, which its permanent address then serves. */
export async function validateGeneration(
  tx: Db,
  generation: Pick<GenerationLue, 'id' | 'modele' | 'entite_id'>,
  par: number | null,
  at: Date,
): Promise<void> {
  await decide(tx, generation.id, { etat: 'validee', message: '', par }, at);
  await adresseDe(tx, generation);
  await noteDernier(tx, generation);
}

/** Pages that offer the newest document of a model are made anew. */
export const noteDernier = (tx: Db, { modele }: Pick<GenerationLue, 'modele'>): Promise<void> =>
  noteChanges(tx, [keyOf(modeleEdition.id, modele)]);

async function ask(tx: Db, nouvelle: NouvelleGeneration, nom: string, at: Date): Promise<Demandee> {
  const id = await addGeneration(tx, nouvelle, at);
  const { entiteId, demandePar, langue } = nouvelle;
  const job = {
    definition: GENERATION,
    donnees: { generation: id },
    cible: `${nom} (${langue})`,
    lien: { ressource: 'generation', id },
    entiteId,
    demandePar,
  };
  const { id: tache } = await enqueue(tx, job, at);
  await noteTache(tx, id, tache);
  return { id, tache };
}
