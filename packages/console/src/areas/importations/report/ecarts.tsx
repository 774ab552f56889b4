import { type Ecart, formatNumber, type Importation, objet as objets } from '@bridge/contract';
import { Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { ecartsQuery, PER_PAGE } from '../../../catalogue/importation/importation.queries.ts';
import { actionText, PARTS, tempsOf } from '../../../catalogue/importation/importation.rules.ts';
import { Pager } from '../../../catalogue/pager.tsx';
import { recordPath } from '../../../resource/record-path.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { explain } from '../../explain.ts';
import { reportIn, withParams, withRecord } from '../imports.address.ts';
import { ChoiceFilter } from './choice-filter.tsx';
import classes from './report.module.css';

interface Props {
  readonly ici: Importation;
  readonly autre: Importation;
  readonly count: number;
}

/** Unchanged records are not kept, so they cannot be compared. */
const ACTIONS = PARTS.filter(({ action }) => action !== 'inchange').map(({ action }) => ({
  value: action,
  label: actionText(action, 'fait'),
}));

/** The objets that two imports treated differently, or that one of them alone treated. */
export function Ecarts({ ici, autre, count }: Props) {
  if (count === 0) return <Text c="dimmed">Les deux imports ont traité les mêmes objets de la même façon.</Text>;
  return <Listed ici={ici} autre={autre} count={count} />;
}

function Listed({ ici, autre, count }: Props) {
  const [search, setSearch] = useSearchParams();
  const { page, seul, action } = reportIn(search);
  const change = (changes: Readonly<Record<string, string>>) =>
    setSearch((now) => withParams(now, { p: '', ...changes }), { replace: true });
  const request = { page, itemsPerPage: PER_PAGE, ...(seul ? { seul } : {}), ...(action ? { action } : {}) };
  const { data, error, isFetching, refetch } = useQuery(ecartsQuery(ici.id, autre.id, request));
  return (
    <Stack gap="sm">
      <Title order={4}>{`Objets traités différemment (${formatNumber(count)})`}</Title>
      <Group gap="sm">
        <ChoiceFilter
          label="Dans"
          value={seul ?? ''}
          choices={[
            { value: 'ici', label: `Le n°\u00a0${ici.id} seulement` },
            { value: 'autre', label: `Le n°\u00a0${autre.id} seulement` },
          ]}
          onChange={(value) => change({ seul: value })}
        />
        <ChoiceFilter
          label="Action"
          all="Toutes"
          value={action ?? ''}
          choices={ACTIONS}
          onChange={(value) => change({ action: value })}
        />
      </Group>
      {error && (
        <LoadError
          title="Les objets n’ont pas pu être lus"
          reason={explain(error).message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton height={120} />}
      {data?.total === 0 && <Text c="dimmed">Aucun objet ne correspond.</Text>}
      <ul className={classes.objets}>
        {data?.items.map((ecart) => (
          <Ligne key={ecart.identifiant} ecart={ecart} runs={[ici, autre]} />
        ))}
      </ul>
      {data && (
        <Pager
          label="Pages des écarts"
          page={page}
          perPage={PER_PAGE}
          total={data.total}
          onPage={(next) => change({ p: next === 1 ? '' : String(next) })}
        />
      )}
    </Stack>
  );
}

function Ligne({ ecart, runs }: { readonly ecart: Ecart; readonly runs: readonly [Importation, Importation] }) {
  const [search] = useSearchParams();
  const { identifiant, nom, objet } = ecart;
  const name = nom || identifiant;
  const [ici, autre] = runs;
  const sides = [
    { run: ici, action: ecart.ici },
    { run: autre, action: ecart.autre },
  ];
  return (
    <li className={classes.ecart}>
      <span>
        {objet === null ? (
          <span className={classes.name}>{name}</span>
        ) : (
          <Link to={recordPath(objets, objet)} className={classes.link}>
            {name}
          </Link>
        )}{' '}
        {nom && <span className={classes.quiet}>{identifiant}</span>}
      </span>
      <dl>
        {sides.map(({ run, action }) => (
          <div key={run.id}>
            <dt>{`N°\u00a0${run.id}`}</dt>
            <dd>
              {action === null || action === 'rejete' ? (
                ((action && actionText(action, 'fait')) ?? <span className={classes.quiet}>rien</span>)
              ) : (
                <Link
                  to={{ search: withRecord(search, run.id, identifiant).toString() }}
                  className={classes.link}
                  aria-label={`Avant et après dans l’import n°\u00a0${run.id}\u00a0: ${name}`}
                >
                  {actionText(action, tempsOf(run))}
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
