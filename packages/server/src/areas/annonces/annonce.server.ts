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
 * Rules of saving: creations suit their formats, and an approval holds for what was seen. An author without the right
 * to approve sends a changed annonce back for approval; one with the right saves it complete, in a free place.
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
    if (changes.creations) refuse(await fautesDesCreations(tx, acteur.scope, changes.creations));
    await checkChamps(tx, acteur.scope, changes.regles, 'regles', { before: before?.regles });
    await checkChamps(tx, acteur.scope, changes.exclusions, 'exclusions', { before: before?.exclusions });
    return before === null || 'validation' in changes ? undefined : suite(writing, saving);
  },
};

/** `etat` depends on the moment at which it is read. */
export default (clock: Clock) =>
  describe(annonce, { perReader: { etat: etatVu(clock) }, hooks, traces: tracesImprimees('annonce') });

const manquesVus = (tx: Db, annonce: Annonce) => manquesDAnnonce(tx, annonce, annonce.du);

const PLACE = ['priorite', 'du', 'au', 'espaces'];

/** What becomes of an approval when the annonce changes. */
async function suite({ tx, acteur }: Writing, { before, changes }: Saving<typeof annonce>) {
  if (before === null || (before.validation !== 'validee' && before.validation !== 'refusee')) return undefined;
  const known: Readonly<Record<string, unknown>> = before;
  const changed = Object.entries(changes).flatMap(([name, value]) =>
    SANS_EFFET.includes(name) || same(value, known[name]) ? [] : [name],
  );
  if (changed.length === 0 || changes.archiveLe || changes.supprimeLe) return undefined;
  if (before.validation === 'refusee') return { validation: 'brouillon' } as const;
  // The places of the annonce may have been sold while it was archived.
  const isBack = 'archiveLe' in changes || 'supprimeLe' in changes;
  if (isBack || !mayAccess(approveAnnonce.access, acteur.viewer)) return { validation: 'a-valider' } as const;
  const asked = { ...before, ...changes };
  // An annonce that is over may be corrected, and gaps that it had before do not count against this change.
  const [had, manques] = [await manquesVus(tx, before), await manquesVus(tx, asked)];
  refuse(manques.filter((manque) => !had.some((one) => same(one, manque))));
  if (changed.some((name) => PLACE.includes(name))) {
    await holdEspaces(tx, asked.espaces);
    refuse(fautesDeConflits(await conflitsDe(tx, acteur.scope, asked)));
  }
  return undefined;
}
