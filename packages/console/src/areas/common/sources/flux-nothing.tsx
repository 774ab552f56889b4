import { fluxCallsBySystem, mayAccess, SYSTEMES, type Systeme } from '@bridge/contract';
import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useSession } from '../../../api/session.store.ts';
import { GESTION, useMayOpenGestion } from '../../gestion.ts';

const LISTS: Readonly<Record<Systeme, string>> = {
  tourinsoft: '/administration/tourinsoft-v3/flux/list',
  lei: '/administration/lei/list',
  apidae: '/administration/apidae/list',
  datatourisme: '/administration/datatourisme/list',
};

interface Props {
  /** What fills the list, in a sentence. */
  readonly what: string;
  /** What to do with a feed for that, in a sentence. */
  readonly how: string;
}

/** An empty list that feeds fill: what to do, with the feeds that the person may import, or how there could be some. */
export function FluxNothing({ what, how }: Props) {
  const viewer = useSession((session) => session.viewer);
  const systems = SYSTEMES.filter(({ value }) => mayAccess(fluxCallsBySystem[value].importer.access, viewer));
  const isOn = viewer !== null && SYSTEMES.some(({ value }) => viewer.flags[`enable_import_${value}`]);
  const maySwitchOn = useMayOpenGestion() && !isOn;
  const sansSource = maySwitchOn
    ? 'Aucune source n’est activée\u00a0: activez dans Gestion celle de votre système.'
    : 'Aucune source n’est activée\u00a0: un super administrateur peut le faire dans Gestion.';
  const forOthers = isOn ? 'Un administrateur importe les sources.' : sansSource;
  return (
    <>
      <Text c="dimmed" maw="52ch" ta="center" style={{ textWrap: 'pretty' }}>
        {`${what} ${systems.length > 0 ? how : forOthers}`}
      </Text>
      <Group gap="sm" justify="center">
        {systems.map(({ value, label }) => (
          <Button key={value} component={Link} to={LISTS[value]} variant="default">
            {`Flux ${label}`}
          </Button>
        ))}
        {maySwitchOn && (
          <Button component={Link} to={GESTION} variant="default">
            Activer une source
          </Button>
        )}
      </Group>
    </>
  );
}
