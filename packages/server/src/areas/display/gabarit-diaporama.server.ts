import { type FieldError, gabaritDiaporama, PARAMETRES_RESERVES } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks, Saving } from '../../crud/hooks.ts';
import { refuse } from '../../crud/refuse.rules.ts';
import { fauteEnMots } from '../../rendering/erreur.ts';
import { fautesDeStyle } from '../../rendering/style.rules.ts';

/** As many as a person corrects before saving again. */
const TOLD = 3;

/** Styles that do not run are not saved, screens would tell; and what is left open has names of its own. */
const hooks: Hooks<typeof gabaritDiaporama> = {
  beforeSave: async (_, { changes }) => {
    const fautes = fautesDeStyle(changes.css ?? '');
    const message = fautes.slice(0, TOLD).map(fauteEnMots).join(' ');
    return refuse([...(fautes.length === 0 ? [] : [{ path: 'css', message }]), ...fautesDeNoms(changes)]);
  },
};

function fautesDeNoms({ parametres = [] }: Saving<typeof gabaritDiaporama>['changes']): FieldError[] {
  const noms = parametres.map(({ nom }) => nom);
  return noms.flatMap((nom, rang) => {
    const path = `parametres.${rang}.nom`;
    if (PARAMETRES_RESERVES.includes(nom)) return [{ path, message: 'Ce nom est déjà celui d’un réglage du gabarit.' }];
    return noms.indexOf(nom) === rang ? [] : [{ path, message: 'Un autre paramètre porte déjà ce nom.' }];
  });
}

export default describe(gabaritDiaporama, { hooks });
