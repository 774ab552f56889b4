import { type AnyRecord, fluxCallsBySystem, type Systeme } from '@bridge/contract';
import { IconDatabaseImport, IconPlugConnected } from '@tabler/icons-react';
import { type ComponentType, lazy } from 'react';
import type { ResourceActions, RowAction } from '../../../resource/list/actions/list-action.ts';
import { textIn } from '../../../resource/values/read.ts';

interface DialogProps {
  readonly systeme: Systeme;
  readonly id: number;
  readonly nom: string;
  readonly onClose: () => void;
}

const EssaiDialog = lazy(() => import('../essai/essai.dialog.tsx'));
const ImportDialog = lazy(() => import('./import.dialog.tsx'));

const inDialog =
  (systeme: Systeme, Dialog: ComponentType<DialogProps>): RowAction['run'] =>
  ({ record, open }) =>
    open((close) => <Dialog systeme={systeme} id={record.id} nom={nameOf(record)} onClose={close} />);

const nameOf = ({ nom }: AnyRecord) => textIn(nom);
/** Whether the feed is the person's own: its source is not asked with the keys of another entity. */
const applies = ({ modifiable }: AnyRecord) => modifiable !== false;

function actionsOf(systeme: Systeme): ResourceActions {
  const { tester, importer } = fluxCallsBySystem[systeme];
  const needs = ['nom'];
  return {
    rowActions: [
      {
        id: 'tester',
        label: 'Tester',
        icon: IconPlugConnected,
        access: tester.access,
        needs,
        applies,
        run: inDialog(systeme, EssaiDialog),
      },
      {
        id: 'importer',
        label: 'Importer…',
        icon: IconDatabaseImport,
        access: importer.access,
        needs,
        applies,
        run: inDialog(systeme, ImportDialog),
      },
    ],
  };
}

export const tourinsoftActions = actionsOf('tourinsoft');
export const leiActions = actionsOf('lei');
export const apidaeActions = actionsOf('apidae');
export const datatourismeActions = actionsOf('datatourisme');
