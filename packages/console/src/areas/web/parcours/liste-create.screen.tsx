import { Button, Group, Text, Title } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useTabState } from '../../../navigation/tab.ts';
import ResourceFormScreen from '../../../resource/resource-form.screen.tsx';
import { selectionIn } from '../../depart.rules.ts';
import { EtapeAllure } from './etape-allure.tsx';
import { EtapeSelection } from './etape-selection.tsx';
import { EtapeSite } from './etape-site.tsx';
import { Fin } from './fin.tsx';
import classes from './parcours.module.css';
import { DEPART, type Parcours } from './parcours.ts';

const ETAPES = [
  { id: 'site', nom: 'Le site' },
  { id: 'selection', nom: 'Les objets' },
  { id: 'allure', nom: 'L’allure' },
] as const;

/** The creation of a liste: three steps to its public page, or the whole form for every setting at once. */
export default function ListeCreateScreen() {
  const [whole, setWhole] = useTabState('formulaire', false);
  const [parcours, setParcours] = useTabState<Parcours>('parcours', DEPART);
  if (whole) return <ResourceFormScreen />;
  const change = (changes: Partial<Parcours>) => setParcours((now) => ({ ...now, ...changes }));
  return (
    <div className={classes.page}>
      <Group component="header" justify="space-between" align="flex-start" gap="sm">
        <div>
          <Title order={1}>Créer une liste</Title>
          <Text c="dimmed">{'Trois étapes, une publication\u00a0: votre page est en ligne.'}</Text>
        </div>
        {parcours.etape !== 'fin' && (
          <Button variant="default" onClick={() => setWhole(true)}>
            Formulaire complet
          </Button>
        )}
      </Group>
      {parcours.etape !== 'fin' && <Etapes parcours={parcours} />}
      <Etape parcours={parcours} change={change} again={() => setParcours(undefined)} />
    </div>
  );
}

function Etapes({ parcours: { etape } }: { readonly parcours: Parcours }) {
  return (
    <ol className={classes.steps} aria-label="Étapes">
      {ETAPES.map(({ id, nom }, rank) => (
        <li key={id} aria-current={id === etape ? 'step' : undefined}>
          <span aria-hidden>{rank + 1}</span> {nom}
        </li>
      ))}
    </ol>
  );
}

interface EtapeProps {
  readonly parcours: Parcours;
  readonly change: (changes: Partial<Parcours>) => void;
  readonly again: () => void;
}

function Etape({ parcours, change, again }: EtapeProps) {
  const [search] = useSearchParams();
  switch (parcours.etape) {
    case 'site':
      return <EtapeSite parcours={parcours} onDone={change} />;
    case 'selection':
      return <EtapeSelection parcours={parcours} proposee={selectionIn(search)} onChange={change} />;
    case 'allure':
      return <EtapeAllure parcours={parcours} onChange={change} />;
    case 'fin':
      return <Fin parcours={parcours} onAgain={again} />;
  }
}
