import { critere } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import { counted, vocabulaireHooks } from './vocabulaire.hooks.ts';

export default describe(critere, { perReader: counted('criteres'), hooks: vocabulaireHooks('criteres', critere) });
