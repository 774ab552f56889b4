import {
  civilTime,
  diapositives,
  EPREUVES,
  type Epreuve,
  type Langue,
  languageName,
  langueSchema,
  type Ref,
  titleOfItem,
} from '@bridge/contract';
import { NativeSelect, TextInput } from '@mantine/core';
import '../../../resource/widgets/choices/choice.styles.ts';
import { DateInput } from '../../../catalogue/date-input.tsx';
import { RefChoice } from '../../../catalogue/ref-choice.tsx';
import { useReferredNames } from '../../../resource/values/use-names.ts';
import { diapositivesIn, programmeIn } from '../sequence.rules.ts';
import classes from './essai.module.css';

/** The settings of a trial: the day, the hour, the language and the content. */
export interface Reglages {
  /** Null while the day is being typed. */
  readonly jour: string | null;
  readonly heure: string;
  readonly ecran: Ref<'ecran'> | null;
  readonly langue: Langue | null;
  readonly epreuve: Epreuve | null;
  readonly rang: number | null;
}

export function reglagesDe(now: Date): Reglages {
  const civil = civilTime(now);
  return { jour: civil.slice(0, 10), heure: civil.slice(11, 16), ecran: null, langue: null, epreuve: null, rang: null };
}

interface Props {
  readonly values: Readonly<Record<string, unknown>>;
  readonly reglages: Reglages;
  readonly onChange: (next: Reglages) => void;
}

const NORMALE = { value: '', label: 'Vos contenus' };
const DURES = EPREUVES.filter(({ value }) => value !== 'objet').map(({ value, label }) => ({ value, label }));

export function EssaiControls({ values, reglages, onChange }: Props) {
  const { jour, heure, ecran, langue, epreuve, rang } = reglages;
  const { langues } = programmeIn(values);
  const slides = diapositivesIn(values.sequence);
  const names = useReferredNames(diapositives, values.sequence);
  const set = (changes: Partial<Reglages>) => onChange({ ...reglages, ...changes });
  return (
    <div className={classes.controls}>
      <DateInput
        label="Jour"
        value={jour}
        onChange={(next) => set({ jour: next !== null && /^\d{4}-\d{2}-\d{2}$/.test(next) ? next : null })}
      />
      <TextInput
        type="time"
        label="Heure"
        value={heure}
        onChange={({ currentTarget: { value } }) => set(/^\d{2}:\d{2}$/.test(value) ? { heure: value } : {})}
      />
      <RefChoice
        to="ecran"
        label="Écran"
        pour="diaporama"
        placeholder="N’importe lequel"
        value={ecran}
        onChange={(next) => set({ ecran: next })}
      />
      <NativeSelect
        label="Langue"
        value={langue ?? ''}
        data={[
          { value: '', label: 'Comme l’écran' },
          ...langues.map((value) => ({ value, label: languageName(value) })),
        ]}
        onChange={({ currentTarget }) => set({ langue: langueSchema.safeParse(currentTarget.value).data ?? null })}
      />
      <NativeSelect
        label="À l’épreuve"
        value={epreuve ?? ''}
        data={[NORMALE, ...DURES]}
        onChange={({ currentTarget }) =>
          set({ epreuve: DURES.find(({ value }) => value === currentTarget.value)?.value ?? null })
        }
      />
      <NativeSelect
        label="Commencer par"
        value={rang === null ? '' : String(rang)}
        data={[
          { value: '', label: 'Le début' },
          ...slides.map((slide, place) => ({
            value: String(place),
            label: `${place + 1}. ${titleOfItem(diapositives, slide, names)}`,
          })),
        ]}
        onChange={({ currentTarget: { value } }) => set({ rang: value === '' ? null : Number(value) })}
      />
    </div>
  );
}
