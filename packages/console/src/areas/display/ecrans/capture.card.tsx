import { Button, Skeleton, Text } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormPanelProps } from '../../../resource/form/form-panel.ts';
import { useRights } from '../../../resource/list/actions/use-rights.ts';
import { formatInstant } from '../../../resource/values/format.ts';
import { textIn } from '../../../resource/values/read.ts';
import { Panel } from '../../../ui/panel.tsx';
import { sentenceOf } from '../../explain.ts';
import { orderAll } from './ecran.ordres.ts';
import { captureQuery } from './ecran.queries.ts';
import classes from './ecrans.module.css';
import { useEtatVif } from './use-etat-vif.ts';

/** The last picture that the screen took of itself, and the button that asks for another. */
export function CaptureCard({ record, resource }: FormPanelProps) {
  const vif = useEtatVif(record);
  const { edit } = useRights(resource, record);
  const priseLe = textIn(vif.captureLe);
  /** The date of the picture in place when another was asked for. */
  const [avant, setAvant] = useState<string | null>(null);
  const asking = useMutation({
    mutationFn: () => orderAll([record.id], 'capturer'),
    onSuccess: () => setAvant(priseLe),
  });
  const isAwaited = avant !== null && avant === priseLe;
  return (
    <Panel title="À l’écran">
      {priseLe === '' ? (
        <Text size="sm" c="dimmed">
          Demandez une image pour voir ce qu’il montre en ce moment.
        </Text>
      ) : (
        <Capture id={record.id} nom={textIn(record.nom)} priseLe={priseLe} />
      )}
      {edit && (
        <div>
          <Button
            variant="default"
            leftSection={<IconCamera size={16} aria-hidden />}
            loading={asking.isPending}
            onClick={() => asking.mutate()}
          >
            Prendre une image
          </Button>
        </div>
      )}
      {isAwaited && (
        <Text size="sm" c="dimmed" role="status">
          Image demandée. L’écran l’envoie à ses prochaines nouvelles.
        </Text>
      )}
    </Panel>
  );
}

interface CaptureProps {
  readonly id: number;
  readonly nom: string;
  readonly priseLe: string;
}

function Capture({ id, nom, priseLe }: CaptureProps) {
  const { data, error } = useQuery(captureQuery(id, priseLe));
  if (error) return <Text size="sm">{`L’image n’a pas pu être lue. ${sentenceOf(error)}`}</Text>;
  if (!data) return <Skeleton height={160} />;
  const { relative, full } = formatInstant(priseLe, new Date());
  return (
    <figure style={{ margin: 0 }}>
      <img className={classes.capture} src={data} alt={`Ce que montre «\u00a0${nom}\u00a0»`} />
      <Text component="figcaption" size="xs" c="dimmed" title={full}>
        {`Image prise ${relative}`}
      </Text>
    </figure>
  );
}
