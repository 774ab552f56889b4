import { ecran, type FieldError } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks } from '../../crud/hooks.ts';
import { refuse } from '../../crud/write/refuse.rules.ts';
import { forgetJeton } from '../../publication/ecran/liaison/appairage.repository.ts';

const MEME_HEURE = 'Choisissez une autre heure que celle du début.';

/** Rules of saving: the hours of a screen last some time; a thrown away screen has to be paired again. */
const hooks: Hooks<typeof ecran> = {
  beforeSave: async (_, { after: { horaire, marcheDe, marcheA } }) => {
    const errors: FieldError[] = horaire.flatMap(({ de, a }, rang) =>
      de !== null && de === a ? [{ path: `horaire.${rang}.a`, message: MEME_HEURE }] : [],
    );
    if (marcheDe !== null && marcheDe === marcheA) errors.push({ path: 'marcheA', message: MEME_HEURE });
    return refuse(errors);
  },
  beforeRemove: async ({ tx }, { id }) => {
    await forgetJeton(tx, id);
    return { etat: 'a-appairer', appaireLe: null };
  },
};

export default describe(ecran, { hooks });
