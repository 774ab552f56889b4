import { type FieldError, type RecordOf, scoring } from '@bridge/contract';
import { checkChamps } from '../../catalogue/champs.rules.ts';
import { asksForScore } from '../../catalogue/score/perimetre.repository.ts';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks } from '../../crud/hooks.ts';
import { refuse } from '../../crud/write/refuse.rules.ts';

const hooks: Hooks<typeof scoring> = {
  beforeSave: async ({ tx, acteur: { scope } }, { before, after, changes }) => {
    const { min, max, selection } = after;
    const errors: FieldError[] = [];
    if (min !== null && max !== null && min > max)
      errors.push({ path: 'max', message: 'Le score maximal est plus petit que le score minimal.' });
    if (before !== null && selection !== null && (await asksForScore(tx, selection, before.id)))
      errors.push({
        path: 'selection',
        message: 'Cette sélection filtre déjà sur le score de ce profil\u00a0: choisissez-en une autre.',
      });
    refuse(errors);
    await checkChamps(tx, scope, changes.regles, 'regles', { before: before?.regles });
    return undefined;
  },
};

export default describe(scoring, { hooks });

type Profil = RecordOf<typeof scoring>;

export function isLive({ gele, archiveLe, supprimeLe }: Profil): boolean {
  return !gele && archiveLe === null && supprimeLe === null;
}

/** The facts of a profile that its task needs. */
export function profilOf({ id, version, nom, entiteId }: Profil) {
  return { id, version, nom, entiteId };
}
