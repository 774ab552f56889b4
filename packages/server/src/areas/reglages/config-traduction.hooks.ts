import { BridgeError, configTraduction, type FieldError, fautesDeNumeros } from '@bridge/contract';
import type { Hooks, Saving } from '../../crud/hooks.ts';

const { langueSource, languesCibles } = configTraduction.fields;

/** Nothing is translated into the language that it is written in, nor without a key. */
export const configTraductionHooks: Hooks = {
  beforeSave: async (_, saving) => {
    const { after } = saving;
    const errors: FieldError[] = [];
    const source = langueSource.schema.parse(after.langueSource);
    if (languesCibles.schema.parse(after.languesCibles).includes(source))
      errors.push({ path: 'languesCibles', message: 'La langue source n’est pas à traduire\u00a0: retirez-la.' });
    if (isTurnedOn(saving) && !isGiven(after.cle))
      errors.push({ path: 'actif', message: 'Il lui faut une clé d’API pour être active.' });
    if (errors.length > 0) throw new BridgeError('invalidInput', { errors });
    return withoutMeans(saving, 'cle');
  },
  // A copy has no key.
  duplicate: () => ({ actif: false }),
};

/** Nothing is written in the name of an unknown project, nor to numbers that are none. */
export const configEcritureApidaeHooks: Hooks = {
  beforeSave: async (_, saving) => {
    const { projet, client, secret } = saving.after;
    const errors = fautesDeNumeros(saving.changes);
    if (isTurnedOn(saving) && (!projet || !client || !isGiven(secret)))
      errors.push({
        path: 'actif',
        message: 'Il lui faut un projet, un identifiant client et un secret pour être active.',
      });
    if (errors.length > 0) throw new BridgeError('invalidInput', { errors });
    return withoutMeans(saving, 'secret');
  },
  duplicate: () => ({ actif: false }),
};

const isTurnedOn = ({ before, after }: Saving) => after.actif === true && before?.actif !== true;

/** A secret that was just written, or one that is already there. */
const isGiven = (value: unknown) => typeof value === 'string' || Object(value).defini === true;

/** What loses its key is no longer active. */
function withoutMeans({ after }: Saving, name: string): { readonly actif: false } | undefined {
  return after.actif === true && !isGiven(after[name]) ? { actif: false } : undefined;
}
