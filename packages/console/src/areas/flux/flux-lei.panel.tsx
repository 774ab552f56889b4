import { IconListTree } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { FormPanelProps } from '../../resource/form/form-panel.ts';
import { tellTask } from '../tell-task.ts';
import { FluxAct } from './actions/flux-act.tsx';
import { ApercuAct } from './apercu/apercu.act.tsx';
import { nomenclature } from './flux.calls.ts';
import { FluxPanel } from './flux.panel.tsx';

const UNAVAILABLE =
  'La nomenclature se demande au service listeproduits\u00a0: un fichier ou un lien permanent ne la donne pas.';

export default function FluxLeiPanel({ record }: FormPanelProps) {
  return (
    <FluxPanel systeme="lei" record={record}>
      <ApercuAct systeme="lei" record={record} />
      <NomenclatureAct id={record.id} origine={record.origine} />
    </FluxPanel>
  );
}

/** Reads the dictionaries of LEI. Only the service has them: a file holds records alone. */
function NomenclatureAct({ id, origine }: { readonly id: number; readonly origine: unknown }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const reading = useMutation({
    mutationFn: () => nomenclature(id),
    onSuccess: ({ tache }) => tellTask(tache, 'Lecture de la nomenclature lancée.', { navigate, queries }),
  });
  return (
    <FluxAct
      icon={IconListTree}
      label="Lire la nomenclature"
      busy={reading.isPending}
      unavailable={origine === 'service' ? undefined : UNAVAILABLE}
      onClick={() => reading.mutate()}
    />
  );
}
