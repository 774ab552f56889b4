import { BridgeError, type BrouillonDeSelection, brouillonDeSelectionSchema, selection } from '@bridge/contract';
import { checkChamps } from '../../catalogue/champs.rules.ts';
import { dependsOn } from '../../catalogue/score/cercle.repository.ts';
import { countOf } from '../../catalogue/selection/evaluation.repository.ts';
import { openQuestion } from '../../catalogue/selection/question.ts';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks, Saving } from '../../crud/hooks.ts';
import { scopeOfEntity } from '../../crud/read/portee.repository.ts';
import { refuse } from '../../crud/write/refuse.rules.ts';
import type { Db } from '../../schema.ts';
import { contradictions } from './objets-choisis.rules.ts';

/** The fields of a saved sélection that decide its objets. */
export function brouillonOf(record: Readonly<Record<string, unknown>>): BrouillonDeSelection {
  return brouillonDeSelectionSchema.strip().parse(record);
}

/** How many objets of a sélection its entity sees. */
async function numberOf(tx: Db, record: Saving<typeof selection>['after'], at: Date): Promise<number> {
  const scope = await scopeOfEntity(tx, record.entiteId);
  return countOf(tx, await openQuestion(tx, { brouillon: brouillonOf(record), scope, at }));
}

const DECISIVE = Object.keys(brouillonDeSelectionSchema.shape);

/** Rules of saving: the sélection is counted, so that the list and the curve show the number just seen. */
const hooks: Hooks<typeof selection> = {
  beforeSave: async ({ tx, at, acteur: { scope } }, { before, after, changes }) => {
    if (before !== null && !DECISIVE.some((name) => name in changes)) return undefined;
    const errors = contradictions(brouillonOf(after));
    refuse(errors);
    await checkChamps(tx, scope, changes.regles, 'regles', { before: before?.regles });
    if (before !== null && (await dependsOn(tx, brouillonOf(after), { selection: before.id })))
      throw new BridgeError('invalidInput', {
        errors: [
          {
            path: 'regles',
            message:
              'Ces règles ou ce tri demandent un score qui dépend lui-même de cette sélection. Choisissez un profil dont la sélection de référence est une autre.',
          },
        ],
      });
    return { nombreObjets: await numberOf(tx, after, at) };
  },
};

export default describe(selection, { hooks });
