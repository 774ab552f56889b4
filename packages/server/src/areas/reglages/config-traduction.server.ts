import { configTraduction, type FieldError } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks } from '../../crud/hooks.ts';
import { refuse } from '../../crud/write/refuse.rules.ts';
import type { Db } from '../../schema.ts';
import { clesDeepl } from '../cle-deepl.repository.ts';
import { isGiven, isTurnedOn } from './config.rules.ts';

/** Rules of saving: a text is not translated into its own language, nor without a key. */
const hooks: Hooks<typeof configTraduction> = {
  beforeSave: async ({ tx }, saving) => {
    const { after } = saving;
    // The entity's key is for DeepL alone.
    const mayInherit = after.adresse === '';
    const lacksKey =
      needsKey(after) && !isGiven(after.cle) && !(mayInherit && (await entiteHasKey(tx, after.entiteId)));
    const errors: FieldError[] = [];
    if (after.languesCibles.includes(after.langueSource))
      errors.push({ path: 'languesCibles', message: 'La langue source n’est pas à traduire\u00a0: retirez-la.' });
    if (isTurnedOn(saving) && after.fournisseur === 'libretranslate' && after.adresse === '')
      errors.push({ path: 'adresse', message: 'Il lui faut l’adresse de votre LibreTranslate pour être active.' });
    if (isTurnedOn(saving) && lacksKey)
      errors.push({
        path: 'actif',
        message: 'Il lui faut une clé d’API, la sienne ou celle de son entité, pour être active.',
      });
    refuse(errors);
    const etatCle = needsKey(after) ? (lacksKey ? 'absente' : 'disponible') : 'sans-objet';
    // A configuration that loses its key is switched off.
    return { etatCle, ...(after.actif && lacksKey && { actif: false }) };
  },
  // A copy has no key.
  duplicate: () => ({ actif: false }),
};

const entiteHasKey = async (tx: Db, entiteId: number | null) =>
  entiteId !== null && (await clesDeepl(tx, entiteId)).length > 0;

/** A self-hosted LibreTranslate may be open to all. */
const needsKey = ({ fournisseur }: { readonly fournisseur: string }) => fournisseur !== 'libretranslate';

export default describe(configTraduction, { hooks });
