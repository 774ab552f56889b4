import { ETATS_IMPORTATION, type Importation } from '@bridge/contract';
import { NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import '../../../resource/widgets/choices/choice.styles.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { comparaisonQuery, runsOfQuery } from '../../../catalogue/importation/importation.queries.ts';
import type { Report } from '../../../catalogue/importation/report.ts';
import { formatInstant } from '../../../resource/values/format.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { explain } from '../../explain.ts';
import { OTHER_PART, reportIn, withParams, withReport } from '../imports.address.ts';
import { Compteurs } from './compteurs.tsx';
import { Ecarts } from './ecarts.tsx';
import classes from './report.module.css';

/** Two imports of the feed side by side: this one and the one before, unless another is chosen. */
export function Comparaison({ report }: { readonly report: Report }) {
  const [search, setSearch] = useSearchParams();
  const { data: runs } = useQuery(runsOfQuery(report.systeme, report.flux.id));
  const chosen = reportIn(search).avec ?? report.precedente;
  const others = runs?.filter(({ id }) => id !== report.id) ?? [];
  const isOffered = others.some(({ id }) => id === chosen);
  if (runs && others.length === 0 && chosen === null)
    return <Text c="dimmed">C’est le premier import de ce flux.</Text>;
  return (
    <Stack gap="md">
      <NativeSelect
        label="Comparer avec"
        maw={420}
        value={String(chosen ?? '')}
        data={[
          ...(chosen === null ? [{ value: '', label: 'Choisir un import' }] : []),
          ...(chosen !== null && !isOffered ? [{ value: String(chosen), label: `Import n°\u00a0${chosen}` }] : []),
          ...others.map((run) => ({ value: String(run.id), label: runText(run) })),
        ]}
        onChange={({ currentTarget }) =>
          setSearch((now) => withParams(now, { ...OTHER_PART, avec: currentTarget.value }), { replace: true })
        }
      />
      {chosen !== null && <SideBySide id={report.id} autre={chosen} />}
    </Stack>
  );
}

/** An import in words: « n° 41 · 14 novembre 2026 à 3 h 00 · Terminé, à blanc ». */
function runText({ id, debutLe, etat, aBlanc }: Importation): string {
  const word = ETATS_IMPORTATION.find(({ value }) => value === etat)?.label ?? etat;
  return `n°\u00a0${id} · ${formatInstant(debutLe, new Date()).full} · ${word}${aBlanc ? ', à blanc' : ''}`;
}

function SideBySide({ id, autre }: { readonly id: number; readonly autre: number }) {
  const [search] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery(comparaisonQuery(id, autre));
  if (error)
    return (
      <LoadError
        title="Ces deux imports n’ont pas pu être comparés"
        reason={explain(error).message}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton height={160} />;
  return (
    <>
      <Text size="sm">
        <Link to={{ search: withReport(search, autre).toString() }} className={classes.link}>
          {`Import n°\u00a0${autre}`}
        </Link>
        {`, ${formatInstant(data.autre.debutLe, new Date()).relative}`}
      </Text>
      <Compteurs ici={data.ici} autre={data.autre} />
      <Ecarts ici={data.ici} autre={data.autre} count={data.ecarts} />
    </>
  );
}
