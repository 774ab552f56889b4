import {
  type DiapositiveApercue,
  diapositives,
  habillageSchema,
  languageName,
  manqueDeDiapositive,
  titleOfItem,
} from '@bridge/contract';
import { ActionIcon, Group, NativeSelect, Text } from '@mantine/core';
import '../../resource/widgets/choices/choice.styles.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useForm } from '../../resource/form/form.context.ts';
import { useReferredNames } from '../../resource/values/use-names.ts';
import { ApercuEtat } from '../common/apercus/apercu-etat.tsx';
import classes from './display.module.css';
import { type DemandeDeDiapositive, diapositiveQuery } from './display.queries.ts';
import { speak, usePosition, usePositions } from './position.store.ts';
import { diapositivesIn, programmeIn } from './sequence.rules.ts';
import { SlideFrame } from './slide-frame.tsx';

/** The pause of typing in milliseconds: long enough to finish a word, short enough to feel live. */
const DELAY = 400;

type DemandeLue = { readonly body: DemandeDeDiapositive } | { readonly manque: string };

/** The slide in sight as a screen shows it, drawn as it is typed. */
export function DiapositivePart() {
  const values = useForm((state) => state.values);
  const [settled] = useDebouncedValue(values, DELAY);
  const slides = diapositivesIn(settled.sequence);
  const { rang: wanted, pas, lookAt } = usePosition();
  const chosen = usePositions(({ langue }) => langue);
  const { langues } = programmeIn(settled);
  const langue = langues.includes(chosen) ? chosen : (langues[0] ?? 'fr');
  const rang = Math.min(wanted, Math.max(slides.length - 1, 0));
  const names = useReferredNames(diapositives, settled.sequence);
  const slide = slides[rang];
  const lue = useMemo((): DemandeLue => read(settled, rang, langue, pas), [settled, rang, langue, pas]);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(
    diapositiveQuery('body' in lue ? lue.body : null),
  );
  return (
    <>
      <Group gap="xs" justify="space-between">
        <Step of="diapositive" rang={rang} total={slides.length} onGo={(next) => lookAt({ rang: next, pas: 0 })} />
        {langues.length > 1 && (
          <NativeSelect
            size="xs"
            aria-label="Langue"
            value={langue}
            data={langues.map((value) => ({ value, label: languageName(value) }))}
            onChange={({ currentTarget }) => {
              const next = langues.find((one) => one === currentTarget.value);
              if (next) speak(next);
            }}
          />
        )}
      </Group>
      {slide && (
        <Text size="sm" fw={550}>
          {titleOfItem(diapositives, slide, names)}
        </Text>
      )}
      <ApercuEtat
        manque={'manque' in lue ? lue.manque : null}
        data={data}
        error={error}
        isFetching={isFetching}
        isStale={isPlaceholderData || settled !== values}
        retry={() => void refetch()}
        echec="La diapositive n’a pas pu être dessinée."
        height={240}
      >
        {(page) => <Shown page={page} pas={pas} onGo={(next) => lookAt({ pas: next })} />}
      </ApercuEtat>
    </>
  );
}

function read(
  values: Readonly<Record<string, unknown>>,
  rang: number,
  langue: DemandeDeDiapositive['langue'],
  pas: number,
): DemandeLue {
  const habillage = habillageSchema.safeParse(
    Object.fromEntries(Object.keys(habillageSchema.shape).map((name) => [name, values[name]])),
  );
  if (!habillage.success) return { manque: 'Choisissez un gabarit\u00a0: il dispose la photo et les textes.' };
  const slide = diapositivesIn(values.sequence)[rang];
  if (slide === undefined) return { manque: 'Ajoutez une diapositive\u00a0: vous la verrez ici.' };
  const reading = diapositives.itemSchema.safeParse(slide);
  if (!reading.success) return { manque: manqueDeDiapositive(slide) ?? 'Cette diapositive n’est pas complète.' };
  return { body: { habillage: habillage.data, diapositive: reading.data, langue, pas } };
}

interface ShownProps {
  readonly page: DiapositiveApercue;
  readonly pas: number;
  readonly onGo: (pas: number) => void;
}

function Shown({ page, pas, onGo }: ShownProps) {
  const { html, largeur, hauteur, objet, total, remarques } = page;
  return (
    <>
      <SlideFrame
        title={objet ? `Diapositive avec «\u00a0${objet.nom}\u00a0»` : 'Diapositive'}
        html={html}
        largeur={largeur}
        hauteur={hauteur}
      />
      {objet && (
        <Group gap="xs" justify="space-between">
          <Text size="xs" c="dimmed">
            {objet.nom}
          </Text>
          <Step of="objet" rang={pas % Math.max(total, 1)} total={total} onGo={onGo} />
        </Group>
      )}
      <Remarques remarques={remarques} />
    </>
  );
}

export function Remarques({ remarques }: Pick<DiapositiveApercue, 'remarques'>) {
  if (remarques.length === 0) return null;
  return (
    <ul className={classes.remarks} aria-label="Remarques">
      {remarques.map((remarque) => (
        <li key={remarque}>{remarque}</li>
      ))}
    </ul>
  );
}

const PAS = {
  diapositive: { before: 'Diapositive précédente', after: 'Diapositive suivante' },
  objet: { before: 'Objet précédent', after: 'Objet suivant' },
} as const;

interface StepProps {
  readonly of: keyof typeof PAS;
  readonly rang: number;
  readonly total: number;
  readonly onGo: (rang: number) => void;
}

/** Two buttons that go through several items, one by one. */
export function Step({ of, rang, total, onGo }: StepProps) {
  if (total < 2) return <span />;
  const { before, after } = PAS[of];
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon variant="default" size={28} aria-label={before} disabled={rang === 0} onClick={() => onGo(rang - 1)}>
        <IconChevronLeft size={16} aria-hidden />
      </ActionIcon>
      <Text size="sm" className={classes.count}>{`${rang + 1} / ${total}`}</Text>
      <ActionIcon
        variant="default"
        size={28}
        aria-label={after}
        disabled={rang >= total - 1}
        onClick={() => onGo(rang + 1)}
      >
        <IconChevronRight size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
