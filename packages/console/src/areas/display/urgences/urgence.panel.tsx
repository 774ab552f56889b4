import { Button, Group, Skeleton, Text } from '@mantine/core';
import { IconBroadcast, IconPlayerStop } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { showNotice } from '../../../api/notices.ts';
import { useForm, useRecordFormContext } from '../../../resource/form/form.context.ts';
import { isDirty } from '../../../resource/form/form.store.ts';
import type { FormPanelProps } from '../../../resource/form/form-panel.ts';
import { saveForm } from '../../../resource/form/save/save.ts';
import { useRights } from '../../../resource/list/actions/use-rights.ts';
import { Dot } from '../../../ui/dot.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ecransQuery, RYTHME } from '../ecrans/ecran.queries.ts';
import { Confirmees } from './confirmees.tsx';
import { confirmDiffusion, DITS, nomDe } from './diffusion.ts';
import { ETATS_D_URGENCE, ecransVises, etatDUrgence, portee } from './urgence.rules.ts';

/** Beside a saved message: whether it is on screens, how many screens it reaches, and its two buttons. */
export default function UrgencePanel({ record, resource }: FormPanelProps) {
  const { form } = useRecordFormContext();
  const values = useForm((state) => state.values);
  const dirty = useForm(isDirty);
  const { edit } = useRights(resource, record);
  const { data: ecrans } = useQuery({ ...ecransQuery(), refetchInterval: RYTHME });
  const etat = etatDUrgence(record, new Date());
  const isOn = record.diffusee === true;
  const vises = ecrans && ecransVises(values, ecrans);
  const compte = vises && portee(vises);
  const acting = useMutation({
    mutationFn: async (diffusee: boolean) => {
      if (diffusee && !(await confirmDiffusion(nomDe(record), compte ?? ''))) return;
      const { setValue } = form.store.getState();
      setValue('diffusee', diffusee);
      // The form was refused for another field, which says why: nothing went on screen.
      if ((await saveForm(form)) === 'kept') setValue('diffusee', !diffusee);
      else showNotice(diffusee ? DITS.diffuser : DITS.retirer);
    },
  });
  return (
    <Panel title="Diffusion">
      <div role="status">
        <Group gap={8}>
          <Dot colour={ETATS_D_URGENCE[etat].colour} />
          <Text fw={600}>{ETATS_D_URGENCE[etat].label}</Text>
        </Group>
        {compte === undefined ? <Skeleton height={20} /> : <Text size="sm">{compte}</Text>}
      </div>
      {etat === 'a-l-ecran' && !dirty && vises && vises.length > 0 && <Confirmees id={record.id} vises={vises} />}
      {edit && !record.archiveLe && !record.supprimeLe && (
        <div>
          {isOn ? (
            <Button
              variant="default"
              leftSection={<IconPlayerStop size={16} aria-hidden />}
              loading={acting.isPending}
              onClick={() => acting.mutate(false)}
            >
              Retirer
            </Button>
          ) : (
            <Button
              color="red"
              leftSection={<IconBroadcast size={16} aria-hidden />}
              loading={acting.isPending}
              onClick={() => acting.mutate(true)}
            >
              {dirty ? 'Enregistrer et diffuser maintenant' : 'Diffuser maintenant'}
            </Button>
          )}
        </div>
      )}
      {etat === 'terminee' && (
        <Text size="sm" c="dimmed">
          Sa fin est passée. Donnez-lui une autre date pour le montrer de nouveau.
        </Text>
      )}
    </Panel>
  );
}
