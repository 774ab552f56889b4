import { type Annonce, annonce, approveAnnonce, mayAccess } from '@bridge/contract';
import { checkChamps } from '../../catalogue/champs.rules.ts';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks, Saving } from '../../crud/hooks.ts';
import { refuse } from '../../crud/write/refuse.rules.ts';
import { same } from '../../crud/write/value.rules.ts';
import type { Writing } from '../../crud/write/writing.ts';
import type { Clock } from '../../platform/clock.ts';
import { tracesImprimees } from '../../publication/print/generations/imprimes.service.ts';
import type { Db } from '../../schema.ts';
import { conflitsDe, fautesDesCreations, manquesDAnnonce } from './annonce.controle.ts';
import { etatVu, holdEspaces } from './annonce.repository.ts';
import { fautesDeConflits, SANS_EFFET } from './annonce.rules.ts';

/**
 * Créations suit their formats, and a yes is a yes to what was seen: whoever may not say it sends the annonce back to who may when
 * changing it, and whoever may leaves nothing out of it and takes no place that is sold.
 */
const hooks: Hooks<typeof annonce> = {
  beforeSave: async (writing, saving) => {
    const { tx, acteur } = writing;
    const { before, after, changes } = saving;
    if (after.du > after.au) refuse([{ path: 'au', message: 'La fin vient avant le début.' }]);
    if (after.deHeure !== null && after.deHeure === after.aHeure)
      refuse([
        {
          path: 'aHeure',
          message:
            'La même heure que le début\u00a0: elle ne paraîtrait jamais. Laissez les deux vides pour toute la journée.',
        },
      ]);
    if (changes.creations) refuse(await fautesDesCreations(tx, changes.creations));
    await checkChamps(tx, acteur.scope, changes.regles, 'regles', { before: before?.regles });
    await checkChamps(tx, acteur.scope, changes.exclusions, 'exclusions', { before: before?.exclusions });
    return before === null || 'validation' in changes ? undefined : suite(writing, saving);
  },
};

/** `etat` depends on the moment that it is read at. */
export default (clock: Clock) =>
  describe(annonce, { perReader: { etat: etatVu(clock) }, hooks, traces: tracesImprimees('annonce') });

const manquesVus = (tx: Db, annonce: Annonce) => manquesDAnnonce(tx, annonce, annonce.du);

const PLACE = ['priorite', 'du', 'au', 'espaces'];

/** What a change makes of what was decided before it. */
async function suite({ tx, acteur }: Writing, { before, changes }: Saving<typeof annonce>) {
  if (before === null || (before.validation !== 'validee' && before.validation !== 'refusee')) return undefined;
  const known: Readonly<Record<string, unknown>> = before;
  const changed = Object.entries(changes).flatMap(([name, value]) =>
    SANS_EFFET.includes(name) || same(value, known[name]) ? [] : [name],
  );
  if (changed.length === 0 || changes.archiveLe || changes.supprimeLe) return undefined;
  if (before.validation === 'refusee') return { validation: 'brouillon' } as const;
  // Its places may have been sold while it was put aside.
  const isBack = 'archiveLe' in changes || 'supprimeLe' in changes;
  if (isBack || !mayAccess(approveAnnonce.access, acteur.viewer)) return { validation: 'a-valider' } as const;
  const asked = { ...before, ...changes };
  // What is over may still be corrected, and what was lacking before is no fault of this change.
  const [had, manques] = [await manquesVus(tx, before), await manquesVus(tx, asked)];
  refuse(manques.filter((manque) => !had.some((one) => same(one, manque))));
  if (changed.some((name) => PLACE.includes(name))) {
    await holdEspaces(tx, asked.espaces);
    refuse(fautesDeConflits(await conflitsDe(tx, acteur.scope, asked)));
  }
  return undefined;
}
