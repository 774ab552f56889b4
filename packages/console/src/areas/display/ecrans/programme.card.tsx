import { countOf, diaporama, type EndpointAnswer, media, type Noun, type programmeDEcran } from '@bridge/contract';
import { Anchor, Group, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { recordPath } from '../../../resource/record-path.ts';
import { formatBytes } from '../../../resource/values/format.ts';
import { Dot } from '../../../ui/dot.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { sentenceOf } from '../../explain.ts';
import { programmeQuery } from './ecran.queries.ts';
import classes from './ecrans.module.css';

type Programme = EndpointAnswer<typeof programmeDEcran>;

/** The programme given to the screen, whether the screen has it, and what keeps a slide from being shown. */
export function ProgrammeCard({ id }: { readonly id: number }) {
  const { data, error, isFetching, refetch } = useQuery(programmeQuery(id));
  return (
    <Panel title="Programme">
      {!data && !error && <Skeleton height={72} />}
      {!data && error && (
        <LoadError
          title="Le programme n’a pas pu être lu"
          reason={sentenceOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Programme programme={data} />}
    </Panel>
  );
}

function Programme({ programme }: { readonly programme: Programme }) {
  const { version, aJour, programmes, urgences, medias, octets, remarques } = programme;
  return (
    <>
      <Group gap={8} role="status">
        <Dot colour={version === null ? 'gray' : aJour ? 'green' : 'orange'} />
        <Text fw={600}>{etatEnMots(version, aJour)}</Text>
      </Group>
      {programmes.length > 0 && (
        <ul className={classes.lines} aria-label="Ce qu’il passe">
          {programmes.map(({ diaporama: one, nom, diapositives }) => (
            <li key={one}>
              <Anchor component={Link} to={recordPath(diaporama, one)} size="sm">
                {nom}
              </Anchor>
              <Text size="xs" c="dimmed">
                {countOf(DIAPOSITIVE, diapositives)}
              </Text>
            </li>
          ))}
        </ul>
      )}
      {urgences > 0 && (
        <Text size="sm" fw={600} c="var(--mantine-color-error)">
          {`${countOf(MESSAGE, urgences)} d’urgence`}
        </Text>
      )}
      {medias > 0 && (
        <Text size="sm" c="dimmed">
          {`${countOf(media.noun, medias)}, ${formatBytes(octets)} à garder sur l’écran.`}
        </Text>
      )}
      {remarques.length > 0 && (
        <ul className={classes.remarques} aria-label="Remarques">
          {remarques.map((remarque) => (
            <li key={remarque}>{remarque}</li>
          ))}
        </ul>
      )}
    </>
  );
}

const DIAPOSITIVE: Noun = { one: 'Diapositive', many: 'Diapositives', feminine: true };
const MESSAGE: Noun = { one: 'Message', many: 'Messages' };

function etatEnMots(version: string | null, aJour: boolean): string {
  if (version === null) return 'Rien à passer';
  return aJour ? 'Il passe la dernière version' : 'La dernière version est en chemin';
}
