import { fluxTourinsoft } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import { fluxHooks } from './flux.hooks.ts';

export default describe(fluxTourinsoft, { hooks: fluxHooks('tourinsoft') });
