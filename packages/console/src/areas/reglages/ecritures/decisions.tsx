import {
  approveEcriture,
  cancelEcriture,
  type EcritureApidaeDetail,
  ecritureApidae,
  mayApprove,
  mayCancelEcriture,
  mayReplay,
  mayUndo,
  refuseEcriture,
  replayEcriture,
  restoreEcriture,
} from '@bridge/contract';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { reasonsOf } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { MotifDialog } from '../../common/lignes/motif.dialog.tsx';
import { useActing } from '../../common/lignes/use-acting.ts';

const look = { variant: 'default', size: 'compact-md' } as const;
const OPTIONS = { words: reasonsOf };

/** The decisions that the state of a write allows. */
export function Decisions({ line: { id, etat, valeurs } }: { readonly line: EcritureApidaeDetail }) {
  const [refusing, setRefusing] = useState(false);
  const params = { id };
  const { act, isPending } = useActing(ecritureApidae.id);
  return (
    <Group gap="xs">
      {mayApprove(etat) && (
        <>
          <Button
            size="compact-md"
            loading={isPending}
            onClick={() => act('La correction part vers Apidae', () => call(approveEcriture, { params }, OPTIONS))}
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
          loading={isPending}
          onClick={() => act('L’envoi repart', () => call(replayEcriture, { params }, OPTIONS))}
        >
          Rejouer
        </Button>
      )}
      {mayCancelEcriture(etat) && (
        <Button
          {...look}
          onClick={() =>
            act(etat === 'demandee' ? 'L’annulation est demandée à Apidae' : 'Envoi annulé', () =>
              call(cancelEcriture, { params }, OPTIONS),
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
            act('Le retour aux textes d’avant est proposé', () => call(restoreEcriture, { params }, OPTIONS))
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
            act('Proposition refusée', () => call(refuseEcriture, { params, body: { motif } }, OPTIONS));
          }}
        />
      )}
    </Group>
  );
}
