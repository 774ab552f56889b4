import type { Importation } from '@bridge/contract';
import { columnsOf, RowsTable } from '../../resource/rows/rows-table.tsx';
import { ImportsRow } from './imports-row.tsx';

const COLUMNS = columnsOf('Flux', 'Début', 'Durée', 'État', 'Changements', 'Volume', 'Demandé par');

/** The runs, the newest first. Without items, their place. */
export function ImportsTable({ items }: { readonly items: readonly Importation[] | undefined }) {
  const now = new Date();
  return (
    <RowsTable
      label="Imports"
      columns={COLUMNS}
      items={items}
      row={(item) => <ImportsRow key={item.id} item={item} now={now} />}
    />
  );
}
