import { fluxLei } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import { fluxHooks } from './flux.hooks.ts';

export default describe(fluxLei, { hooks: fluxHooks('lei') });
