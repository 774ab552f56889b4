import { type AnyRecord, fluxApidae } from '@bridge/contract';
import { Group, Text } from '@mantine/core';
import { IconArrowBackUp, IconFileZip, IconRotateClockwise } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { showNotice } from '../../../api/notices.ts';
import { useRecordFormContext } from '../../../resource/form/form.context.ts';
import { noteChange } from '../../../resource/form/record.queries.ts';
import { askYesOrNo } from '../../../ui/confirm.tsx';
import { giveUp, readAgain, reset, tellLaunched } from '../flux.calls.ts';
import { FluxAct } from './flux-act.tsx';

/** Reads the last archive received once more. */
export function RelireAct({ id }: { readonly id: number }) {
  const { queries } = useRecordFormContext().form;
  const navigate = useNavigate();
  const reading = useMutation({
    mutationFn: () => readAgain(id),
    onSuccess: (lancement) => {
      tellLaunched(lancement, false, { navigate, queries });
      noteChange(queries, fluxApidae);
    },
  });
  return (
    <FluxAct
      icon={IconFileZip}
      label="Relire le dernier ZIP"
      busy={reading.isPending}
      onClick={() => reading.mutate()}
    />
  );
}

const QUESTION = {
  title: 'Forcer une réinitialisation\u00a0?',
  confirm: 'Réinitialiser',
  cancel: 'Ne rien faire',
};

/** Reads everything anew and removes what does not come: the button asks for it, or gives up one that is awaited. */
export function ResetAct({ record }: { readonly record: AnyRecord }) {
  return record.reinitialiser === true ? <Awaited id={record.id} /> : <Reset record={record} />;
}

function Awaited({ id }: { readonly id: number }) {
  const { queries } = useRecordFormContext().form;
  const leaving = useMutation({
    mutationFn: () => giveUp(id),
    onSuccess: () => {
      showNotice('Le prochain export sera lu comme Apidae l’annoncera.');
      noteChange(queries, fluxApidae);
    },
  });
  return (
    <Group gap="xs">
      <Text size="sm">Réinitialisation attendue au prochain export</Text>
      <FluxAct icon={IconArrowBackUp} label="Y renoncer" busy={leaving.isPending} onClick={() => leaving.mutate()} />
    </Group>
  );
}

function Reset({ record }: { readonly record: AnyRecord }) {
  const { queries } = useRecordFormContext().form;
  const navigate = useNavigate();
  const isAnnounced = record.origine === 'export';
  const resetting = useMutation({
    mutationFn: () => reset(record.id),
    onSuccess: ({ lancement }) => {
      if (lancement) tellLaunched(lancement, false, { navigate, queries });
      else showNotice('Le prochain export annoncé sera lu comme complet. Demandez-en un complet dans Apidae.', 8_000);
      noteChange(queries, fluxApidae);
    },
  });
  const ask = async () => {
    const when = isAnnounced
      ? 'Le prochain export qu’Apidae annoncera sera lu comme complet.'
      : 'Tout le flux est relu maintenant.';
    const text = `${when} Les objets qui n’y sont pas quitteront le catalogue\u00a0; au-delà du seuil d’alerte, l’import s’arrêtera et attendra votre accord.`;
    if (await askYesOrNo({ ...QUESTION, text })) resetting.mutate();
  };
  return (
    <FluxAct
      icon={IconRotateClockwise}
      label="Forcer une réinitialisation"
      busy={resetting.isPending}
      onClick={() => void ask()}
    />
  );
}
