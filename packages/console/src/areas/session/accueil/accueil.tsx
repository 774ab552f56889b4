import type { Accueil } from '@bridge/contract';
import { Button, Group, Skeleton, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useMayVisit } from '../../../navigation/may-visit.ts';
import { Panel } from '../../../ui/panel.tsx';
import { MOST_RACCOURCIS, RACCOURCIS } from './accueil.raccourcis.ts';

/** Loaded apart: a person with nothing to see yet does not wait for it. */
const Faits = lazy(() => import('./accueil.faits.tsx'));

interface Props {
  readonly accueil: Accueil;
  /** The demonstration is still being made: that nothing waits says nothing yet. */
  readonly isPreparing: boolean;
}

/** The home page of this person, as their role sees it. */
export function AccueilDuJour({ accueil, isPreparing }: Props) {
  const { attentes, alertes, publications, taches, qualite } = accueil;
  const hasFacts = [attentes, alertes, publications, taches].some(({ length }) => length > 0) || qualite !== null;
  return (
    <>
      {attentes.length === 0 && !isPreparing && (
        <Panel title="À traiter">
          <Text c="dimmed">{'Rien ne vous attend\u00a0: tout est à jour.'}</Text>
        </Panel>
      )}
      {hasFacts && (
        <Suspense fallback={<Skeleton height={220} radius="md" />}>
          <Faits accueil={accueil} />
        </Suspense>
      )}
    </>
  );
}

/** The usual starting points that the person's role opens. */
export function Raccourcis() {
  const mayVisit = useMayVisit();
  const open = RACCOURCIS.filter(({ to }) => mayVisit(to)).slice(0, MOST_RACCOURCIS);
  if (open.length === 0) return null;
  return (
    <Panel title="Raccourcis">
      <Group gap="xs">
        {open.map(({ label, to }) => (
          <Button key={to} component={Link} to={to} variant="default" size="xs">
            {label}
          </Button>
        ))}
      </Group>
    </Panel>
  );
}
