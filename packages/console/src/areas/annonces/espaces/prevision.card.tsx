import {
  AU_PLUS_PAR_TAGS,
  civilDay,
  formatNumber,
  methodeDePrevision,
  type Prevision,
  vuesPrevues,
} from '@bridge/contract';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatPeriod } from '../../../resource/values/format.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { sentenceOf } from '../../explain.ts';
import classes from '../annonces.module.css';
import { previsionDAnnonceQuery, previsionDEspaceQuery } from '../annonces.queries.ts';
import { moisDepuis } from './occupation.rules.ts';

const INTRO = 'D’après les dernières semaines, avec ce que vaut cette prévision.';

/** How often an espace is expected to be seen, this month and in the next two. */
export function PrevisionDEspaceCard({ id }: { readonly id: number }) {
  const today = civilDay(new Date());
  const fenetre = { ...moisDepuis(today, 0, 3), du: today };
  const { data, error, isFetching, refetch } = useQuery(previsionDEspaceQuery(id, fenetre));
  return (
    <Panel title="Prévision de vues" intro={INTRO}>
      {!data && !error && <Skeleton height={48} />}
      {!data && error && (
        <LoadError
          title="La prévision n’a pas pu être faite"
          reason={sentenceOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Prevue titre={formatPeriod(fenetre)} prevision={data} />}
    </Panel>
  );
}

/** How often an annonce is expected to be seen until it ends, in each espace, beside what was sold. */
export function PrevisionDAnnonceCard({ id, version }: { readonly id: number; readonly version: number }) {
  const { data, error, isFetching, refetch } = useQuery(previsionDAnnonceQuery(id, version));
  if (data?.espaces.length === 0) return null;
  const coming = data?.espaces.reduce((sum, { vues }) => sum + (vues ?? 0), 0) ?? 0;
  return (
    <Panel title="Prévision de vues" intro={`D’ici sa fin, à sa part de chaque espace. ${INTRO}`}>
      {!data && !error && <Skeleton height={48} />}
      {!data && error && (
        <LoadError
          title="La prévision n’a pas pu être faite"
          reason={sentenceOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.objectif && data.espaces.some(({ vues }) => vues !== null) && (
        <Text size="sm" fw={550}>
          {`Objectif de ${formatNumber(data.objectif)} vues\u00a0: ${formatNumber(data.vues)} à ce jour, ${formatNumber(data.vues + coming)} prévues à la fin.`}
        </Text>
      )}
      {data?.parTags && (
        <Text size="sm" c="dimmed">
          {AU_PLUS_PAR_TAGS}
        </Text>
      )}
      {data && (
        <ul className={classes.lines}>
          {data.espaces.map(({ id: lieu, nom, ...prevision }) => (
            <li key={lieu}>
              <Prevue titre={nom} prevision={prevision} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Prevue({ titre, prevision }: { readonly titre: string; readonly prevision: Prevision }) {
  return (
    <>
      <Text size="sm">
        {titre}
        {prevision.vues !== null && `\u00a0: ${vuesPrevues(prevision.vues).toLowerCase()}`}
      </Text>
      <Text size="xs" c="dimmed">
        {methodeDePrevision(prevision)}
      </Text>
    </>
  );
}
