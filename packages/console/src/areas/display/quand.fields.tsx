import { type Diapositive, JOURS_DE_SEMAINE, LANGUES_CHOIX, TRANSITIONS_DE_DIAPOSITIVE } from '@bridge/contract';
import { Checkbox, Group, NativeSelect } from '@mantine/core';
import '../../resource/widgets/choice.styles.ts';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { DateInput } from '../../catalogue/date-input.tsx';
import { NombreInput } from '../../catalogue/nombre-input.tsx';
import { innerIdOf } from '../../resource/widgets/control.ts';
import { Choix, Heure } from './choix-heure.tsx';
import classes from './display.module.css';

interface Props {
  readonly id: string;
  readonly slide: Diapositive;
  readonly inner: Readonly<Record<string, string>>;
  readonly set: (parts: Partial<Diapositive>) => void;
}

/** The days, hours and languages of a slide: empty, always. */
export function QuandFields({ id, slide, inner, set }: Props) {
  const of = (name: string) => innerIdOf(id, name);
  return (
    <div className={classes.quand}>
      <Checkbox.Group
        id={of('jours')}
        label="Jours"
        description={'Aucun\u00a0: tous les jours.'}
        value={[...slide.jours]}
        error={inner.jours}
        onChange={(jours) =>
          set({ jours: JOURS_DE_SEMAINE.flatMap(({ value }) => (jours.includes(value) ? [value] : [])) })
        }
      >
        <Group gap="sm" mt={6}>
          {JOURS_DE_SEMAINE.map(({ value, label }) => (
            <Checkbox key={value} value={value} label={label} />
          ))}
        </Group>
      </Checkbox.Group>
      <div className={classes.row}>
        <Heure
          id={of('de')}
          label="De"
          vide="Toute la journée"
          value={slide.de}
          error={inner.de}
          onChange={(de) => set({ de })}
        />
        <Heure id={of('a')} label="À" vide="Minuit" value={slide.a} error={inner.a} onChange={(a) => set({ a })} />
      </div>
      <div className={classes.row}>
        <DateInput id={of('du')} label="Du" value={slide.du} error={inner.du} onChange={(du) => set({ du })} />
        <DateInput id={of('au')} label="Au" value={slide.au} error={inner.au} onChange={(au) => set({ au })} />
      </div>
      <div className={classes.row}>
        <NativeSelect
          id={of('langue')}
          label="Langue"
          data={[{ value: '', label: 'Celles du diaporama' }, ...LANGUES_CHOIX]}
          value={slide.langue ?? ''}
          error={inner.langue}
          onChange={({ currentTarget }) =>
            set({ langue: LANGUES_CHOIX.find(({ value }) => value === currentTarget.value)?.value ?? null })
          }
        />
        <Choix
          id={of('transition')}
          label="Transition"
          choix={TRANSITIONS_DE_DIAPOSITIVE}
          value={slide.transition}
          onChange={(transition) => set({ transition })}
        />
        <NombreInput
          id={of('maxParHeure')}
          label="Passages par heure"
          placeholder="Sans limite"
          min={1}
          max={120}
          integer
          value={slide.maxParHeure}
          error={inner.maxParHeure}
          onChange={(maxParHeure) => set({ maxParHeure })}
        />
      </div>
      <Checkbox
        label="Montrer cette diapositive"
        checked={slide.active}
        onChange={({ currentTarget }) => set({ active: currentTarget.checked })}
      />
    </div>
  );
}
