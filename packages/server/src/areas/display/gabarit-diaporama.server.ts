import { type FieldError, gabaritDiaporama, PARAMETRES_RESERVES } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks, Saving } from '../../crud/hooks.ts';
import { refuse } from '../../crud/write/refuse.rules.ts';
import { fauteEnMots } from '../../rendering/erreur.ts';
import { fautesDeStyle } from '../../rendering/style.rules.ts';
import type { Db } from '../../schema.ts';
import { policesParmi } from './display.repository.ts';

/** The most errors shown at once. */
const TOLD = 3;

/** Rules of saving: styles must be valid, since screens would show their errors, and parameters have distinct names. */
const hooks: Hooks<typeof gabaritDiaporama> = {
  beforeSave: async ({ tx }, { after, changes }) => {
    const fautes = fautesDeStyle(changes.css ?? '');
    const message = fautes.slice(0, TOLD).map(fauteEnMots).join(' ');
    return refuse([
      ...(fautes.length === 0 ? [] : [{ path: 'css', message }]),
      ...fautesDeNoms(changes),
      ...(await fautesDePolices(tx, after)),
    ]);
  },
};

/** Refuses typefaces of a gabarit that are missing, or are no typefaces. */
async function fautesDePolices(
  tx: Db,
  { police, policeTexte, policeTitre }: Saving<typeof gabaritDiaporama>['after'],
): Promise<FieldError[]> {
  if (police !== 'mediatheque') return [];
  if (policeTexte === null)
    return [{ path: 'policeTexte', message: 'Choisissez le fichier de police, ou une autre police.' }];
  const asked = [
    { path: 'policeTexte', id: policeTexte },
    { path: 'policeTitre', id: policeTitre },
  ];
  const found = await policesParmi(
    tx,
    asked.flatMap(({ id }) => id ?? []),
  );
  return asked.flatMap(({ path, id }) =>
    id === null || found.includes(id)
      ? []
      : [{ path, message: 'Ce média n’est pas une police. Choisissez-en un autre.' }],
  );
}

function fautesDeNoms({ parametres = [] }: Saving<typeof gabaritDiaporama>['changes']): FieldError[] {
  const noms = parametres.map(({ nom }) => nom);
  return noms.flatMap((nom, rang) => {
    const path = `parametres.${rang}.nom`;
    if (PARAMETRES_RESERVES.includes(nom)) return [{ path, message: 'Ce nom est déjà celui d’un réglage du gabarit.' }];
    return noms.indexOf(nom) === rang ? [] : [{ path, message: 'Un autre paramètre porte déjà ce nom.' }];
  });
}

export default describe(gabaritDiaporama, { hooks });
