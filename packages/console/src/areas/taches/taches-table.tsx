import type { Tache } from '@bridge/contract';
import { VisuallyHidden } from '@mantine/core';
import { columnsOf, RowsTable } from '../../resource/rows/rows-table.tsx';
import { useTacheActs } from '../../shell/jobs/use-tache-acts.ts';
import { TacheRow } from './tache-row.tsx';

const COLUMNS = [
  ...columnsOf('Tâche', 'État', 'Demandée par', 'Priorité', 'Essais', 'Durée', 'Serveur', 'Message'),
  { name: 'Actions', head: <VisuallyHidden>Actions</VisuallyHidden> },
];

/** The jobs, the newest first. Without items, their place. */
export function TachesTable({ items }: { readonly items: readonly Tache[] | undefined }) {
  const acts = useTacheActs();
  return (
    <RowsTable
      label="Tâches"
      columns={COLUMNS}
      items={items}
      row={(tache) => <TacheRow key={tache.id} tache={tache} acts={acts} />}
    />
  );
}
