import {
  type EndpointAnswer,
  formatNumber,
  frenchDate,
  type getTendanceDeQualite,
  labelOfSysteme,
} from '@bridge/contract';
import { Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Histogram } from '../../../ui/histogram.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { sentenceOf } from '../../explain.ts';
import classes from './qualite.module.css';
import { tendanceQuery } from './qualite.queries.ts';

/** The completeness of the objets of each feed, import after import. */
export function TendancePanel() {
  const { data, error, isFetching, refetch } = useQuery(tendanceQuery);
  return (
    <Panel
      title="Évolution par import"
      intro="La complétude des objets de chaque flux après chaque import qui les a changés."
    >
      {!data && !error && <Skeleton height={160} />}
      {error && (
        <LoadError
          title="L’évolution n’a pas pu être lue"
          reason={sentenceOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.flux.length === 0 && (
        <Text c="dimmed">Le premier relevé sera fait au prochain import qui change le catalogue.</Text>
      )}
      {data && data.flux.length > 0 && (
        <div className={classes.feeds}>
          {data.flux.map((flux) => (
            <Flux key={`${flux.systeme} ${flux.id}`} flux={flux} />
          ))}
        </div>
      )}
    </Panel>
  );
}

const DAY = frenchDate({ day: 'numeric', month: 'short', year: 'numeric' });
const jour = (instant: string) => DAY.format(new Date(instant));

type FluxVu = EndpointAnswer<typeof getTendanceDeQualite>['flux'][number];

function Flux({ flux: { nom, systeme, releves } }: { readonly flux: FluxVu }) {
  const [first, last] = [releves[0], releves.at(-1)];
  if (!first || !last) return null;
  const gain = last.completude - first.completude;
  const points = `${Math.abs(gain)}\u00a0${Math.abs(gain) > 1 ? 'points' : 'point'}`;
  const moved =
    releves.length > 1
      ? `, ${gain >= 0 ? '+' : '−'}${points} depuis le ${jour(first.le)}`
      : ` le ${jour(first.le)}, au premier relevé`;
  return (
    <section aria-label={nom}>
      <Title order={3} size="h5">
        {`${nom} (${labelOfSysteme(systeme)})`}
      </Title>
      <Text size="sm" c="dimmed">
        {`${last.completude}\u00a0%${moved}.`}
      </Text>
      {releves.length > 1 && (
        <Histogram
          label={`Complétude de ${nom} après chaque import, ${last.completude}\u00a0% au dernier`}
          isLow
          bars={releves.map(({ importation, le, completude }) => ({
            key: String(importation),
            title: `${jour(le)}\u00a0: ${completude}\u00a0%`,
            value: completude,
          }))}
          ends={[jour(first.le), jour(last.le)]}
          table={
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">Import du</th>
                  <th scope="col" data-figures>
                    Complétude
                  </th>
                  <th scope="col" data-figures>
                    Objets
                  </th>
                  <th scope="col" data-figures>
                    À corriger
                  </th>
                </tr>
              </thead>
              <tbody>
                {releves.map(({ importation, le, completude, objets, aCorriger }) => (
                  <tr key={importation}>
                    <th scope="row">{jour(le)}</th>
                    <td data-figures>{`${completude}\u00a0%`}</td>
                    <td data-figures>{formatNumber(objets)}</td>
                    <td data-figures>{formatNumber(aCorriger)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          }
        />
      )}
    </section>
  );
}
