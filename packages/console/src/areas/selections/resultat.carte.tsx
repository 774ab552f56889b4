import { countOf, formatNumber, objet } from '@bridge/contract';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ObjetsMap } from '../../catalogue/objets-map.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { sentenceOf } from '../explain.ts';
import { pointsQuery } from './selection.queries.ts';
import classes from './selections.module.css';
import type { VueProps } from './vue.ts';

export function ResultatCarte({ brouillon }: VueProps) {
  const { data, error, isFetching, refetch } = useQuery(pointsQuery(brouillon));
  if (error) {
    return (
      <LoadError
        title="La carte n’a pas pu être lue"
        reason={sentenceOf(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton height={360} />;
  const left = data.total - data.sansPosition - data.points.length;
  return (
    <div className={classes.place}>
      <Text size="sm" c="dimmed" role="status">
        {`${countOf(objet.noun, data.points.length)} sur la carte`}
        {left > 0 && ` (${nonMontres(left)})`}
        {data.sansPosition > 0 && ` · ${countOf(objet.noun, data.sansPosition)} sans position`}
      </Text>
      <ObjetsMap label="Carte du résultat" points={data.points} inPage />
    </div>
  );
}

const nonMontres = (left: number) =>
  left > 1 ? `${formatNumber(left)} autres n’y sont pas montrés` : '1 autre n’y est pas montré';
