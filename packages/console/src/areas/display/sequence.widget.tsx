import { choice, diapositives, dureeDeBoucle, dureeEnMots, type Field, type Item } from '@bridge/contract';
import { Button, Text } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useCallback } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useForm } from '../../resource/form/form.context.ts';
import { useReferredNames } from '../../resource/values/use-names.ts';
import { ListEditor } from '../../resource/widgets/list/list.editor.tsx';
import type { WidgetProps } from '../../resource/widgets/widget.ts';
import classes from './display.module.css';
import { Pellicule } from './pellicule.tsx';
import { usePosition } from './position.store.ts';
import { diapositivesIn, plagesIn, programmeIn } from './sequence.rules.ts';

/** The slides of a diaporama, each one click from its preview, and their total duration. */
export default function SequenceWidget({ field, ...props }: WidgetProps) {
  const slides = diapositivesIn(props.value);
  const noms = useReferredNames(diapositives, props.value);
  const { langues, alternance } = useForm(
    useShallow(({ values }) => ({ langues: values.langues, alternance: values.alternance })),
  );
  const plages = useForm(useShallow(({ values }) => plagesIn(values.plages)));
  const { lookAt } = usePosition();
  const adapt = useCallback(
    (slide: Item, name: string, declared: Field) => (name === 'plage' ? plageOf(slide, plages) : declared),
    [plages],
  );
  const show = useCallback((rang: number) => lookAt({ rang, pas: 0 }), [lookAt]);
  const aside = useCallback((_slide: Item, rang: number) => <Voir rang={rang} onVoir={show} />, [show]);
  if (field.kind !== 'list') return null;
  return (
    <div className={classes.sequence}>
      {!props.readOnly && <Pellicule slides={slides} noms={noms} />}
      <ListEditor {...props} list={field} adapt={adapt} aside={aside} isOff={isMasquee} onAdd={show} />
      {slides.length > 0 && (
        <Text size="sm" c="dimmed" role="status">
          {`Une boucle dure ${dureeEnMots(dureeDeBoucle(programmeIn({ sequence: slides, langues, alternance })))} au plus.`}
        </Text>
      )}
    </div>
  );
}

const isMasquee = ({ active }: Item) => active === false;

/** The choice of a plage among those of the form; null while the form has none. */
function plageOf({ plage }: Item, plages: readonly string[]): Field | null {
  if (plages.length === 0 && plage === '') return null;
  const named = [...new Set(plages)].map((nom) => ({ value: nom, label: nom }));
  return choice([{ value: '', label: 'Boucle habituelle' }, ...named], { label: 'Plage', beside: true });
}

function Voir({ rang, onVoir }: { readonly rang: number; readonly onVoir: (rang: number) => void }) {
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-xs"
      leftSection={<IconEye size={14} aria-hidden />}
      aria-label={`Voir la diapositive ${rang + 1} dans l’aperçu`}
      onClick={() => onVoir(rang)}
    >
      Voir
    </Button>
  );
}
