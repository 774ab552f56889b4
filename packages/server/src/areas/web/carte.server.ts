import { carte } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import { remarksOfCarte } from '../../publication/web/remarques.ts';
import { adresseHooks } from './adresse.hooks.ts';

export default describe(carte, { hooks: adresseHooks('cartes', carte.fields.code.unique), remarks: remarksOfCarte });
