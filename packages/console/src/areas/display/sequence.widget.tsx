import {
  conditionsDeDiapositive,
  type Diapositive,
  dureeDeBoucle,
  dureeEnMots,
  GENRES_DE_DIAPOSITIVE,
  MOST_DIAPOSITIVES,
  type Names,
  nouvelleDiapositive,
  phraseDeDiapositive,
} from '@bridge/contract';
import { Button, Text } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useShallow } from 'zustand/react/shallow';
import { AddMenu } from '../../catalogue/add-menu.tsx';
import { OrderedCards } from '../../catalogue/ordered-cards.tsx';
import { useRefNames } from '../../catalogue/use-ref-names.ts';
import { useForm } from '../../resource/form/form.context.ts';
import { innerIdOf } from '../../resource/widgets/control.ts';
import { innerOf } from '../../resource/widgets/list.rules.ts';
import type { WidgetProps } from '../../resource/widgets/widget.ts';
import { DiapositiveFields } from './diapositive.fields.tsx';
import classes from './display.module.css';
import { GenreIcon } from './genre.look.tsx';
import { Pellicule } from './pellicule.tsx';
import { useRegard } from './regard.store.ts';
import { diapositivesIn, plagesIn, programmeIn } from './sequence.rules.ts';

/** The slides of a diaporama, in their order: each a sentence that opens to be changed, and the time that they take together. */
export default function SequenceWidget({ id, value, onChange, inner, readOnly }: WidgetProps) {
  const slides = diapositivesIn(value);
  const noms = useRefNames(value);
  const { langues, alternance } = useForm(
    useShallow(({ values }) => ({ langues: values.langues, alternance: values.alternance })),
  );
  const plages = useForm(useShallow(({ values }) => plagesIn(values.plages)));
  const { regarder } = useRegard();
  if (readOnly) return <Lecture id={id} slides={slides} noms={noms} />;
  const duree = dureeDeBoucle(programmeIn({ sequence: slides, langues, alternance }));
  return (
    <div className={classes.sequence}>
      <Pellicule slides={slides} noms={noms} />
      <OrderedCards<Diapositive>
        id={id}
        items={slides}
        onChange={onChange}
        inner={inner}
        isToldInside={() => true}
        most={MOST_DIAPOSITIVES}
        cardOf={(slide, rang) => ({
          name: `la diapositive ${rang + 1}`,
          title: (
            <span className={classes.title} data-off={slide.active ? undefined : true}>
              <GenreIcon genre={slide.genre} />
              {phraseDeDiapositive(slide, noms)}
            </span>
          ),
          sentence: <span className={classes.under}>{conditionsDeDiapositive(slide)}</span>,
          aside: (
            <Button
              variant="subtle"
              color="gray"
              size="compact-xs"
              leftSection={<IconEye size={14} aria-hidden />}
              aria-label={`Voir la diapositive ${rang + 1} dans l’aperçu`}
              onClick={() => regarder({ rang, pas: 0 })}
            >
              Voir
            </Button>
          ),
        })}
        draw={(slide, rang, change) => (
          <DiapositiveFields
            id={innerIdOf(id, String(rang))}
            slide={slide}
            plages={plages}
            inner={innerOf(inner, rang)}
            onChange={change}
          />
        )}
      >
        {(add) => (
          <AddMenu
            label="Ajouter une diapositive"
            genres={GENRES_DE_DIAPOSITIVE}
            iconOf={(genre) => <GenreIcon genre={genre} size={16} />}
            isFull={slides.length >= MOST_DIAPOSITIVES}
            onAdd={(genre) => {
              regarder({ rang: slides.length, pas: 0 });
              add(nouvelleDiapositive(genre));
            }}
          />
        )}
      </OrderedCards>
      <Text size="sm" c="dimmed" role="status">
        {slides.length === 0
          ? 'Commencez par les objets d’une sélection, ou par un mot de bienvenue.'
          : `Une boucle dure ${dureeEnMots(duree)} au plus.`}
      </Text>
    </div>
  );
}

interface LectureProps {
  readonly id: string;
  readonly slides: readonly Diapositive[];
  readonly noms: Names;
}

function Lecture({ id, slides, noms }: LectureProps) {
  return (
    <ol id={id} tabIndex={-1} className={classes.sentences}>
      {slides.map((slide, rang) => (
        // Slides have no identity but their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <li key={rang}>
          {phraseDeDiapositive(slide, noms)}
          <span className={classes.quiet}>{conditionsDeDiapositive(slide)}</span>
        </li>
      ))}
    </ol>
  );
}
