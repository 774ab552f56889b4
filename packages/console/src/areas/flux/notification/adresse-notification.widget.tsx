import { Button, Group, Text, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { textIn } from '../../../resource/values/read.ts';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';

/** An address to give to the source, which is read and copied. */
export default function AdresseNotificationWidget({ id, field, value }: WidgetProps) {
  const given = textIn(value);
  // The server knows the path; the console adds the address that people reach it by.
  const address = given.startsWith('/') ? `${location.origin}${given}` : given;
  const [copy, setCopy] = useState<'no' | 'done' | 'failed'>('no');
  if (address === '') return <Text c="dimmed">Elle est donnée au premier enregistrement.</Text>;
  const write = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopy('done');
    } catch {
      // On plain http, browsers have no clipboard: the text is selected, to be copied by hand.
      document.querySelector<HTMLInputElement>(`[id="${id}"]`)?.select();
      setCopy('failed');
    }
  };
  return (
    <>
      <Group gap="xs" wrap="nowrap">
        <TextInput
          id={id}
          aria-label={field.label}
          readOnly
          value={address}
          flex={1}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button
          variant="default"
          flex="none"
          leftSection={copy === 'done' ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          onClick={() => void write()}
        >
          Copier
        </Button>
      </Group>
      <Text size="xs" c="dimmed" role="status">
        {copy === 'done' && 'Adresse copiée.'}
        {copy === 'failed' &&
          'Votre navigateur ne copie pas à votre place\u00a0: l’adresse est sélectionnée, copiez-la.'}
      </Text>
    </>
  );
}
