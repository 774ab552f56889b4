import {
  type Annonce,
  annonce as annonceResource,
  BridgeError,
  type FieldError,
  mayAccess,
  validerAnnonce,
} from '@bridge/contract';
import { checkChamps } from '../../catalogue/champs.rules.ts';
import type { Hooks, Saving } from '../../crud/hooks.ts';
import { same } from '../../crud/value.rules.ts';
import type { Writing } from '../../crud/writing.ts';
import type { Db } from '../../schema.ts';
import { conflitsDe, fautesDesCreations, manquesDAnnonce } from './annonce.controle.ts';
import { holdEspaces } from './annonce.repository.ts';
import { fautesDeConflits, SANS_EFFET } from './annonce.rules.ts';

export function refuse(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw new BridgeError('invalidInput', { errors });
}

/**
 * Créations suit their formats, and a yes is a yes to what was seen: whoever may not say it sends the annonce back to who may when
 * changing it, and whoever may leaves nothing out of it and takes no place that is sold.
 */
export const annonceHooks: Hooks = {
  beforeSave: async (writing, saving) => {
    const { tx, acteur } = writing;
    const { before, after, changes } = saving;
    const { creations, du, au } = annonceResource.fields;
    if (du.schema.parse(after.du) > au.schema.parse(after.au))
      refuse([{ path: 'au', message: 'La fin vient avant le début.' }]);
    if ('creations' in changes) refuse(await fautesDesCreations(tx, creations.schema.parse(changes.creations)));
    await checkChamps(tx, acteur.scope, changes.regles, 'regles', { before: before?.regles });
    await checkChamps(tx, acteur.scope, changes.exclusions, 'exclusions', { before: before?.exclusions });
    return before === null || 'validation' in changes ? undefined : suite(writing, saving);
  },
};

const manquesVus = (tx: Db, annonce: Annonce) => manquesDAnnonce(tx, annonce, annonce.du);

const PLACE = ['priorite', 'du', 'au', 'espaces'];

/** What a change makes of what was decided before it. */
async function suite({ tx, acteur }: Writing, { before, after, changes }: Saving) {
  if (before === null || (before.validation !== 'validee' && before.validation !== 'refusee')) return undefined;
  const changed = Object.keys(changes).filter(
    (name) => !SANS_EFFET.includes(name) && !same(changes[name], before[name]),
  );
  if (changed.length === 0 || changes.archiveLe || changes.supprimeLe) return undefined;
  if (before.validation === 'refusee') return { validation: 'brouillon' };
  // Its places may have been sold while it was put aside.
  const isBack = 'archiveLe' in changes || 'supprimeLe' in changes;
  if (isBack || !mayAccess(validerAnnonce.access, acteur.viewer)) return { validation: 'a-valider' };
  const asked = annonceResource.record.parse(after);
  // What is over may still be corrected, and what was lacking before is no fault of this change.
  const [known, manques] = [await manquesVus(tx, annonceResource.record.parse(before)), await manquesVus(tx, asked)];
  refuse(manques.filter((manque) => !known.some((one) => same(one, manque))));
  if (changed.some((name) => PLACE.includes(name))) {
    await holdEspaces(tx, asked.espaces);
    refuse(fautesDeConflits(await conflitsDe(tx, acteur.scope, asked)));
  }
  return undefined;
}
