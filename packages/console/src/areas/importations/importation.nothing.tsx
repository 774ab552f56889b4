import { fluxCallsBySystem, mayAccess, SYSTEMES, type Systeme } from '@bridge/contract';
import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useSession } from '../../api/session.store.ts';
import { GESTION, useMayOpenGestion } from '../gestion.ts';

const LISTS: Readonly<Record<Systeme, string>> = {
  tourinsoft: '/administration/tourinsoft-v3/flux/list',
  lei: '/administration/lei/list',
  apidae: '/administration/apidae/list',
  datatourisme: '/administration/datatourisme/list',
};

/** Shown when no feed was imported yet: says where to begin. */
export function ImportationNothing() {
  const viewer = useSession((session) => session.viewer);
  const systems = SYSTEMES.filter(({ value }) => mayAccess(fluxCallsBySystem[value].importer.access, viewer));
  const maySwitchOn = useMayOpenGestion();
  return (
    <>
      <Text c="dimmed" maw="52ch" ta="center" style={{ textWrap: 'pretty' }}>
        {systems.length > 0
          ? 'Un import lit un flux et met le catalogue à jour. Ouvrez un flux et lancez-le, à blanc d’abord si vous voulez voir sans toucher.'
          : `Un import lit un flux et met le catalogue à jour. Aucune source n’est activée\u00a0: ${maySwitchOn ? 'activez dans Gestion celle de votre système' : 'un super administrateur peut le faire dans Gestion'}.`}
      </Text>
      <Group gap="sm" justify="center">
        {systems.map(({ value, label }) => (
          <Button key={value} component={Link} to={LISTS[value]} variant="default">
            {`Flux ${label}`}
          </Button>
        ))}
        {systems.length === 0 && maySwitchOn && (
          <Button component={Link} to={GESTION} variant="default">
            Activer une source
          </Button>
        )}
      </Group>
    </>
  );
}
