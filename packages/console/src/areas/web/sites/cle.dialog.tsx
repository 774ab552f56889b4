import { createCle } from '@bridge/contract';
import { Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import '../../../ui/dialog.styles.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { obligatory } from '../../../resource/widgets/obligatory.tsx';
import { useSchemaForm } from '../../../ui/use-schema-form.ts';
import { VEIL } from '../../../ui/veil.ts';
import { explain } from '../../explain.ts';
import { clesQuery } from './cles.queries.ts';

interface Props {
  readonly site: number;
  /** Receives the key, which is told only once. */
  readonly onMade: (cle: string) => void;
  readonly onClose: () => void;
}

/** Makes a key of the public API: asks for its use, the pages that may use it, and its rate. */
export default function CleDialog({ site, onMade, onClose }: Props) {
  useReturnFocus();
  const queries = useQueryClient();
  const [values, setValues] = useState({ nom: '', quota: '10000', origines: '' });
  const form = useSchemaForm({
    name: 'cle',
    values,
    onChange: setValues,
    schema: createCle.body,
    toBody: ({ nom, quota, origines }) => ({
      nom,
      quota: Number(quota),
      origines: originesIn(origines).filter(isOrigine),
    }),
    check: checkOrigines,
    explain,
    send: async (body) => {
      const { items, cle } = await call(createCle, { params: { id: site }, body });
      queries.setQueryData(clesQuery(site).queryKey, { items });
      onMade(cle);
    },
  });
  const origines = form.field('origines');
  return (
    <Modal
      opened
      onClose={onClose}
      title="Créer une clé de l’API"
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <form noValidate onSubmit={form.submit}>
        <Stack gap="md">
          {form.message && (
            <Text role="alert" size="sm" c="var(--mantine-color-error)">
              {form.message}
            </Text>
          )}
          <TextInput
            {...obligatory('Nom')}
            description={'À quoi elle sert\u00a0: «\u00a0Application mobile\u00a0», «\u00a0Extension WordPress\u00a0»…'}
            data-autofocus
            {...form.field('nom')}
          />
          <TextInput {...obligatory('Requêtes par jour')} inputMode="numeric" {...form.field('quota')} />
          <Textarea
            label="Pages qui peuvent s’en servir"
            description={
              'Une adresse par ligne, par exemple https://www.exemple.fr. Vide\u00a0: des serveurs seulement.'
            }
            rows={3}
            value={origines.value}
            error={origines.error}
            data-path={origines['data-path']}
            onChange={({ currentTarget }) => setValues({ ...values, origines: currentTarget.value })}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Annuler
            </Button>
            <Button type="submit" loading={form.busy}>
              Créer la clé
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

const originesIn = (text: string) => text.split(/[\s,;]+/).filter(Boolean);
const isOrigine = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text);

/** The error about one address is told at the field of all the addresses. */
function checkOrigines({ origines }: { readonly origines: string }) {
  const wrong = originesIn(origines).find((one) => !isOrigine(one));
  if (wrong === undefined) return [];
  return [
    {
      path: 'origines',
      message: `«\u00a0${wrong}\u00a0» n’est pas une adresse de site, comme https://www.exemple.fr.`,
    },
  ];
}
