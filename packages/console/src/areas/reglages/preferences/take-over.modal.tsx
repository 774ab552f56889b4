import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import '../../../ui/dialog.styles.ts';
import type { ReactNode } from 'react';
import { useForm, useFormContext } from '../../../resource/form/form.context.ts';
import { ChangeList } from '../../../resource/form/history/change-list.tsx';
import { differences, type Values } from '../../../resource/form/values.rules.ts';
import { VEIL } from '../../../ui/veil.ts';

interface Props {
  readonly title: string;
  /** The values to put in the form; null while they are not known. */
  readonly other: Values | null;
  /** The sentence shown when the form has these values already. */
  readonly same: string;
  readonly confirm: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Shows values from elsewhere beside those of the form, and puts them in the form, to be saved with the rest. */
export function TakeOverModal({ title, other, same, confirm, onClose, children }: Props) {
  const { resource, store } = useFormContext().form;
  const values = useForm((state) => state.values);
  const next = { ...values, ...other };
  const names = differences(resource.fields, values, next);
  const take = () => {
    for (const name of names) store.getState().setValue(name, next[name]);
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={title} size="lg" overlayProps={VEIL} closeButtonProps={CLOSE}>
      <Stack gap="md">
        {children}
        {other && names.length === 0 && <Text size="sm">{same}</Text>}
        <ChangeList
          resource={resource}
          changes={names.map((champ) => ({ champ, avant: values[champ], apres: next[champ] }))}
          before="Dans le formulaire"
          after="À la place"
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {names.length > 0 ? 'Annuler' : 'Fermer'}
          </Button>
          {names.length > 0 && <Button onClick={take}>{confirm}</Button>}
        </Group>
      </Stack>
    </Modal>
  );
}

const CLOSE = { 'aria-label': 'Fermer' };
