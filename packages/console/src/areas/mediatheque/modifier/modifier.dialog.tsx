import { changeMedias, countOf, type EndpointAnswer, media } from '@bridge/contract';
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import '../../../ui/dialog.styles.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { MEDIAS } from '../../../catalogue/media/media.queries.ts';
import { RecordName } from '../../../resource/list/record-name.tsx';
import { refreshResource } from '../../../resource/list/state/use-rows.ts';
import type { Selected } from '../../../resource/list/table/selection.rules.ts';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { VEIL } from '../../../ui/veil.ts';
import { sentenceOf } from '../../explain.ts';
import { Champs, Tags } from './modifier.fields.tsx';
import { corpsDe, type Depart, demandeVide, isVide, type Problemes } from './modifier.rules.ts';

interface Props {
  readonly depart: Depart;
  readonly selected: Selected;
  /** Called when every media was changed: none needs to stay ticked. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

type Resultat = EndpointAnswer<typeof changeMedias>;

const TITRES: Readonly<Record<Depart, string>> = {
  champs: 'Crédit et droits',
  dossier: 'Déplacer vers un dossier',
  tags: 'Tags de média (ce qu’on y voit)',
};

/** Changes several médias together: asks what to set, then tells what was refused and why. */
export default function ModifierDialog({ depart, selected, onDone, onClose }: Props) {
  useReturnFocus();
  const queries = useQueryClient();
  const [demande, setDemande] = useState(() => demandeVide(depart));
  const [problemes, setProblemes] = useState<Problemes>({});
  const change = useMutation({
    mutationFn: (body: Parameters<typeof call<typeof changeMedias>>[1]) => call(changeMedias, body),
    onSuccess: async ({ faits, refuses }) => {
      await refreshResource(queries, media.id);
      if (refuses.length > 0) return;
      showNotice(faits.length > 1 ? `${faits.length} médias modifiés.` : '1 média modifié.');
      onDone();
      onClose();
    },
  });
  const submit = (asked: typeof demande) => {
    const corps = corpsDe([...selected.keys()], asked);
    setProblemes('problemes' in corps ? corps.problemes : {});
    if ('body' in corps) change.mutate({ body: corps.body });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={`${TITRES[depart]}\u00a0: ${countOf(media.noun, selected.size)}`}
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      {change.data && change.data.refuses.length > 0 ? (
        <Outcome resultat={change.data} onClose={onClose} />
      ) : (
        <Stack gap="md">
          {depart === 'tags' ? (
            <Tags demande={demande} onChange={setDemande} />
          ) : (
            <Champs depart={depart} demande={demande} onChange={setDemande} problemes={problemes} />
          )}
          {change.error && (
            <Alert color="red" variant="light" role="alert">
              {sentenceOf(change.error)}
            </Alert>
          )}
          <Group justify="flex-end" gap="sm">
            {depart === 'dossier' && (
              <Button
                variant="subtle"
                color="gray"
                mr="auto"
                disabled={change.isPending}
                onClick={() => submit(demandeVide(depart))}
              >
                {selected.size > 1 ? 'Sortir de leur dossier' : 'Sortir de son dossier'}
              </Button>
            )}
            <Button variant="default" onClick={onClose}>
              Annuler
            </Button>
            <Button loading={change.isPending} disabled={isVide(demande)} onClick={() => submit(demande)}>
              {depart === 'dossier' ? 'Déplacer' : 'Modifier'}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}

function Outcome({
  resultat: { faits, refuses },
  onClose,
}: {
  readonly resultat: Resultat;
  readonly onClose: () => void;
}) {
  return (
    <Stack gap="md">
      <Text role="status">
        {`${faits.length === 0 ? 'Aucun média modifié' : `${countOf(media.noun, faits.length)} modifié${faits.length > 1 ? 's' : ''}`}, ${refuses.length} refusé${refuses.length > 1 ? 's' : ''}.`}
      </Text>
      <ul aria-label="Médias refusés">
        {refuses.map(({ id, titre, raison }) => (
          <li key={id}>
            <RecordName resource={MEDIAS} id={id} name={titre} />{' '}
            <Text span size="sm" c="dimmed">
              {raison}
            </Text>
          </li>
        ))}
      </ul>
      <Group justify="flex-end">
        <Button onClick={onClose} data-autofocus>
          Fermer
        </Button>
      </Group>
    </Stack>
  );
}
