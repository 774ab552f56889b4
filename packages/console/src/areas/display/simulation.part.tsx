import {
  avisDeDiaporama,
  civilTime,
  type Diapositive,
  diapositives,
  dureeEnMots,
  HEURES_DU_JOUR,
  LANGUES_CHOIX,
  type Names,
  type Passage,
  type Programme,
  simulate,
  tempsEnConditions,
  titleOfItem,
} from '@bridge/contract';
import { NativeSelect, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import '../../resource/widgets/choices/choice.styles.ts';
import { useMemo, useState } from 'react';
import { DateInput } from '../../catalogue/date-input.tsx';
import { useForm } from '../../resource/form/form.context.ts';
import { useReferredNames } from '../../resource/values/use-names.ts';
import { ItemIcon } from '../../resource/widgets/list/item-icon.tsx';
import classes from './display.module.css';
import { speak, usePosition } from './position.store.ts';
import { iconOf, programmeIn } from './sequence.rules.ts';

/** The slides that play at a day and an hour, in order; those left out, and why. */
export function SimulationPart({ onVoir }: { readonly onVoir: () => void }) {
  const values = useForm((state) => state.values);
  const names = useReferredNames(diapositives, values.sequence);
  const [now] = useState(() => civilTime(new Date()));
  const [jour, setJour] = useState<string | null>(now.slice(0, 10));
  const [heure, setHeure] = useState(`${now.slice(11, 14)}00`);
  const programme = useMemo(() => programmeIn(values), [values]);
  const isDay = jour !== null && /^\d{4}-\d{2}-\d{2}$/.test(jour);
  const simulation = useMemo(
    () => (isDay ? simulate(programme, { jour, heure }) : null),
    [programme, jour, heure, isDay],
  );
  return (
    <Stack gap="md">
      <div className={classes.row}>
        <DateInput label="Jour" value={jour} onChange={setJour} />
        <NativeSelect
          label="Heure"
          data={HEURES_DU_JOUR}
          value={heure}
          onChange={({ currentTarget }) => setHeure(currentTarget.value)}
        />
      </div>
      {simulation === null ? (
        <Text size="sm" c="dimmed">
          Choisissez un jour.
        </Text>
      ) : (
        <>
          <Text size="sm" role="status">
            {summaryOf(simulation)}
          </Text>
          <Passages passages={simulation.passages} programme={programme} names={names} onVoir={onVoir} />
          {simulation.ecartees.length > 0 && (
            <section aria-label="Laissées de côté">
              <Title order={3} size="h5">
                Laissées de côté
              </Title>
              <ul className={classes.remarks}>
                {simulation.ecartees.map(({ rang, raison }) => (
                  <li key={rang}>
                    {nameOf(programme, rang, names)}
                    <span className={classes.quiet}>{raison}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
      <Avis programme={programme} jour={now.slice(0, 10)} />
    </Stack>
  );
}

function summaryOf({ passages, duree, plage }: ReturnType<typeof simulate>): string {
  if (passages.length === 0) return 'Rien ne passe à ce moment\u00a0: l’écran montre son secours.';
  const where = plage === '' ? 'Boucle habituelle' : `Plage «\u00a0${plage}\u00a0»`;
  return `${where}\u00a0: ${dureeEnMots(duree)} au plus, puis elle recommence.`;
}

const nameOf = ({ sequence }: Programme, rang: number, names: Names) => {
  const slide = sequence[rang];
  return slide ? titleOfItem(diapositives, slide, names) : '';
};

interface PassagesProps {
  readonly passages: readonly Passage[];
  readonly programme: Programme;
  readonly names: Names;
  /** Called when a slide was chosen to be looked at. */
  readonly onVoir: () => void;
}

function Passages({ passages, programme, names, onVoir }: PassagesProps) {
  const { lookAt } = usePosition();
  return (
    <ol className={classes.passages} aria-label="Ce qui passe">
      {passages.map(({ rang, debut, duree, langue }) => {
        const slide = programme.sequence[rang];
        if (!slide) return null;
        return (
          <li key={`${rang} ${debut}`}>
            <UnstyledButton
              className={classes.passage}
              onClick={() => {
                lookAt({ rang, pas: 0 });
                if (langue) speak(langue);
                onVoir();
              }}
            >
              <span className={classes.clock}>{clockOf(debut)}</span>
              <ItemIcon name={iconOf(slide)} />
              <span className={classes.words}>
                {titleOfItem(diapositives, slide, names)}
                <span className={classes.quiet}>
                  {[dureeEnMots(duree), langue && nameOfLanguage(langue), attente(slide)].filter(Boolean).join(' · ')}
                </span>
              </span>
            </UnstyledButton>
          </li>
        );
      })}
    </ol>
  );
}

/** The condition that a slide waits for, which the simulation cannot know. */
const attente = (slide: Diapositive) =>
  [tempsEnConditions(slide), slide.pendant && 'pendant un événement'].filter(Boolean).join(', ');

/** The time since the start of the loop: « 1:05 ». */
const clockOf = (secondes: number) => `${Math.floor(secondes / 60)}:${String(secondes % 60).padStart(2, '0')}`;
const nameOfLanguage = (langue: string) => LANGUES_CHOIX.find(({ value }) => value === langue)?.label ?? langue;

interface AvisProps {
  readonly programme: Programme;
  readonly jour: string;
}

function Avis({ programme, jour }: AvisProps) {
  const avis = avisDeDiaporama(programme, jour);
  if (avis.length === 0) return null;
  return (
    <section aria-label="À vérifier">
      <Title order={3} size="h5">
        À vérifier
      </Title>
      <ul className={classes.remarks}>
        {avis.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </section>
  );
}
