import { formatNumber } from '@bridge/contract';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { formatInstant } from '../../resource/values/format.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { sentenceOf } from '../explain.ts';
import { courbeEnMots, courbeOf, type Volume } from './evolution.rules.ts';
import { volumesQuery } from './selection.queries.ts';
import classes from './selections.module.css';

const WIDTH = 280;
const HEIGHT = 72;
/** The most figures that are listed one by one. */
const MOST_LINES = 30;

interface Props {
  readonly id: number;
  readonly version: number;
}

/** The count of objets of the saved sélection, import after import. */
export function Evolution({ id, version }: Props) {
  const { data, error, isFetching, refetch } = useQuery(volumesQuery(id, version));
  if (error) {
    return (
      <LoadError
        title="L’évolution n’a pas pu être lue"
        reason={sentenceOf(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton height={HEIGHT} />;
  if (data.volumes.length < 2) {
    return (
      <Text size="sm" c="dimmed">
        La courbe viendra avec les prochains imports.
      </Text>
    );
  }
  return <Curve volumes={data.volumes} />;
}

function Curve({ volumes }: { readonly volumes: readonly Volume[] }) {
  const [opened, setOpened] = useState(false);
  const region = useId();
  const { points, alertes } = courbeOf(volumes, WIDTH, HEIGHT);
  return (
    <Stack gap={6}>
      <svg
        className={classes.curve}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Nombre d’objets au fil du temps. ${courbeEnMots(volumes)}`}
      >
        <polyline points={points} />
        {alertes.map(({ x, y, le }) => (
          <circle key={le} cx={x} cy={y} r={3.5} />
        ))}
      </svg>
      <Text size="sm">{courbeEnMots(volumes)}</Text>
      <div>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={opened}
          aria-controls={region}
          onClick={() => setOpened(!opened)}
        >
          {opened ? 'Cacher les chiffres' : 'Voir les chiffres'}
        </Button>
      </div>
      <div id={region}>{opened && <Chiffres volumes={volumes} />}</div>
    </Stack>
  );
}

function Chiffres({ volumes }: { readonly volumes: readonly Volume[] }) {
  const now = new Date();
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label="Évolution, en chiffres">
        <thead>
          <tr>
            <th scope="col">Quand</th>
            <th scope="col">Cause</th>
            <th scope="col" data-figures>
              Objets
            </th>
          </tr>
        </thead>
        <tbody>
          {volumes
            .toReversed()
            .slice(0, MOST_LINES)
            .map(({ le, nombre, cause, alerte }) => (
              <tr key={le}>
                <th scope="row" title={formatInstant(le, now).full}>
                  {formatInstant(le, now).relative}
                </th>
                <td>{alerte ? `${cause} (alerte)` : cause}</td>
                <td data-figures>{formatNumber(nombre)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
