import {
  BridgeError,
  configEcritureApidae,
  configTraduction,
  type FieldError,
  fautesDeNumeros,
} from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks } from '../../crud/hooks.ts';

/** Nothing is translated into the language that it is written in, nor without a key. */
const configTraductionHooks: Hooks<typeof configTraduction> = {
  beforeSave: async (_, saving) => {
    const { after } = saving;
    const errors: FieldError[] = [];
    if (after.languesCibles.includes(after.langueSource))
      errors.push({ path: 'languesCibles', message: 'La langue source n’est pas à traduire\u00a0: retirez-la.' });
    if (isTurnedOn(saving) && !isGiven(after.cle))
      errors.push({ path: 'actif', message: 'Il lui faut une clé d’API pour être active.' });
    if (errors.length > 0) throw new BridgeError('invalidInput', { errors });
    return withoutMeans(after.actif, after.cle);
  },
  // A copy has no key.
  duplicate: () => ({ actif: false }),
};

/** Nothing is written in the name of an unknown project, nor to numbers that are none. */
const configEcritureApidaeHooks: Hooks<typeof configEcritureApidae> = {
  beforeSave: async (_, saving) => {
    const { projet, client, secret } = saving.after;
    const errors = fautesDeNumeros(saving.changes);
    if (isTurnedOn(saving) && (!projet || !client || !isGiven(secret)))
      errors.push({
        path: 'actif',
        message: 'Il lui faut un projet, un identifiant client et un secret pour être active.',
      });
    if (errors.length > 0) throw new BridgeError('invalidInput', { errors });
    return withoutMeans(saving.after.actif, secret);
  },
  duplicate: () => ({ actif: false }),
};

interface Switched {
  readonly before: { readonly actif: boolean } | null;
  readonly after: { readonly actif: boolean };
}

const isTurnedOn = ({ before, after }: Switched) => after.actif && before?.actif !== true;

type Secret = string | { readonly defini: boolean } | null;

/** A secret that was just written, or one that is already there. */
const isGiven = (secret: Secret) => typeof secret === 'string' || secret?.defini === true;

/** What loses its key is no longer active. */
function withoutMeans(actif: boolean, secret: Secret): { readonly actif: false } | undefined {
  return actif && !isGiven(secret) ? { actif: false } : undefined;
}

export default [
  describe(configTraduction, { hooks: configTraductionHooks }),
  describe(configEcritureApidae, { hooks: configEcritureApidaeHooks }),
];
