import {
  choice,
  civilDay,
  joursCouvertsEnMots,
  PERIODES_COUVERTES,
  type PeriodeDeRegle,
  type PeriodeRelative,
  periodeCouverteEnMots,
  periodeDeRegleSchema,
} from '@bridge/contract';
import { Stack, Text } from '@mantine/core';
import { DateInput } from '../../../catalogue/date-input.tsx';
import { NombreInput } from '../../../catalogue/nombre-input.tsx';
import { entriesIn, numberIn, textIn } from '../../../resource/values/read.ts';
import { innerIdOf } from '../../../resource/widgets/control.ts';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import { Champ } from '../champ.tsx';
import classes from '../editions.module.css';

const RELATIVES = Object.entries(PERIODES_COUVERTES).map(([value, label]) => ({ value, label }));
const QUAND = choice(
  [...RELATIVES, { value: 'jours', label: 'Un nombre de jours' }, { value: 'fixe', label: 'Des dates fixes' }],
  { label: 'Période', placeholder: 'Sans limite de dates' },
);

/** The days that an edition covers, relative to the day on which it is made. */
export default function PeriodeWidget({ id, value, onChange, inner, readOnly }: WidgetProps) {
  const periode = periodeIn(value);
  const read = periodeDeRegleSchema.safeParse(periode).data;
  if (readOnly) return <Text id={id}>{read === undefined ? '—' : periodeCouverteEnMots(read)}</Text>;
  return (
    <Stack gap="sm" id={id} tabIndex={-1} style={{ outline: 'none' }}>
      <Champ
        id={id}
        name="quand"
        field={QUAND}
        value={periode?.genre === 'relative' ? periode.quand : (periode?.genre ?? null)}
        inner={inner}
        onChange={(picked) => onChange(nouvellePeriode(textIn(picked)))}
      />
      {periode?.genre === 'jours' && (
        <div className={classes.pair}>
          <NombreInput
            id={innerIdOf(id, 'de')}
            label="Du jour"
            value={periode.de}
            integer
            error={inner.de}
            onChange={(de) => onChange({ ...periode, de: de ?? Number.NaN })}
          />
          <NombreInput
            id={innerIdOf(id, 'a')}
            label="Au jour"
            value={periode.a}
            integer
            error={inner.a}
            onChange={(a) => onChange({ ...periode, a: a ?? Number.NaN })}
          />
        </div>
      )}
      {periode?.genre === 'fixe' && (
        <div className={classes.pair}>
          <DateInput
            id={innerIdOf(id, 'du')}
            label="Du"
            value={periode.du}
            error={inner.du}
            onChange={(du) => onChange({ ...periode, du })}
          />
          <DateInput
            id={innerIdOf(id, 'au')}
            label="Au"
            value={periode.au}
            error={inner.au}
            onChange={(au) => onChange({ ...periode, au })}
          />
        </div>
      )}
      {read && (
        <Text size="sm" c="dimmed" role="status">
          {`${periodeCouverteEnMots(read)}. S’il paraissait aujourd’hui\u00a0: ${enPhrase(joursCouvertsEnMots(read, civilDay(new Date())))}.`}
        </Text>
      )}
    </Stack>
  );
}

const enPhrase = (words: string) => words.charAt(0).toLocaleLowerCase('fr') + words.slice(1);

const isRelative = (value: string): value is Exclude<PeriodeRelative, 'passe'> => value in PERIODES_COUVERTES;

function nouvellePeriode(picked: string): PeriodeDeRegle | null {
  if (isRelative(picked)) return { genre: 'relative', quand: picked };
  // The choice starts with seven days, the day of the edition included.
  if (picked === 'jours') return { genre: 'jours', de: 0, a: 6 };
  return picked === 'fixe' ? { genre: 'fixe', du: null, au: null } : null;
}

/** The period in a field, as far as it can be read. */
function periodeIn(value: unknown): PeriodeDeRegle | null {
  const { genre, quand, de, a, du, au } = entriesIn(value);
  if (genre === 'relative' && isRelative(textIn(quand))) return nouvellePeriode(textIn(quand));
  if (genre === 'jours') return { genre, de: numberIn(de) ?? Number.NaN, a: numberIn(a) ?? Number.NaN };
  return genre === 'fixe' ? { genre, du: textIn(du) || null, au: textIn(au) || null } : null;
}
