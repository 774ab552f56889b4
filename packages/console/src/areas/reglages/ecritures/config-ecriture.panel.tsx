import { ecritureApidae, testAutorisation } from '@bridge/contract';
import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../api/client.ts';
import type { FormPanelProps } from '../../../resource/form/form-panel.ts';
import { Dot } from '../../../ui/dot.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { sentenceOf } from '../../explain.ts';

/** Beside a saved configuration: tests whether Apidae accepts a change to an objet, and links to what was sent. */
export default function ConfigEcriturePanel({ record: { id } }: FormPanelProps) {
  const [identifiant, setIdentifiant] = useState('');
  const asking = useMutation({
    mutationFn: (numero: string) =>
      call(testAutorisation, { params: { id }, body: { identifiant: numero } }, { toldInPlace: true }),
  });
  const sent = `${ecritureApidae.path}/list?config=${id}`;
  return (
    <Panel
      title="Autorisation"
      intro="Apidae dit si cette configuration, telle qu’elle est enregistrée, peut modifier un objet."
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          asking.mutate(identifiant.trim());
        }}
      >
        <Stack gap="sm">
          <Group gap="sm" align="end">
            <TextInput
              label="Numéro de l’objet dans Apidae"
              inputMode="numeric"
              value={identifiant}
              error={asking.error && sentenceOf(asking.error)}
              onChange={({ currentTarget }) => setIdentifiant(currentTarget.value)}
              style={{ flex: '1 1 10rem' }}
            />
            <Button type="submit" variant="default" loading={asking.isPending} disabled={identifiant.trim() === ''}>
              Tester
            </Button>
          </Group>
          {asking.data && (
            <Group gap="xs" role="status" wrap="nowrap" align="baseline">
              <Dot colour={asking.data.possible ? 'green' : 'red'} />
              <Text size="sm">{asking.data.phrase}</Text>
            </Group>
          )}
          <Anchor component={Link} to={sent} size="sm">
            Voir les envois de cette configuration
          </Anchor>
        </Stack>
      </form>
    </Panel>
  );
}
