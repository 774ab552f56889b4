import {
  fluxCallsBySystem,
  formatNumber,
  ignoreAvertissement,
  mayAccess,
  restoreAvertissement,
} from '@bridge/contract';
import { Button, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../api/client.ts';
import { IMPORTS_KEY } from '../../../api/jobs.ts';
import { useSession } from '../../../api/session.store.ts';
import { cheminText } from '../../../catalogue/differences/chemin.rules.ts';
import type { Report } from '../../../catalogue/importation/report.ts';
import { showDone } from '../../../resource/list/actions/undo.notice.tsx';
import { formatInstant } from '../../../resource/values/format.ts';
import { Causes } from './causes.tsx';
import classes from './report.module.css';

type Avertissement = Report['avertissements'][number];
type Ignore = Report['ignores'][number];

const keyOf = ({ message, champ }: Avertissement) => `${champ} ${message}`;

const ACTS = {
  ignorer: {
    endpoint: ignoreAvertissement,
    label: 'Ignorer',
    hint: 'Pour tous les imports de ce flux, passés et à venir.',
    done: 'Avertissement ignoré dans tous les imports de ce flux',
    back: 'retablir',
  },
  retablir: {
    endpoint: restoreAvertissement,
    label: 'Ne plus ignorer',
    hint: 'Dans tous les imports de ce flux.',
    done: 'Avertissement de nouveau compté',
    back: 'ignorer',
  },
} as const;

/** The values that were not understood, by cause and field; those that people chose to ignore are folded. */
export function Avertissements({ report }: { readonly report: Report }) {
  const { ignores, avertissementsIgnores } = report;
  const mayImport = useSession(({ viewer }) => mayAccess(fluxCallsBySystem[report.systeme].importer.access, viewer));
  const all = useRef<HTMLDivElement>(null);
  const button = useSorting(report.id, () => all.current?.focus());
  return (
    <Stack gap="md" ref={all} tabIndex={-1} role="group" aria-label="Avertissements">
      <Causes
        causes={report.avertissements}
        none={
          ignores.length > 0
            ? 'Aucun autre avertissement que ceux que vous ignorez.'
            : 'Aucun avertissement\u00a0: toutes les valeurs reçues ont été comprises.'
        }
        keyOf={keyOf}
        about={({ champ }) => cheminText(champ)}
        {...(mayImport ? { action: button('ignorer') } : {})}
      />
      {ignores.length > 0 && (
        <details className={classes.ignored}>
          <summary>{`Ignorés (${formatNumber(avertissementsIgnores)})`}</summary>
          <Causes<Ignore>
            causes={ignores}
            none=""
            keyOf={keyOf}
            about={ignoredText}
            {...(mayImport ? { action: button('retablir') } : {})}
          />
        </details>
      )}
    </Stack>
  );
}

/** An ignored cause: « Téléphone · ignoré par Camille Durand le 3 mars 2026 à 10 h 32 ». */
function ignoredText({ champ, ignorePar, ignoreLe }: Ignore): string {
  const who = ignorePar === null ? '' : ` par ${ignorePar}`;
  return `${cheminText(champ)} · ignoré${who} le ${formatInstant(ignoreLe, new Date()).full}`;
}

interface Sorted {
  readonly act: keyof typeof ACTS;
  readonly cause: Avertissement;
  /** The button that takes the focus, of the next row or the one before: this row goes away with its own. */
  readonly next: HTMLElement | null;
  /** The action undoes the one before. */
  readonly isUndo?: true;
}

function useSorting(id: number, focusAll: () => void) {
  const queries = useQueryClient();
  const sorting = useMutation({
    mutationFn: ({ act, cause: { message, champ } }: Sorted) =>
      call(ACTS[act].endpoint, { params: { id }, body: { message, champ } }),
    onSuccess: (_, { act, cause, next, isUndo }) => {
      const undo = () => sorting.mutate({ act: ACTS[act].back, cause, next: null, isUndo: true });
      showDone(ACTS[act].done, isUndo ? undefined : { label: 'Annuler', follow: undo });
      if (next) next.focus();
      else focusAll();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: IMPORTS_KEY }),
  });
  const pending = sorting.isPending ? keyOf(sorting.variables.cause) : null;
  return (act: keyof typeof ACTS) => (cause: Avertissement) => (
    <Button
      variant="subtle"
      color="gray"
      size="compact-sm"
      loading={pending === keyOf(cause)}
      aria-label={`${ACTS[act].label}\u00a0: ${cause.dit} ${cheminText(cause.champ)}`}
      title={ACTS[act].hint}
      onClick={({ currentTarget }) => sorting.mutate({ act, cause, next: nextButton(currentTarget) })}
    >
      {ACTS[act].label}
    </Button>
  );
}

function nextButton(button: HTMLElement): HTMLElement | null {
  const row = button.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  return beside?.querySelector('button') ?? null;
}
