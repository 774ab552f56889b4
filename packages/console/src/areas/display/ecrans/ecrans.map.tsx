import { type AnyRecord, countOf, ecran } from '@bridge/contract';
import { Anchor, Skeleton, Text } from '@mantine/core';
import { IconDeviceTv, IconDeviceTvOff, IconLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { PickedMap } from '../../../catalogue/picked-map.tsx';
import { useListContext } from '../../../resource/list/list.context.ts';
import { searchOf } from '../../../resource/list/state/list-request.ts';
import { recordPath } from '../../../resource/record-path.ts';
import { numberIn, textIn } from '../../../resource/values/read.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import type { MapPoint } from '../../../ui/map/map.points.ts';
import type { PointLook } from '../../../ui/map/point-map.tsx';
import { sentenceOf } from '../../explain.ts';
import { ecransQuery, RYTHME } from './ecran.queries.ts';
import { etatDe, etatEnMots } from './ecran.words.ts';
import classes from './ecrans.module.css';

/** The look of each state: a drawing and a colour, with a contrast of 4.5:1 at least on white. */
const LOOKS: Readonly<Record<string, PointLook>> = {
  'en-ligne': { colour: '#2b6e36', icon: IconDeviceTv },
  'hors-ligne': { colour: '#b02a2a', icon: IconDeviceTvOff },
  appaire: { colour: '#8f4a00', icon: IconDeviceTv },
  'a-appairer': { colour: '#495057', icon: IconLink },
};

/** The screens of the search on a map, each with its state. */
export function EcransMap() {
  const { list } = useListContext();
  const { data, error, isFetching, refetch } = useQuery({
    ...ecransQuery(searchOf(list.state)),
    refetchInterval: RYTHME,
  });
  const points = useMemo(() => (data ?? []).flatMap(pointOf), [data]);
  if (error && !data) {
    return (
      <LoadError
        title="La carte n’a pas pu être lue"
        reason={sentenceOf(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton height="24rem" />;
  const ailleurs = data.length - points.length;
  return (
    <div className={classes.carte}>
      <Text size="sm" c="dimmed" role="status">
        {[
          `${countOf(ecran.noun, points.length)} sur la carte`,
          ailleurs > 0
            ? `${countOf(ecran.noun, ailleurs)} sans position\u00a0: donnez leur latitude et leur longitude`
            : '',
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </Text>
      <PickedMap label="Carte des écrans" points={points} looks={LOOKS} titleOf={titleOf}>
        {(picked) => (
          <ul className={classes.ecransPris}>
            {picked.map(({ id }) => {
              const record = data.find((one) => one.id === id);
              return record && <Pris key={id} record={record} />;
            })}
          </ul>
        )}
      </PickedMap>
    </div>
  );
}

function pointOf(record: AnyRecord): MapPoint[] {
  const [lat, lon] = [numberIn(record.latitude), numberIn(record.longitude)];
  if (lat === null || lon === null) return [];
  const look = etatDe(record).value;
  return [{ id: record.id, lat, lon, look, label: `${textIn(record.nom)}, ${etatDe(record).label.toLowerCase()}` }];
}

const titleOf = (picked: readonly MapPoint[]) =>
  picked.length > 1 ? `${picked.length} écrans au même endroit` : (picked[0]?.label ?? '');

function Pris({ record }: { readonly record: AnyRecord }) {
  return (
    <li>
      <Anchor component={Link} to={recordPath(ecran, record.id)} fw={550}>
        {textIn(record.nom)}
      </Anchor>
      <Text size="sm">{etatEnMots(record, new Date())}</Text>
      {textIn(record.lieu) !== '' && (
        <Text size="sm" c="dimmed">
          {textIn(record.lieu)}
        </Text>
      )}
    </li>
  );
}
