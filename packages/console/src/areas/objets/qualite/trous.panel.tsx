import { type Filter, formatNumber } from '@bridge/contract';
import { Anchor, Button, Group, Skeleton, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCircleDashed, IconPercentage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { PickedMap } from '../../../catalogue/picked-map.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import type { MapPoint } from '../../../ui/map/map.points.ts';
import type { PointLook } from '../../../ui/map/point-map.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { sentenceOf } from '../../explain.ts';
import classes from './qualite.module.css';
import { communesQuery } from './qualite.queries.ts';
import {
  type CommuneDeQualite,
  communeEnMots,
  filtreDePart,
  listeDe,
  NIVEAUX,
  type Niveau,
  niveauDe,
} from './qualite.rules.ts';

/** The look of each level: a drawing and a colour, with a contrast of 4.5:1 at least on white. */
const LOOKS: Readonly<Record<Niveau, PointLook>> = {
  rares: { colour: '#495057', icon: IconCircleDashed },
  faible: { colour: '#b02a2a', icon: IconAlertTriangle },
  moyen: { colour: '#8f4a00', icon: IconPercentage },
  bon: { colour: '#2b6e36', icon: IconCheck },
};

interface Props {
  readonly filters: Filter;
  readonly onNarrow: (more: Filter) => void;
}

/** The communes with few objets, or with incomplete ones, on a map. */
export function TrousPanel({ filters, onNarrow }: Props) {
  const { data, error, isFetching, refetch } = useQuery(communesQuery(filters));
  const points = useMemo(() => (data?.items ?? []).flatMap(pointOf), [data]);
  return (
    <Panel title="Carte des trous" intro="La complétude de chaque commune, placée au milieu de ses objets.">
      {!data && !error && <Skeleton height={320} />}
      {error && (
        <LoadError
          title="Les communes n’ont pas pu être lues"
          reason={sentenceOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && !error && (
        <>
          {points.length === 0 ? (
            <Text role="status">{rienAMontrer(data.items.length)}</Text>
          ) : (
            <>
              <Legende communes={data.items} />
              <div className={classes.map}>
                <PickedMap label="Carte des communes" points={points} looks={LOOKS} inPage titleOf={titleOf}>
                  {(picked) => (
                    <ul className={classes.picked}>
                      {picked.map(({ id }) => {
                        const commune = data.items[id - 1];
                        return commune && <Commune key={id} commune={commune} filters={filters} onNarrow={onNarrow} />;
                      })}
                    </ul>
                  )}
                </PickedMap>
              </div>
            </>
          )}
          <SansObjet communes={data.sansObjet} />
        </>
      )}
    </Panel>
  );
}

/** The marks of the map with their meaning, and how many communes have each. */
function Legende({ communes }: { readonly communes: readonly CommuneDeQualite[] }) {
  const placees = communes.filter(({ lat, lon }) => lat !== null && lon !== null);
  const ailleurs = communes.length - placees.length;
  return (
    <>
      <Group gap="md" component="ul" className={classes.legend} aria-label="Légende de la carte">
        {NIVEAUX.map(({ value, label }) => {
          const { colour, icon: Icon } = LOOKS[value];
          const count = placees.filter((commune) => niveauDe(commune) === value).length;
          return (
            <li key={value}>
              <span className={classes.mark} style={{ background: colour }} aria-hidden>
                <Icon size={12} stroke={2} />
              </span>
              <Text size="sm">{`${label} (${formatNumber(count)})`}</Text>
            </li>
          );
        })}
      </Group>
      <Text size="sm" c="dimmed">
        {'Un nombre regroupe des communes voisines\u00a0: appuyez dessus pour les séparer.'}
        {ailleurs > 0 &&
          ` ${ailleurs > 1 ? `${formatNumber(ailleurs)} communes, dont aucun objet n’a de position, ne sont pas sur la carte.` : 'Une commune, dont aucun objet n’a de position, n’est pas sur la carte.'}`}
      </Text>
    </>
  );
}

const rienAMontrer = (communes: number) =>
  communes === 0
    ? 'Aucun objet n’a de commune ici\u00a0: il n’y a rien à placer sur la carte.'
    : 'Aucun objet n’a de position ici\u00a0: il n’y a rien à placer sur la carte. «\u00a0Complétude par commune\u00a0», plus haut, montre les communes.';

/** The most communes named in a sentence; beyond, they open. */
const NOMMEES = 12;

function SansObjet({ communes }: { readonly communes: readonly string[] }) {
  if (communes.length === 0) return null;
  const names = communes.join(', ');
  if (communes.length > NOMMEES)
    return (
      <Fold title={`Communes de vos territoires sans aucun objet (${formatNumber(communes.length)})`}>
        <Text size="sm">{`${names}.`}</Text>
      </Fold>
    );
  return <Text size="sm">{`Communes de vos territoires sans aucun objet\u00a0: ${names}.`}</Text>;
}

/** The point of a commune, whose id is its rank in the answer. */
function pointOf(commune: CommuneDeQualite, rank: number): MapPoint[] {
  const { nom, lat, lon } = commune;
  if (lat === null || lon === null) return [];
  return [{ id: rank + 1, lat, lon, look: niveauDe(commune), label: `${nom}, ${communeEnMots(commune)}` }];
}

const titleOf = (picked: readonly MapPoint[]) =>
  picked.length > 1 ? `${picked.length} communes au même endroit` : (picked[0]?.label ?? '');

function Commune({ commune, filters, onNarrow }: Props & { readonly commune: CommuneDeQualite }) {
  const { nom, aCorriger } = commune;
  const own = filtreDePart('commune', nom);
  return (
    <li>
      <Text fw={550}>{nom}</Text>
      <Text size="sm">{communeEnMots(commune)}</Text>
      <Group gap="sm">
        {aCorriger > 0 && (
          <Anchor component={Link} to={listeDe({ ...filters, ...own })} size="sm">
            Liste à corriger
          </Anchor>
        )}
        <Button variant="subtle" size="compact-sm" onClick={() => onNarrow(own)}>
          Limiter à cette commune
        </Button>
      </Group>
    </li>
  );
}
