import { FINS_DE_FLUX, LARGEST_DEPOT } from '@bridge/contract';
import { Button, Group, Progress, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatBytes } from '../../../resource/values/format.ts';
import { textIn } from '../../../resource/values/read.ts';
import { DropZone } from '../../../resource/widgets/files/drop-zone.tsx';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import classes from '../flux.module.css';
import { kindsFor } from './depot.rules.ts';
import { ChosenDepot, DepotChoice } from './depot-choice.tsx';
import { depotsQuery, useDepotUpload } from './use-depot.ts';

/** The file of a feed: dropped here, or chosen among those of the server. */
export default function DepotWidget({ id, field, value, onChange, readOnly, hold, resource }: WidgetProps) {
  const name = textIn(value);
  const depots = useQuery(depotsQuery);
  const upload = useDepotUpload((depot) => onChange(depot.nom), hold);
  const { state } = upload;
  const chosen = <ChosenDepot name={name} depots={depots.data} />;
  if (readOnly) return name === '' ? <Text c="dimmed">Aucun fichier.</Text> : chosen;

  return (
    <DropZone label={field.label} accept={FINS_DE_FLUX} onFile={upload.send} className={classes.zone}>
      {(choose) => (
        <>
          {name !== '' && chosen}
          <Group gap="xs">
            <Button
              id={id}
              variant="default"
              size="xs"
              leftSection={<IconUpload size={14} stroke={1.7} aria-hidden />}
              onClick={choose}
            >
              {name === '' ? 'Envoyer un fichier' : 'Envoyer un autre fichier'}
            </Button>
            <Text size="xs" c="dimmed">
              {`ou déposez-le ici. ${kindsFor(resource)}, ${formatBytes(LARGEST_DEPOT)} au plus.`}
            </Text>
          </Group>
          {state.kind === 'sending' && (
            <Group gap="xs">
              <Progress value={state.percent} aria-label={`Envoi de ${state.name}`} flex="1 1 8rem" />
              <Text size="xs" c="dimmed">
                {`${state.percent}\u00a0% de ${formatBytes(state.size)}`}
              </Text>
              <Button variant="subtle" color="gray" size="compact-xs" onClick={upload.cancel}>
                Annuler l’envoi
              </Button>
            </Group>
          )}
          {state.kind === 'failed' && (
            <Text size="xs" c="var(--mantine-color-error)" role="alert">
              {state.problem}
            </Text>
          )}
          <DepotChoice label={field.label} name={name} depots={depots} onChange={onChange} />
        </>
      )}
    </DropZone>
  );
}
