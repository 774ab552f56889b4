import { ficheWeb } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import { remarksOfFiche } from '../../publication/web/remarques.ts';

export default describe(ficheWeb, { remarks: remarksOfFiche });
