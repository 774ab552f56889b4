import { CANAUX, EMPLACEMENTS_D_ESPACE, espace, type FieldError } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks } from '../../crud/hooks.ts';
import { refuse } from '../../crud/write/refuse.rules.ts';
import { formatsSeen } from './annonce.repository.ts';

const canalEnMots = (canal: string) => CANAUX.find(({ value }) => value === canal)?.label ?? canal;

/** Rules of saving: the places and the formats of an espace are those of its channel. */
const hooks: Hooks<typeof espace> = {
  beforeSave: async ({ tx, acteur }, { before, after, changes }) => {
    if (before !== null && !['canal', 'emplacement', 'formats'].some((name) => name in changes)) return undefined;
    const { canal } = after;
    const place = EMPLACEMENTS_D_ESPACE.find(({ value }) => value === after.emplacement);
    const errors: FieldError[] = [];
    if (place?.canal !== canal)
      errors.push({
        path: 'emplacement',
        message: `Cet emplacement n’est pas du canal «\u00a0${canalEnMots(canal)}\u00a0». Choisissez-en un autre.`,
      });
    const formats = await formatsSeen(tx, acteur.scope, after.formats);
    const others = formats.filter((format) => format.canal !== canal).map(({ nom }) => `«\u00a0${nom}\u00a0»`);
    if (others.length > 0)
      errors.push({ path: 'formats', message: `D’un autre canal que l’espace\u00a0: ${others.join(', ')}.` });
    return refuse(errors);
  },
};

export default describe(espace, { hooks });
