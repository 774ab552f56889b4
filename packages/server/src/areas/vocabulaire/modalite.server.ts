import { modalite } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import { counted, vocabulaireHooks } from './vocabulaire.hooks.ts';

export default describe(modalite, { perReader: counted('modalites'), hooks: vocabulaireHooks('modalites', modalite) });
