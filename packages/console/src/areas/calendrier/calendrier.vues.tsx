import { CANAUX_DU_CALENDRIER, type Echeance, frenchDate, heureEnMots } from '@bridge/contract';
import { Anchor, Text } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { Dot } from '../../ui/dot.tsx';
import classes from './calendrier.module.css';
import { joursDe, parJour, phraseDe } from './calendrier.rules.ts';

const COULEURS: Readonly<Record<Echeance['canal'], string>> = {
  web: 'blue',
  ecran: 'violet',
  print: 'teal',
  annonces: 'orange',
  medias: 'red',
  imports: 'gray',
};
const JOUR = frenchDate({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const COURT = frenchDate({ weekday: 'short', timeZone: 'UTC' });
/** The most events of one day in a cell of the month. */
const MOST = 4;

interface GrilleProps {
  readonly items: readonly Echeance[];
  readonly fenetre: { readonly du: string; readonly au: string };
  /** The month whose days stand out; null where every day does. */
  readonly mois: string | null;
  /** The day of today. */
  readonly jour: string;
  /** Opens the whole of a day that has more events than its cell shows. */
  readonly onJour: (jour: string) => void;
}

/** A month or a week as a grid: weeks as lines, days as columns. */
export function Grille({ items, fenetre, mois, jour: today, onJour }: GrilleProps) {
  const days = parJour(items);
  const jours = joursDe(fenetre);
  const weeks = Array.from({ length: jours.length / 7 }, (_, rank) => jours.slice(rank * 7, rank * 7 + 7));
  return (
    <table className={classes.grid} data-whole={mois === null || undefined}>
      <thead>
        <tr>
          {jours.slice(0, 7).map((jour) => (
            <th key={jour} scope="col">
              {COURT.format(new Date(jour))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((jour) => (
              <td
                key={jour}
                data-away={(mois !== null && !jour.startsWith(mois)) || undefined}
                aria-current={jour === today ? 'date' : undefined}
              >
                <time dateTime={jour}>{Number(jour.slice(8))}</time>
                <Jour
                  items={days.get(jour) ?? []}
                  most={mois === null ? Number.POSITIVE_INFINITY : MOST}
                  onRest={() => onJour(jour)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface JourProps {
  readonly items: readonly Echeance[];
  readonly most: number;
  readonly onRest: () => void;
}

function Jour({ items, most, onRest }: JourProps) {
  const rest = items.length - most;
  return (
    <ul className={classes.day}>
      {items.slice(0, most).map((one) => (
        <li key={keyOf(one)}>
          <UneDate date={one} />
        </li>
      ))}
      {rest > 0 && (
        <li>
          <Anchor component="button" type="button" inherit onClick={onRest}>
            {`et ${rest} de plus`}
          </Anchor>
        </li>
      )}
    </ul>
  );
}

/** The events day after day; days without events are left out. */
export function Liste({ items }: { readonly items: readonly Echeance[] }) {
  if (items.length === 0) return <Text c="dimmed">Rien ne commence ni ne finit dans cette période.</Text>;
  return (
    <dl className={classes.list}>
      {[...parJour(items)].map(([jour, dates]) => (
        <Fragment key={jour}>
          <dt>{JOUR.format(new Date(jour))}</dt>
          {dates.map((one) => (
            <dd key={keyOf(one)}>
              <UneDate date={one} />
            </dd>
          ))}
        </Fragment>
      ))}
    </dl>
  );
}

const keyOf = ({ ressource, id, quoi, heure }: Echeance) => `${ressource} ${id} ${quoi} ${heure}`;

function UneDate({ date }: { readonly date: Echeance }) {
  const { canal, nom, heure, chemin } = date;
  const label = CANAUX_DU_CALENDRIER.find(({ value }) => value === canal)?.label ?? '';
  return (
    <span className={classes.date} title={`${label}\u00a0: ${phraseDe(date)}, ${nom}`}>
      <Dot colour={COULEURS[canal]} />
      <span>
        {heure && <span className={classes.hour}>{heureEnMots(heure)} </span>}
        <span className={classes.what}>{phraseDe(date)} </span>
        {chemin ? (
          <Anchor component={Link} to={chemin} inherit>
            {nom}
          </Anchor>
        ) : (
          nom
        )}
      </span>
    </span>
  );
}
