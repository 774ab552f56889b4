import { IconListTree } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { showError } from '../../../api/notices.ts';
import type { FormPanelProps } from '../../../resource/form/form-panel.ts';
import { reasonOf } from '../reason.ts';
import { ApercuAct } from './apercu.act.tsx';
import { nomenclature, tellTask } from './flux.calls.ts';
import { FluxPanel } from './flux.panel.tsx';
import { FluxAct } from './flux-act.tsx';

export default function FluxLeiPanel({ record }: FormPanelProps) {
  return (
    <FluxPanel systeme="lei" record={record}>
      <ApercuAct systeme="lei" record={record} />
      <NomenclatureAct id={record.id} />
    </FluxPanel>
  );
}

/** Where LEI cannot be asked for its dictionaries, the server says why. */
function NomenclatureAct({ id }: { readonly id: number }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const reading = useMutation({
    mutationFn: () => nomenclature(id),
    onSuccess: ({ tache }) => tellTask(tache, 'Lecture de la nomenclature lancée.', { navigate, queries }),
    onError: (error) => showError(reasonOf(error)),
  });
  return (
    <FluxAct
      icon={IconListTree}
      label="Lire la nomenclature"
      busy={reading.isPending}
      onClick={() => reading.mutate()}
    />
  );
}
