import { fluxCallsBySystem, mayAccess, SYSTEMES, type Systeme } from '@bridge/contract';
import { Button, Group } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { useSession } from '../../api/session.store.ts';
import type { Filtre } from '../../catalogue/importation/importation.queries.ts';
import { Nothing } from '../../resource/rows/nothing.tsx';
import { isFiltered, withFiltre } from './imports.address.ts';

const LISTS: Readonly<Record<Systeme, string>> = {
  tourinsoft: '/administration/tourinsoft-v3/flux/list',
  lei: '/administration/lei/list',
  apidae: '/administration/apidae/list',
};

/** Why nothing is listed: too narrow a question, or no feed that was imported yet. */
export function ImportsNothing({ filtre }: { readonly filtre: Filtre }) {
  const [, setSearch] = useSearchParams();
  const viewer = useSession((session) => session.viewer);
  if (isFiltered(filtre)) {
    return (
      <Nothing
        icon="importation"
        title="Aucun import ne correspond"
        text="Aucun import n’a ce système, ce flux et cet état à la fois."
      >
        <Button
          variant="default"
          onClick={() => setSearch((now) => withFiltre(now, { systeme: '', flux: '', etat: '' }), { replace: true })}
        >
          Effacer les filtres
        </Button>
      </Nothing>
    );
  }
  const systems = SYSTEMES.filter(({ value }) => mayAccess(fluxCallsBySystem[value].importer.access, viewer));
  return (
    <Nothing
      icon="importation"
      title="Aucun import pour l’instant"
      text={
        systems.length > 0
          ? 'Un import lit un flux et met le catalogue à jour. Ouvrez un flux et lancez-le, à blanc d’abord si vous voulez voir sans toucher.'
          : 'Un import lit un flux et met le catalogue à jour. Aucune source n’est activée\u00a0: un super administrateur peut le faire dans Gestion.'
      }
    >
      <Group gap="sm" justify="center">
        {systems.map(({ value, label }) => (
          <Button key={value} component={Link} to={LISTS[value]} variant="default">
            {`Flux ${label}`}
          </Button>
        ))}
      </Group>
    </Nothing>
  );
}
