import { codesDIntegration, listeWeb, site as siteResource } from '@bridge/contract';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { Link } from 'react-router';
import { recordPath } from '../../../resource/record-path.ts';
import { Panel } from '../../../ui/panel.tsx';
import type { Parcours } from './parcours.ts';

interface Props {
  readonly parcours: Parcours;
  readonly onAgain: () => void;
}

/** The end of the steps: the page is public, with its address and the links to change it. */
export function Fin({ parcours: { faite }, onAgain }: Props) {
  if (!faite) return null;
  const { site } = faite;
  const { page } = codesDIntegration({
    origine: location.origin,
    site: site.code,
    langue: site.langueParDefaut,
    genre: 'liste',
    code: faite.code,
  });
  return (
    <Panel
      title="Votre page est en ligne"
      intro="Elle se met à jour à chaque import, et quand vous la publiez à nouveau."
    >
      <Text style={{ overflowWrap: 'anywhere' }}>{page}</Text>
      <Group>
        <Button
          component="a"
          href={page}
          target="_blank"
          rel="noopener noreferrer"
          rightSection={<IconExternalLink size={16} aria-label="(nouvel onglet)" />}
        >
          Voir la page
        </Button>
        <Button component={Link} to={recordPath(listeWeb, faite.id)} variant="default">
          Modifier la liste
        </Button>
        <Button variant="default" onClick={onAgain}>
          Créer une autre liste
        </Button>
      </Group>
      <Text c="dimmed">
        Couleurs, langues, logo et domaine se règlent dans{' '}
        <Anchor component={Link} to={recordPath(siteResource, site.id)}>
          le site {site.nom}
        </Anchor>
        .
      </Text>
    </Panel>
  );
}
