import { formatNumber, ignorerAvertissement, retablirAvertissement } from '@bridge/contract';
import { Button, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../api/client.ts';
import { IMPORTS_KEY } from '../../../../api/jobs.ts';
import { showNotice } from '../../../../api/notices.ts';
import { formatInstant } from '../../../../resource/values/format.ts';
import { cheminText } from '../../parts/chemin.rules.ts';
import { Causes } from './causes.tsx';
import classes from './report.module.css';
import type { Report } from './report.ts';

type Avertissement = Report['avertissements'][number];
type Ignore = Report['ignores'][number];

const keyOf = ({ message, champ }: Avertissement) => `${champ} ${message}`;

const ACTS = {
  ignorer: {
    endpoint: ignorerAvertissement,
    label: 'Ignorer',
    done: 'Avertissement ignoré dans les rapports de ce flux',
  },
  retablir: { endpoint: retablirAvertissement, label: 'Ne plus ignorer', done: 'Avertissement de nouveau compté' },
} as const;

/** Values that were not understood, by cause and field; those that the feed's people know of are folded away. */
export function Avertissements({ report }: { readonly report: Report }) {
  const { ignores, avertissementsIgnores } = report;
  const button = useSorting(report.id);
  return (
    <Stack gap="md">
      <Causes
        causes={report.avertissements}
        none={
          ignores.length > 0
            ? 'Aucun autre avertissement que ceux que vous ignorez.'
            : 'Aucun avertissement\u00a0: toutes les valeurs reçues ont été comprises.'
        }
        keyOf={keyOf}
        about={({ champ }) => cheminText(champ)}
        action={button('ignorer')}
      />
      {ignores.length > 0 && (
        <details className={classes.ignored}>
          <summary>{`Ignorés (${formatNumber(avertissementsIgnores)})`}</summary>
          <Causes<Ignore> causes={ignores} none="" keyOf={keyOf} about={ignoredText} action={button('retablir')} />
        </details>
      )}
    </Stack>
  );
}

/** « Téléphone · ignoré par Camille Durand le 3 mars 2026 à 10 h 32 ». */
function ignoredText({ champ, ignorePar, ignoreLe }: Ignore): string {
  const who = ignorePar === null ? '' : ` par ${ignorePar}`;
  return `${cheminText(champ)} · ignoré${who} le ${formatInstant(ignoreLe, new Date()).full}`;
}

function useSorting(id: number) {
  const queries = useQueryClient();
  const sorting = useMutation({
    mutationFn: ({ act, cause: { message, champ } }: { act: keyof typeof ACTS; cause: Avertissement }) =>
      call(ACTS[act].endpoint, { params: { id }, body: { message, champ } }),
    onSuccess: (_, { act }) => showNotice(ACTS[act].done),
    onSettled: () => queries.invalidateQueries({ queryKey: IMPORTS_KEY }),
  });
  const pending = sorting.isPending ? keyOf(sorting.variables.cause) : null;
  return (act: keyof typeof ACTS) => (cause: Avertissement) => (
    <Button
      variant="subtle"
      color="gray"
      size="compact-sm"
      loading={pending === keyOf(cause)}
      aria-label={`${ACTS[act].label}\u00a0: ${cause.message} ${cheminText(cause.champ)}`}
      onClick={() => sorting.mutate({ act, cause })}
    >
      {ACTS[act].label}
    </Button>
  );
}
