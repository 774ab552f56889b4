import {
  configTraductionApidae,
  ETATS_DE_LOT,
  ecritureApidae,
  type LotDeTraductionApidae,
  lotsDeTraductionApidae,
  pushLot,
  runTraductionApidae,
  undoTranslatedLot,
} from '@bridge/contract';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { reasonsOf } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { wakeJobs } from '../../../api/jobs.ts';
import { showNotice } from '../../../api/notices.ts';
import { resourceKey } from '../../../api/resource-key.ts';
import { paceOf } from '../../../navigation/jobs/job.rules.ts';
import type { FormPanelProps } from '../../../resource/form/form-panel.ts';
import { formatInstant } from '../../../resource/values/format.ts';
import { askYesOrNo } from '../../../ui/confirm.tsx';
import { Dot } from '../../../ui/dot.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { lotEnMots } from './lot.words.ts';
import classes from './lots.module.css';

const keyOf = (id: number) => [...resourceKey(configTraductionApidae.id), 'lots', id];
const MOVING: readonly string[] = ['traduction', 'envoi'];
const OPTIONS = { words: reasonsOf };

interface Act {
  readonly said: string;
  readonly act: () => Promise<unknown>;
}

/** Beside a saved configuration: its lots of translations for Apidae, and the decisions about each. */
export default function LotsPanel({ record: { id } }: FormPanelProps) {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(lotsDeTraductionApidae, { params: { id } }, { signal }),
    refetchInterval: ({ state }) =>
      paceOf(state.data?.items.filter(({ etat }) => MOVING.includes(etat)).length, state.status === 'error'),
  });
  const acting = useMutation({
    mutationFn: ({ act }: Act) => act(),
    onSuccess: (_, { said }) => showNotice(said),
    onSettled: () => {
      wakeJobs(queries);
      return queries.invalidateQueries({ queryKey: keyOf(id) });
    },
  });
  const act = (said: string, work: () => Promise<unknown>) => acting.mutate({ said, act: work });
  return (
    <Panel
      title="Lots"
      intro="Chaque exécution traduit ce qui manque à Apidae. Un lot se relit, se pousse et s’annule en entier."
      aside={
        <Button
          loading={acting.isPending}
          onClick={() => act('La traduction commence', () => call(runTraductionApidae, { params: { id } }, OPTIONS))}
        >
          Exécuter
        </Button>
      }
    >
      {data?.items.length === 0 && <Text c="dimmed">Rien n’a encore été traduit par cette configuration.</Text>}
      <ul className={classes.lots}>
        {data?.items.map((lot) => (
          <Lot key={lot.id} lot={lot} act={act} />
        ))}
      </ul>
    </Panel>
  );
}

function Lot({
  lot,
  act,
}: {
  readonly lot: LotDeTraductionApidae;
  readonly act: (said: string, work: () => Promise<unknown>) => void;
}) {
  const { id, etat, message, le, aRelire, aPousser, envois } = lot;
  const known = ETATS_DE_LOT.find(({ value }) => value === etat);
  const params = { id };
  const undo = async () => {
    const agreed = await askYesOrNo({
      title: 'Annuler ce lot\u00a0?',
      text: 'Ce qui n’est pas parti ne partira pas, ce qui attend dans Apidae y est repris, et les textes d’avant sont proposés à la place de ce qui est écrit.',
      confirm: 'Annuler le lot',
      cancel: 'Garder',
      danger: true,
    });
    if (agreed) act('L’annulation commence', () => call(undoTranslatedLot, { params }, OPTIONS));
  };
  return (
    <li>
      <Stack gap={4}>
        <Group gap="xs" wrap="nowrap">
          <Dot colour={known?.colour ?? 'gray'} />
          <Text size="sm" fw={600}>
            {`Lot n°\u00a0${id}\u00a0: ${known?.label ?? etat}`}
          </Text>
        </Group>
        <Text size="sm">{lotEnMots(lot)}</Text>
        {message !== '' && <Text size="sm">{message}</Text>}
        <Text size="xs" c="dimmed">
          {formatInstant(le, new Date()).relative}
          {lot.par !== null && `, par ${lot.par}`}
        </Text>
        <Group gap="sm">
          {(etat === 'relecture' || etat === 'pousse') && aPousser > 0 && (
            <Button
              size="compact-sm"
              onClick={() => act('Les traductions partent vers Apidae', () => call(pushLot, { params }, OPTIONS))}
            >
              Pousser vers Apidae
            </Button>
          )}
          {aRelire > 0 && (
            <Anchor component={Link} size="sm" to="/reglages/traductions?etat=a_relire">
              Relire
            </Anchor>
          )}
          {envois.total > 0 && (
            <Anchor component={Link} size="sm" to={`${ecritureApidae.path}/list?lot=${id}..${id}`}>
              Voir les envois
            </Anchor>
          )}
          {(etat === 'relecture' || etat === 'pousse') && (
            <Button size="compact-sm" variant="default" onClick={() => void undo()}>
              Annuler le lot
            </Button>
          )}
        </Group>
      </Stack>
    </li>
  );
}
