import { blankOf } from '@bridge/contract';
import { Button } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { use } from 'react';
import { askYesOrNo } from '../../../ui/confirm.tsx';
import { DescriptorContext } from '../../descriptor.ts';
import { useForm, useFormContext } from '../form.context.ts';
import { ChangeList } from '../history/change-list.tsx';
import { isUsual } from '../values.rules.ts';

interface Props {
  readonly title: string;
  readonly names: readonly string[];
}

/** Resets the fields of a part to the values of a new instance. A field that may be inherited is reset on its own. */
export function ResetPart({ title, names }: Props) {
  const { resource, store } = useFormContext().form;
  const { fields } = resource;
  const descriptor = use(DescriptorContext);
  const values = useForm((state) => state.values);
  const changes = names.flatMap((champ) => {
    const field = fields[champ];
    if (!field || field.inherited || isUsual(field, values[champ])) return [];
    return { champ, avant: values[champ], apres: blankOf(field) };
  });
  if (changes.length === 0) return null;
  const reset = async () => {
    const confirmed = await askYesOrNo({
      title: `Réinitialiser «\u00a0${title}\u00a0»`,
      text: (
        <DescriptorContext value={descriptor}>
          <ChangeList resource={resource} changes={changes} before="Maintenant" after="Sur une nouvelle instance" />
        </DescriptorContext>
      ),
      confirm: 'Remettre les valeurs d’origine',
      cancel: 'Annuler',
    });
    if (confirmed) for (const { champ, apres } of changes) store.getState().setValue(champ, apres);
  };
  return (
    <Button
      variant="subtle"
      color="gray"
      size="xs"
      leftSection={<IconRestore size={14} aria-hidden />}
      aria-label={`Réinitialiser la section ${title}`}
      onClick={() => void reset()}
    >
      Réinitialiser
    </Button>
  );
}
