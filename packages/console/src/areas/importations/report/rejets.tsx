import { exportRejets } from '@bridge/contract';
import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { IconDownload, IconList } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { download } from '../../../api/download.ts';
import { PER_PAGE, rejetsQuery } from '../../../catalogue/importation/importation.queries.ts';
import type { Temps } from '../../../catalogue/importation/importation.rules.ts';
import type { Cause } from '../../../catalogue/importation/report.ts';
import { Pager } from '../../../catalogue/pager.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { explain } from '../../explain.ts';
import { Causes } from './causes.tsx';
import classes from './report.module.css';

interface Props {
  readonly id: number;
  readonly count: number;
  readonly causes: readonly Cause[];
  readonly temps: Temps;
}

/** The refused records: the causes with samples; all of them on demand, here or as a file for the source. */
export function Rejets({ id, count, causes, temps }: Props) {
  const [isWhole, setWhole] = useState(false);
  const leaving = useMutation({ mutationFn: () => download(exportRejets, { params: { id } }, `rejets-${id}.csv`) });
  return (
    <Stack gap="md">
      <Causes causes={causes} none={NONE[temps]} about={namesOf} />
      {count > 0 && (
        <Group gap="sm">
          <Button
            variant="default"
            size="xs"
            leftSection={<IconDownload size={14} aria-hidden />}
            loading={leaving.isPending}
            onClick={() => leaving.mutate()}
          >
            Télécharger en CSV
          </Button>
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconList size={14} aria-hidden />}
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? 'Masquer la liste complète' : 'Voir la liste complète'}
          </Button>
        </Group>
      )}
      {isWhole && <AllRejets id={id} />}
    </Stack>
  );
}

const NONE: Readonly<Record<Temps, string>> = {
  fait: 'Aucun rejet\u00a0: toutes les fiches reçues sont entrées.',
  prevu: 'Aucun rejet\u00a0: toutes les fiches reçues peuvent entrer.',
  vain: 'Aucun rejet\u00a0: toutes les fiches reçues auraient pu entrer.',
};

/** The names of the records of a cause, as many as fit in a line. */
function namesOf({ nombre, exemples }: Cause): string {
  const names = [...new Set(exemples.flatMap(({ identifiant }) => (identifiant === null ? [] : [identifiant])))];
  const shown = names.slice(0, 3);
  if (shown.length === 0) return '';
  return nombre > exemples.length || names.length > shown.length ? `${shown.join(', ')}…` : shown.join(', ');
}

function AllRejets({ id }: { readonly id: number }) {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useQuery(rejetsQuery(id, page));
  if (error) {
    return (
      <LoadError
        title="Les rejets n’ont pas pu être lus"
        reason={explain(error).message}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton height={160} />;
  return (
    <>
      <ol className={classes.rejects}>
        {data.items.map(({ identifiant, position, chemin, motif, extrait }) => (
          <li key={`${position} ${identifiant} ${chemin} ${motif}`}>
            <span className={classes.name}>{identifiant ?? 'Sans identifiant'}</span>
            <span>{motif}</span>
            <span className={classes.quiet}>{[position, chemin].filter(Boolean).join(' · ')}</span>
            {extrait && <code className={classes.value}>{extrait}</code>}
          </li>
        ))}
      </ol>
      <Pager label="Pages des rejets" page={page} perPage={PER_PAGE} total={data.total} onPage={setPage} />
    </>
  );
}
