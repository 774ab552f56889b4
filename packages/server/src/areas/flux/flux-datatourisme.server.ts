import { fluxDatatourisme } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import { fluxHooks } from './flux.hooks.ts';

export default describe(fluxDatatourisme, { hooks: fluxHooks('datatourisme') });
