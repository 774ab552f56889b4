import {
  approveGeneration,
  freezeGeneration,
  type GenerationDetail,
  generation as generationResource,
  mayAccess,
  redoGeneration,
  refuseGeneration,
  removeGeneration,
} from '@bridge/contract';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../api/client.ts';
import { useSession } from '../../../api/session.store.ts';
import { tachePath } from '../../../navigation/jobs/job-path.ts';
import { useMayVisit } from '../../../navigation/may-visit.ts';
import { askYesOrNo } from '../../../ui/confirm.tsx';
import { MotifDialog } from '../../common/lignes/motif.dialog.tsx';
import { useActing } from '../../common/lignes/use-acting.ts';
import { useDecides } from './use-decides.ts';

interface Props {
  readonly generation: GenerationDetail;
  readonly onRemoved: () => void;
}

const look = { variant: 'default', size: 'compact-md' } as const;

/** The decisions that the state of a document allows. */
export function Decisions({ generation, onRemoved }: Props) {
  const viewer = useSession((session) => session.viewer);
  const mayVisit = useMayVisit();
  const [refusing, setRefusing] = useState(false);
  const { id, etat, bloquantes, figee, fichiers, validateurs } = generation;
  const params = { id };
  const { act, isPending } = useActing(generationResource.id);
  const isAdmin = mayAccess(freezeGeneration.access, viewer);
  const decides = useDecides(validateurs);

  const validate = async () => {
    const stops = bloquantes ?? 0;
    const agreed =
      stops === 0 ||
      (await askYesOrNo({
        title: 'Valider malgré le contrôle\u00a0?',
        text: `${stops === 1 ? 'Un point bloquant reste' : `${stops} points bloquants restent`} dans ce document. Validé, il devient celui de l’adresse permanente, et ses envois partent.`,
        confirm: 'Valider quand même',
        cancel: 'Relire',
        danger: true,
      }));
    if (agreed)
      act('Document validé', () => call(approveGeneration, { params, body: { malgreLeControle: stops > 0 } }));
  };
  const remove = async () => {
    const agreed = await askYesOrNo({
      title: 'Supprimer ce document\u00a0?',
      text: 'Ses fichiers et ses données disparaissent. S’il est le dernier validé, son adresse permanente donne celui d’avant.',
      confirm: 'Supprimer',
      cancel: 'Garder',
      danger: true,
    });
    if (!agreed) return;
    act('Document supprimé', () => call(removeGeneration, { params }), onRemoved);
  };

  return (
    <Group gap="xs">
      {etat === 'en-cours' && generation.tache !== null && mayVisit(tachePath(generation.tache)) && (
        <Button {...look} component={Link} to={tachePath(generation.tache)}>
          Suivre la préparation
        </Button>
      )}
      {etat === 'prete' && decides && (
        <>
          <Button size="compact-md" loading={isPending} onClick={() => void validate()}>
            Valider
          </Button>
          <Button {...look} onClick={() => setRefusing(true)}>
            Refuser
          </Button>
        </>
      )}
      {fichiers.length > 0 && (
        <Button
          {...look}
          title="Avec les mêmes données, quoi que soit devenu le catalogue"
          onClick={() => act('Le document se prépare à nouveau', () => call(redoGeneration, { params }))}
        >
          Refaire
        </Button>
      )}
      {fichiers.length > 0 && isAdmin && (
        <Button
          {...look}
          title={figee ? 'Il partira avec les plus anciens' : 'Il ne sera jamais retiré de lui-même'}
          onClick={() =>
            act(figee ? 'Document libéré' : 'Document figé', () =>
              call(freezeGeneration, { params, body: { figee: !figee } }),
            )
          }
        >
          {figee ? 'Libérer' : 'Figer'}
        </Button>
      )}
      {etat !== 'en-cours' && isAdmin && (
        <Button {...look} c="var(--mantine-color-error)" onClick={() => void remove()}>
          Supprimer
        </Button>
      )}
      {refusing && (
        <MotifDialog
          title="Refuser ce document"
          onClose={() => setRefusing(false)}
          onRefuse={(motif) => {
            setRefusing(false);
            act('Document refusé', () => call(refuseGeneration, { params, body: { motif } }));
          }}
        />
      )}
    </Group>
  );
}
