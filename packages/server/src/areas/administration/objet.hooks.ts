import { BridgeError } from '@bridge/contract';
import type { Hooks } from '../../crud/registry.ts';

/** Where an objet belongs, its feed says: the next import would undo whatever is set here. */
const OF_THE_FEED = ['entiteId', 'partage'];

export const objetHooks: Hooks = {
  beforeSave: async (_writing, { before, changes }) => {
    const touched = OF_THE_FEED.filter((name) => changes[name] !== undefined && changes[name] !== before?.[name]);
    if (touched.length === 0) return undefined;
    throw new BridgeError('invalidInput', {
      errors: touched.map((path) => ({
        path,
        message: 'Ce rattachement est celui du flux de l’objet\u00a0: changez-le dans le flux.',
      })),
    });
  },
};
