import {
  annulerEcriture,
  approuverEcriture,
  type EcritureApidaeDetail,
  ecritureApidae,
  mayApprove,
  mayCancelEcriture,
  mayReplay,
  mayUndo,
  refuserEcriture,
  rejouerEcriture,
  retablirEcriture,
} from '@bridge/contract';
import { Button, Group } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonsOf } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { wakeJobs } from '../../../api/jobs.ts';
import { showNotice } from '../../../api/notices.ts';
import { resourceKey } from '../../../api/resource-key.ts';
import { MotifDialog } from '../../motif.dialog.tsx';

const look = { variant: 'default', size: 'compact-md' } as const;
const OPTIONS = { words: reasonsOf };

interface Act {
  readonly said: string;
  readonly act: () => Promise<unknown>;
}

/** What may be done with a write where it stands. */
export function Decisions({ line: { id, etat, valeurs } }: { readonly line: EcritureApidaeDetail }) {
  const queries = useQueryClient();
  const [refusing, setRefusing] = useState(false);
  const params = { id };
  const acting = useMutation({
    mutationFn: ({ act }: Act) => act(),
    onSuccess: (_, { said }) => showNotice(said),
    onSettled: () => {
      wakeJobs(queries);
      return queries.invalidateQueries({ queryKey: resourceKey(ecritureApidae.id) });
    },
  });
  const act = (said: string, work: () => Promise<unknown>) => acting.mutate({ said, act: work });
  return (
    <Group gap="xs">
      {mayApprove(etat) && (
        <>
          <Button
            size="compact-md"
            loading={acting.isPending}
            onClick={() => act('La correction part vers Apidae', () => call(approuverEcriture, { params }, OPTIONS))}
          >
            Approuver et envoyer
          </Button>
          <Button {...look} onClick={() => setRefusing(true)}>
            Refuser
          </Button>
        </>
      )}
      {mayReplay(etat) && (
        <Button
          size="compact-md"
          loading={acting.isPending}
          onClick={() => act('L’envoi repart', () => call(rejouerEcriture, { params }, OPTIONS))}
        >
          Rejouer
        </Button>
      )}
      {mayCancelEcriture(etat) && (
        <Button
          {...look}
          onClick={() =>
            act(etat === 'demandee' ? 'L’annulation est demandée à Apidae' : 'Envoi annulé', () =>
              call(annulerEcriture, { params }, OPTIONS),
            )
          }
        >
          {etat === 'demandee' ? 'Annuler la demande dans Apidae' : 'Annuler'}
        </Button>
      )}
      {mayUndo(etat) && valeurs.length > 0 && (
        <Button
          {...look}
          onClick={() =>
            act('Le retour aux textes d’avant est proposé', () => call(retablirEcriture, { params }, OPTIONS))
          }
        >
          Rétablir les textes d’avant
        </Button>
      )}
      {refusing && (
        <MotifDialog
          title="Refuser cette proposition"
          onClose={() => setRefusing(false)}
          onRefuse={(motif) => {
            setRefusing(false);
            act('Proposition refusée', () => call(refuserEcriture, { params, body: { motif } }, OPTIONS));
          }}
        />
      )}
    </Group>
  );
}
