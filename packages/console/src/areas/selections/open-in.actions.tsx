import { diaporama, listeWeb, rubriqueDynamique } from '@bridge/contract';
import { IconBook2, IconDeviceTv, IconLayoutList } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { RowAction } from '../../resource/list/actions/list-action.ts';
import { createPath } from '../../resource/record-path.ts';

interface Props {
  readonly to: string;
  readonly onGone: () => void;
}

function Aller({ to, onGone }: Props) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to);
    onGone();
  }, [navigate, to, onGone]);
  return null;
}

const OUTPUTS = [
  { resource: listeWeb, label: 'Ouvrir dans une liste', icon: IconLayoutList },
  { resource: rubriqueDynamique, label: 'Ouvrir dans une édition', icon: IconBook2 },
  { resource: diaporama, label: 'Ouvrir dans un diaporama', icon: IconDeviceTv },
] as const;

/** The row actions that create a record of a channel with the sélection. */
export const openIn: readonly RowAction[] = OUTPUTS.map(({ resource, label, icon }) => ({
  id: `ouvrir-dans-${resource.id}`,
  label,
  icon,
  access: resource.access.create,
  run: ({ record, open }) =>
    open((close) => <Aller to={`${createPath(resource)}?selection=${record.id}`} onGone={close} />),
}));
