import { type Creation, MOST_CREATIONS, nouvelleCreation } from '@bridge/contract';
import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { OrderedCards } from '../../catalogue/ordered-cards.tsx';
import { useForm } from '../../resource/form/form.context.ts';
import { languageName } from '../../resource/values/language.ts';
import { idIn } from '../../resource/values/read.ts';
import { innerIdOf } from '../../resource/widgets/control.ts';
import { innerOf } from '../../resource/widgets/list.rules.ts';
import type { WidgetProps } from '../../resource/widgets/widget.ts';
import { useFormats } from './annonces.queries.ts';
import { CreationFields } from './creation.fields.tsx';
import { creationsIn } from './creation.read.ts';

/** What an annonce shows, one card per format and language. */
export default function CreationsWidget({ id, value, onChange, inner, readOnly }: WidgetProps) {
  const creations = creationsIn(value);
  const vendu = useForm(({ values }) => idIn(values.format));
  const formats = useFormats(creations.map(({ format }) => format.id));
  const titleOf = ({ format, langue }: Creation) =>
    [formats.get(format.id)?.nom ?? 'Format', langue === '' ? 'toutes les langues' : languageName(langue)].join(' · ');
  if (readOnly)
    return (
      <Text id={id} tabIndex={-1}>
        {creations.map(titleOf).join(', ') || 'Aucune création'}
      </Text>
    );
  return (
    <OrderedCards<Creation>
      id={id}
      items={creations}
      onChange={onChange}
      inner={inner}
      isToldInside={() => true}
      most={MOST_CREATIONS}
      cardOf={(creation, rank) => ({
        name: `la création ${rank + 1}`,
        title: titleOf(creation),
        sentence: creation.titre || creation.accroche,
      })}
      draw={(creation, rank, change) => (
        <CreationFields
          id={innerIdOf(id, String(rank))}
          creation={creation}
          format={formats.get(creation.format.id)}
          inner={innerOf(inner, rank)}
          onChange={change}
        />
      )}
    >
      {(add) => (
        <>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={14} aria-hidden />}
            disabled={vendu === null || creations.length >= MOST_CREATIONS}
            onClick={() => add(nouvelleCreation(vendu ?? 0))}
          >
            Ajouter une création
          </Button>
          {vendu === null && (
            <Text size="sm" c="dimmed">
              {'Choisissez d’abord le format vendu.'}
            </Text>
          )}
        </>
      )}
    </OrderedCards>
  );
}
