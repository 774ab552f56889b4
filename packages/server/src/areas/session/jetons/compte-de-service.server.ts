import { compteDeService, opensToProgrammes, resourceById, VERBES_DE_DROIT } from '@bridge/contract';
import { describe } from '../../../crud/descriptor.ts';
import type { Hooks, Saving } from '../../../crud/hooks.ts';
import { refuse } from '../../../crud/write/refuse.rules.ts';

const hooks: Hooks<typeof compteDeService> = {
  beforeSave: async (_, { after }) => refuse(impossible(after.portees)),
};

type Portees = Saving<typeof compteDeService>['after']['portees'];

/** Refuses scopes that no program could ever use. */
function impossible(portees: Portees) {
  return portees.flatMap(({ ressource, verbes }, rank) => {
    const resource = resourceById(ressource);
    return VERBES_DE_DROIT.filter(({ value }) => verbes.includes(value))
      .filter(({ value }) => resource === undefined || !opensToProgrammes(resource.access[value]))
      .map(({ label }) => ({
        path: `portees.${rank}.verbes`,
        message: `Aucun programme ne peut ${label} ces éléments. Retirez ce droit.`,
      }));
  });
}

export default describe(compteDeService, { hooks });
