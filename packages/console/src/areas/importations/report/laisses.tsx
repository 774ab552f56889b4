import { countOf, objet as objets } from '@bridge/contract';
import { Alert, Skeleton } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { laissesQuery, PER_PAGE } from '../../../catalogue/importation/importation.queries.ts';
import { OBJET } from '../../../catalogue/importation/phrase.rules.ts';
import { Pager } from '../../../catalogue/pager.tsx';
import { recordPath } from '../../../resource/record-path.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { explain } from '../../explain.ts';
import { withReport } from '../imports.address.ts';
import classes from './report.module.css';

interface Props {
  readonly id: number;
  readonly count: number;
}

/** The records that the undoing left alone, and why: restoring them would undo another import too. */
export function Laisses({ id, count }: Props) {
  const [page, setPage] = useState(1);
  const [search] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery(laissesQuery(id, page));
  return (
    <Alert
      color="orange"
      variant="light"
      mb="md"
      icon={<IconInfoCircle aria-hidden />}
      title={`${countOf(OBJET, count)} laissé${count > 1 ? 's' : ''} tel${count > 1 ? 's' : ''} quel${count > 1 ? 's' : ''}`}
    >
      {error && (
        <LoadError
          title="Ces objets n’ont pas pu être lus"
          reason={explain(error).message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton height={60} />}
      <ul className={classes.objets}>
        {data?.items.map(({ objet, nom, identifiant, par }) => (
          <li key={objet}>
            <Link to={recordPath(objets, objet)} className={classes.link}>
              {nom || identifiant}
            </Link>{' '}
            modifié depuis par{' '}
            <Link to={{ search: withReport(search, par).toString() }} className={classes.link}>
              {`l’import n°\u00a0${par}`}
            </Link>
          </li>
        ))}
      </ul>
      {data && (
        <Pager label="Pages des objets laissés" page={page} perPage={PER_PAGE} total={data.total} onPage={setPage} />
      )}
    </Alert>
  );
}
