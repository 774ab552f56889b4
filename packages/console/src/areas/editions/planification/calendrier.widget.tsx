import {
  type Calendrier,
  calendrierEnMots,
  choice,
  civilDay,
  GENRES_DE_CALENDRIER,
  JOURS_DE_SEMAINE,
  type Jour,
} from '@bridge/contract';
import { Input, Skeleton, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { IconCalendarTime } from '@tabler/icons-react';
import { useId } from 'react';
import { DateInput } from '../../../catalogue/date-input.tsx';
import { NombreInput } from '../../../catalogue/nombre-input.tsx';
import { useForm } from '../../../resource/form/form.context.ts';
import { periodIn } from '../../../resource/values/read.ts';
import { innerIdOf } from '../../../resource/widgets/control.ts';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import { Champ } from '../champ.tsx';
import classes from '../editions.module.css';
import { calendrierIn, calendrierLu, enGenre } from './calendrier.rules.ts';
import { instantEnMots } from './dates.words.ts';
import { DatesNonLues } from './dates-non-lues.tsx';
import { useFuseau } from './use-fuseau.ts';
import { useProchaines } from './use-prochaines.ts';

const GENRE = choice(GENRES_DE_CALENDRIER, { label: 'Fréquence', required: true });
const SHOWN = 3;

/** When an edition appears: its rhythm, in a sentence and in dates. */
export default function CalendrierWidget({ id, value, onChange, inner, readOnly }: WidgetProps) {
  const calendrier = calendrierIn(value);
  if (readOnly) return <Text id={id}>{calendrierEnMots(calendrier)}</Text>;
  return (
    <Stack gap="sm" id={id} tabIndex={-1} style={{ outline: 'none' }}>
      <div className={`${classes.pair} ${classes.aligned}`}>
        <Champ
          id={id}
          name="genre"
          field={GENRE}
          value={calendrier.genre}
          inner={inner}
          onChange={(genre) => {
            const picked = GENRES_DE_CALENDRIER.find((one) => one.value === genre);
            if (picked) onChange(enGenre(calendrier, picked.value, civilDay(new Date())));
          }}
        />
        {'heure' in calendrier && (
          <TextInput
            id={innerIdOf(id, 'heure')}
            type="time"
            label="Heure"
            value={calendrier.heure}
            error={inner.heure}
            onChange={({ currentTarget }) => onChange({ ...calendrier, heure: currentTarget.value })}
          />
        )}
      </div>
      <Precision id={id} calendrier={calendrier} inner={inner} onChange={onChange} />
      <Dates calendrier={calendrierLu(calendrier)} />
    </Stack>
  );
}

interface Props {
  readonly id: string;
  readonly calendrier: Calendrier;
  readonly inner: Readonly<Record<string, string>>;
  readonly onChange: (next: Calendrier) => void;
}

function Precision({ id, calendrier, inner, onChange }: Props) {
  switch (calendrier.genre) {
    case 'une-fois':
      return (
        <DateInput
          id={innerIdOf(id, 'jour')}
          label="Jour"
          value={calendrier.jour || null}
          error={inner.jour}
          onChange={(jour) => onChange({ ...calendrier, jour: jour ?? '' })}
        />
      );
    case 'hebdomadaire':
      return (
        <Jours jours={calendrier.jours} error={inner.jours} onChange={(jours) => onChange({ ...calendrier, jours })} />
      );
    case 'mensuelle':
      return (
        <NombreInput
          id={innerIdOf(id, 'jour')}
          label="Jour du mois"
          value={calendrier.jour}
          min={1}
          max={31}
          integer
          error={inner.jour}
          onChange={(jour) => onChange({ ...calendrier, jour: jour ?? Number.NaN })}
        />
      );
    case 'cron':
      return (
        <TextInput
          id={innerIdOf(id, 'expression')}
          label="Expression"
          description={'Cinq champs\u00a0: minute, heure, jour du mois, mois, jour de la semaine.'}
          value={calendrier.expression}
          error={inner.expression}
          onChange={({ currentTarget }) => onChange({ ...calendrier, expression: currentTarget.value })}
        />
      );
    case 'quotidienne':
      return null;
  }
}

interface JoursProps {
  readonly jours: readonly Jour[];
  readonly error: string | undefined;
  readonly onChange: (jours: Jour[]) => void;
}

function Jours({ jours, error, onChange }: JoursProps) {
  const label = useId();
  const toggle = (jour: Jour) =>
    onChange(JOURS_DE_SEMAINE.flatMap(({ value }) => (jours.includes(value) !== (value === jour) ? [value] : [])));
  return (
    <div>
      <Input.Label component="div" id={label} mb={4}>
        Jours
      </Input.Label>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame around the days. */}
      <div role="group" aria-labelledby={label} className={classes.days}>
        {JOURS_DE_SEMAINE.map(({ value, label: nom }) => (
          <UnstyledButton
            key={value}
            className={classes.day}
            aria-pressed={jours.includes(value)}
            onClick={() => toggle(value)}
          >
            {nom}
          </UnstyledButton>
        ))}
      </div>
      {error && <Input.Error mt={4}>{error}</Input.Error>}
    </div>
  );
}

function Dates({ calendrier }: { readonly calendrier: Calendrier | null }) {
  const validite = useForm(({ values }) => values.validite);
  const fuseau = useFuseau();
  const prochaines = useProchaines(calendrier, SHOWN, { validite: periodIn(validite), fuseau });
  if (calendrier === null) return null;
  if (prochaines.etat === 'waiting') return <Skeleton height={22} />;
  if (prochaines.etat === 'failed') return <DatesNonLues {...prochaines} />;
  const [next, ...after] = prochaines.etat === 'known' ? prochaines.dates.map((at) => instantEnMots(at, fuseau)) : [];
  const words =
    prochaines.etat === 'unreadable'
      ? 'Cette expression ne se lit pas.'
      : next === undefined
        ? 'Plus aucune date à venir.'
        : `Prochaine fois\u00a0: ${next}.`;
  return (
    <div className={classes.noted} role="status">
      <IconCalendarTime size={18} stroke={1.7} aria-hidden />
      <div>
        <Text size="sm">
          {calendrierEnMots(calendrier)}. {words}
        </Text>
        {after.length > 0 && (
          <Text size="xs" c="dimmed">
            Puis {new Intl.ListFormat('fr').format(after)}.
          </Text>
        )}
      </div>
    </div>
  );
}
