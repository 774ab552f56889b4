import { configTraduction, type FieldError } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks } from '../../crud/hooks.ts';
import { refuse } from '../../crud/refuse.rules.ts';
import { isGiven, isTurnedOn, withoutMeans } from './config.rules.ts';

/** Nothing is translated into the language that it is written in, nor without a key. */
const hooks: Hooks<typeof configTraduction> = {
  beforeSave: async (_, saving) => {
    const { after } = saving;
    const errors: FieldError[] = [];
    if (after.languesCibles.includes(after.langueSource))
      errors.push({ path: 'languesCibles', message: 'La langue source n’est pas à traduire\u00a0: retirez-la.' });
    if (isTurnedOn(saving) && after.fournisseur === 'libretranslate' && after.adresse === '')
      errors.push({ path: 'adresse', message: 'Il lui faut l’adresse de votre LibreTranslate pour être active.' });
    if (isTurnedOn(saving) && needsKey(after) && !isGiven(after.cle))
      errors.push({ path: 'actif', message: 'Il lui faut une clé d’API pour être active.' });
    refuse(errors);
    return needsKey(after) ? withoutMeans(after.actif, after.cle) : undefined;
  },
  // A copy has no key.
  duplicate: () => ({ actif: false }),
};

/** A LibreTranslate of one's own may be open to all. */
const needsKey = ({ fournisseur }: { readonly fournisseur: string }) => fournisseur !== 'libretranslate';

export default describe(configTraduction, { hooks });
