import { diaporama, ORIENTATIONS_D_ECRAN, RESOLUTIONS, tailleDe } from '@bridge/contract';
import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useForm, useRecordFormContext } from '../../resource/form/form.context.ts';
import { idIn } from '../../resource/values/read.ts';
import { parametresQuery } from './display.queries.ts';

const f = diaporama.fields;
const labelOf = (choices: readonly { readonly value: string; readonly label: string }[], value: string) =>
  choices.find((one) => one.value === value)?.label ?? value;

/** Warns that the gabarit was drawn for screens of another shape, and takes their format on a click. */
export default function FormatNote() {
  const { form } = useRecordFormContext();
  const { gabarit, orientation, resolution } = useForm(({ values }) => values);
  const { data } = useQuery(parametresQuery(idIn(gabarit)));
  const drawn = data?.format;
  const own = f.resolution.schema.safeParse(resolution).data;
  if (!drawn || !own) return null;
  const shapeOf = (of: typeof own) => tailleDe(of).largeur / tailleDe(of).hauteur;
  if (drawn.orientation === orientation && Math.abs(shapeOf(drawn.resolution) - shapeOf(own)) < 0.05) return null;
  const take = () => {
    const { setValue } = form.store.getState();
    setValue('orientation', drawn.orientation);
    setValue('resolution', drawn.resolution);
  };
  return (
    <Group gap="sm" role="status">
      <Text size="sm">
        {`Ce gabarit est dessiné pour\u00a0: ${labelOf(ORIENTATIONS_D_ECRAN, drawn.orientation).toLowerCase()}, ${labelOf(RESOLUTIONS, drawn.resolution)}.`}
      </Text>
      <Button variant="default" size="compact-sm" onClick={take}>
        Prendre ce format
      </Button>
    </Group>
  );
}
