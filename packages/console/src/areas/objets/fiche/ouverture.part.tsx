import { type DocumentObjet, type FicheObjet, frenchDate, heureEnMots, ouvertureEnMots } from '@bridge/contract';
import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import classes from './fiche.module.css';

/** The most opening days listed ahead. */
const NEXT = 8;
const day = frenchDate({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

interface Props {
  readonly fiche: FicheObjet;
  readonly isCorrigee: boolean;
  readonly aside: ReactNode;
}

export function OuverturePart({ fiche, isCorrigee, aside }: Props) {
  return (
    <Panel title="Ouverture" aside={aside}>
      <OuvertureLue ouverture={fiche.document.ouverture} isCorrigee={isCorrigee} />
      <Occurrences occurrences={fiche.occurrences} />
    </Panel>
  );
}

interface LueProps extends Pick<Props, 'isCorrigee'> {
  readonly ouverture: DocumentObjet['ouverture'];
}

export function OuvertureLue({ ouverture, isCorrigee }: LueProps) {
  const { etat, periodes, fermetures, texte } = ouvertureEnMots(ouverture);
  const isSilent = !etat && periodes.length === 0 && !fermetures && !texte;
  return (
    <>
      {isSilent && <Text c="dimmed">Aucune ouverture indiquée.</Text>}
      {etat && <Text fw={550}>{etat}</Text>}
      {periodes.length > 0 && (
        <ul className={classes.lines}>
          {periodes.map(({ nom, phrase, note }, rank) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: periods have no identity but their rank, and nothing here has a state.
            <li key={rank}>
              {nom && <strong>{`${nom}\u00a0: `}</strong>}
              {phrase}
              {note && (
                <Text size="sm" c="dimmed">
                  {note}
                </Text>
              )}
            </li>
          ))}
        </ul>
      )}
      {fermetures && <Text>{fermetures}</Text>}
      {texte && (
        <Stack gap={4}>
          <Title order={3}>{isCorrigee ? 'Précisions' : 'Dans les mots de la source'}</Title>
          <Text className={classes.written}>{texte}</Text>
        </Stack>
      )}
    </>
  );
}

function Occurrences({ occurrences }: Pick<FicheObjet, 'occurrences'>) {
  if (occurrences.length === 0) return null;
  const left = occurrences.length - NEXT;
  return (
    <Stack gap={4}>
      <Title order={3}>Prochaines dates</Title>
      <ul className={classes.lines}>
        {occurrences.slice(0, NEXT).map(({ jour, ouvre, ferme }) => (
          <li key={`${jour} ${ouvre} ${ferme}`}>{[dayOf(jour), hoursOf(ouvre, ferme)].filter(Boolean).join(', ')}</li>
        ))}
      </ul>
      {left > 0 && (
        <Text size="sm" c="dimmed">
          {left > 1 ? `Et ${left} autres.` : 'Et 1 autre.'}
        </Text>
      )}
    </Stack>
  );
}

/** A day in words: « dimanche 1er novembre 2026 ». */
function dayOf(jour: string): string {
  const date = new Date(`${jour}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? jour : day.format(date).replace(/(?<=^\S+ )1 /, '1er ');
}

function hoursOf(ouvre: string | undefined, ferme: string | undefined): string {
  if (ouvre === undefined) return ferme === undefined ? '' : `jusqu’à ${heureEnMots(ferme)}`;
  return ferme === undefined ? heureEnMots(ouvre) : `de ${heureEnMots(ouvre)} à ${heureEnMots(ferme)}`;
}
