import { BridgeError, bloc, champ, correspondance, filtre, scoring, selection, tri } from '@bridge/contract';
import { type Usage, usagesOfChamp } from '../../catalogue/champs.repository.ts';
import { describe } from '../../crud/descriptor.ts';
import type { ChangeOther, Hooks } from '../../crud/hooks.ts';
import { keepFixed } from '../../crud/write/fixed.rules.ts';
import type { Db } from '../../schema.ts';
import { everyMappingTo } from './champ-correspondance.repository.ts';
import { forgetExamples } from './champ-mesure.repository.ts';
import { PERSONNEL } from './champ-mesure.rules.ts';

/** The fields that the code knows by name: their meaning cannot be changed. */
const FIXED = [
  'code',
  'nature',
  'multiple',
  'traduisible',
  'cheminTourinsoft',
  'cheminLei',
  'cheminApidae',
  'cheminDatatourisme',
];

const hooks: Hooks<typeof champ> = {
  beforeSave: async ({ tx }, saving) => {
    if (saving.before?.systeme === true)
      keepFixed(
        FIXED,
        saving,
        'Ce champ fait partie de Bridge\u00a0: seuls son libellé, son groupe et son usage se changent.',
      );
    const { before, changes } = saving;
    if (before !== null && changes.code !== undefined && changes.code !== before.code)
      await keepUsed(tx, before.code, 'gardez son code, ou retirez-le d’abord.');
    return undefined;
  },
  afterSave: async ({ tx }, before, after, changeOther) => {
    if (before !== null && before.code !== after.code) await renameTarget(tx, before.code, after.code, changeOther);
    if (after.confidentialite === PERSONNEL) await forgetExamples(tx, after.id);
  },
  beforeRemove: async ({ tx }, record) => {
    if (record.systeme === true)
      throw new BridgeError('invalidInput', {
        errors: [{ path: 'code', message: 'Ce champ fait partie de Bridge\u00a0: il ne se supprime pas.' }],
      });
    await keepUsed(tx, record.code, 'retirez-le d’abord.');
    return undefined;
  },
};

export default describe(champ, { hooks });

/** Renames the target of the mapping lines that fill a field. */
async function renameTarget(tx: Db, avant: string, apres: string, changeOther: ChangeOther): Promise<void> {
  const [known, cible] = [`champ:${avant}`, `champ:${apres}`] as const;
  for (const id of await everyMappingTo(tx, avant))
    await changeOther(correspondance, id, ({ lignes }) => ({
      lignes: lignes.map((ligne) => (ligne.cible === known ? { ...ligne, cible } : ligne)),
    }));
}

const NOUNS: Readonly<Record<Usage['ressource'], string>> = {
  selection: selection.noun.one,
  tri: tri.noun.one,
  scoring: scoring.noun.one,
  bloc: bloc.noun.one,
  filtre: filtre.noun.one,
};

/** The most usages listed. */
const TOLD = 5;

/** Refuses to rename or remove a field that rules and lines name by its code, without a reference. */
async function keepUsed(tx: Db, code: string, advice: string): Promise<void> {
  const usages = await usagesOfChamp(tx, code, TOLD + 1);
  if (usages.length === 0) return;
  const places = usages
    .slice(0, TOLD)
    .map(({ ressource, nom }) => `${NOUNS[ressource].toLowerCase()} «\u00a0${nom}\u00a0»`)
    .join(', ');
  const message = `Ce champ est utilisé (${places}${usages.length > TOLD ? ', et ailleurs' : ''})\u00a0: ${advice}`;
  throw new BridgeError('invalidInput', { errors: [{ path: 'code', message }] });
}
