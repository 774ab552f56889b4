import { PERIODES_RELATIVES, type PeriodeDeRegle, SENS_DE_DATE } from '@bridge/contract';
import { Checkbox, NativeSelect } from '@mantine/core';
import '../../../resource/widgets/choices/choice.styles.ts';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { DateInput } from '../../date-input.tsx';
import { NombreInput } from '../../nombre-input.tsx';
import classes from '../regles.module.css';
import { ChoixNatif } from './choix-natif.tsx';
import type { ValeurProps } from './valeur.ts';

/** The condition on dates: how dates count, which days, and what to do with objets without dates. */
export function DateValeur({ id, condition, onChange }: ValeurProps<'date'>) {
  const { sens, periode, sansDate } = condition;
  const setPeriode = (next: PeriodeDeRegle) => onChange({ ...condition, periode: next });
  return (
    <>
      <ChoixNatif
        id={id}
        label="Ce qui compte"
        choices={SENS_DE_DATE}
        value={sens}
        onChange={(next) => onChange({ ...condition, sens: next })}
      />
      <div className={classes.stack}>
        <NativeSelect
          aria-label="Période"
          data={PERIODES}
          value={periode.genre === 'relative' ? periode.quand : periode.genre}
          onChange={({ currentTarget }) => setPeriode(periodeDe(currentTarget.value))}
        />
        <PeriodeDetail periode={periode} onChange={setPeriode} />
        <Checkbox
          label="Inclure ce qui n’a pas de date"
          checked={sansDate}
          onChange={({ currentTarget }) => onChange({ ...condition, sansDate: currentTarget.checked })}
        />
      </div>
    </>
  );
}

const PERIODES = [
  ...PERIODES_RELATIVES.map(({ value, label }) => ({ value: String(value), label: String(label) })),
  { value: 'jours', label: 'dans un nombre de jours…' },
  { value: 'fixe', label: 'entre deux dates…' },
];

function periodeDe(choix: string): PeriodeDeRegle {
  if (choix === 'fixe') return { genre: 'fixe', du: null, au: null };
  const relative = PERIODES_RELATIVES.find(({ value }) => value === choix);
  return relative ? { genre: 'relative', quand: relative.value } : { genre: 'jours', de: 0, a: 6 };
}

interface DetailProps {
  readonly periode: PeriodeDeRegle;
  readonly onChange: (next: PeriodeDeRegle) => void;
}

function PeriodeDetail({ periode, onChange }: DetailProps) {
  switch (periode.genre) {
    case 'relative':
      return null;
    case 'fixe':
      return (
        <div className={classes.row}>
          <span>du</span>
          <DateInput
            label="Premier jour"
            labelHidden
            value={periode.du}
            onChange={(du) => onChange({ ...periode, du })}
          />
          <span>au</span>
          <DateInput
            label="Dernier jour"
            labelHidden
            value={periode.au}
            onChange={(au) => onChange({ ...periode, au })}
          />
        </div>
      );
    case 'jours':
      return (
        <div className={classes.row}>
          <span>de</span>
          <div className={classes.small}>
            <NombreInput
              label="Premier jour, en jours à partir d’aujourd’hui"
              labelHidden
              integer
              unit="jours"
              value={periode.de}
              onChange={(de) => onChange({ ...periode, de: de ?? Number.NaN })}
            />
          </div>
          <span>à</span>
          <div className={classes.small}>
            <NombreInput
              label="Dernier jour, en jours à partir d’aujourd’hui"
              labelHidden
              integer
              unit="jours"
              value={periode.a}
              onChange={(a) => onChange({ ...periode, a: a ?? Number.NaN })}
            />
          </div>
          <span>à partir d’aujourd’hui</span>
        </div>
      );
  }
}
