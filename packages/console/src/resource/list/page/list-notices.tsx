import { Alert } from '@mantine/core';
import { IconCloudOff, IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useListContext } from '../list.context.ts';

/** The notices above the rows: an address not wholly understood, a network that is down, rows that may be old. */
export function ListNotices() {
  const { list, rows } = useListContext();
  const { parameters, view } = list.unread;
  const told = [parameters.join(), view].join();
  const [closed, setClosed] = useState('');
  const sentences = [
    ...(view ? ['La vue demandée n’existe plus, ou n’est plus partagée avec vous.'] : []),
    ...(parameters.length > 0 ? [ignoredSentence(parameters)] : []),
  ];
  return (
    <>
      {sentences.length > 0 && closed !== told && (
        <Alert
          color="yellow"
          variant="light"
          role="status"
          icon={<IconInfoCircle aria-hidden />}
          withCloseButton
          closeButtonLabel="Fermer"
          onClose={() => setClosed(told)}
        >
          {sentences.join(' ')}
        </Alert>
      )}
      {rows.total !== undefined && (rows.offline || rows.error) && (
        <Alert color="gray" variant="light" role="status" icon={<IconCloudOff aria-hidden />}>
          {rows.offline
            ? 'Vous êtes hors ligne\u00a0: cette liste est celle d’avant la coupure.'
            : 'La liste n’a pas pu être relue\u00a0: elle n’est peut-être plus à jour.'}
        </Alert>
      )}
    </>
  );
}

function ignoredSentence(parameters: readonly string[]): string {
  return parameters.length === 1
    ? `Un paramètre de l’adresse n’a pas été compris, et est ignoré\u00a0: ${parameters[0]}.`
    : `Des paramètres de l’adresse n’ont pas été compris, et sont ignorés\u00a0: ${parameters.join(', ')}.`;
}
