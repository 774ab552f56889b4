import type { Field, FormatVu, Item } from '@bridge/contract';
import { Text } from '@mantine/core';
import { useCallback } from 'react';
import { useForm } from '../../../resource/form/form.context.ts';
import { idIn, textIn } from '../../../resource/values/read.ts';
import { ListEditor } from '../../../resource/widgets/list/list.editor.tsx';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import classes from '../annonces.module.css';
import { useFormats } from '../annonces.queries.ts';
import { creationsIn } from './creation.read.ts';
import { genresPour } from './visuel.rules.ts';

/** The créations of an annonce. Each shows only the fields that its format allows. */
export default function CreationsWidget({ field, ...props }: WidgetProps) {
  const vendu = useForm(({ values }) => idIn(values.format));
  const formats = useFormats(creationsIn(props.value).map(({ format }) => format.id));
  const adapt = useCallback(
    (creation: Item, name: string, declared: Field) =>
      askedBy(formats.get(idIn(creation.format) ?? 0), creation, name, declared),
    [formats],
  );
  const intro = useCallback(
    ({ format }: Item) => {
      const consignes = formats.get(idIn(format) ?? 0)?.consignes;
      return consignes && <Text className={classes.consignes}>{consignes}</Text>;
    },
    [formats],
  );
  if (field.kind !== 'list') return null;
  return (
    <>
      <ListEditor
        {...props}
        list={field}
        adapt={adapt}
        intro={intro}
        startWith={{ format: { ref: 'formatAnnonce', id: vendu ?? 0 } }}
        mayAdd={vendu !== null}
      />
      {vendu === null && !props.readOnly && (
        <Text size="sm" c="dimmed">
          {'Choisissez d’abord le format vendu.'}
        </Text>
      )}
    </>
  );
}

/** The field of a création that its format asks for. A field that holds a value stays, so that it can be emptied. */
function askedBy(format: FormatVu | undefined, creation: Item, name: string, declared: Field): Field | null {
  switch (name) {
    case 'archive':
      return format?.genre === 'html5' || creation.archive !== '' ? declared : null;
    case 'affiche':
      return format?.genre === 'video' || creation.affiche !== null ? declared : null;
    case 'media':
    case 'alternatif':
      return genresPour(format).length > 0 || creation.media !== null ? declared : null;
    case 'titre':
      return phrase(format?.maxTitre, textIn(creation.titre), declared);
    case 'accroche':
      return phrase(format?.maxAccroche, textIn(creation.accroche), declared);
    default:
      return declared;
  }
}

function phrase(most: number | null | undefined, { length }: string, declared: Field): Field | null {
  if (most === 0 && length === 0) return null;
  if (!most) return declared;
  const help = `${most} caractère${most > 1 ? 's' : ''} au plus, ${length} écrit${length > 1 ? 's' : ''}.`;
  return { ...declared, help };
}
