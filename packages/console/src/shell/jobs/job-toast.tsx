import { type Tache, tache as taches, typeTacheLabel } from '@bridge/contract';
import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { call } from '../../api/client.ts';
import { resultPath, tachePath } from './job-path.ts';

/** Long enough to be read by somebody who was busy elsewhere. */
const LASTS = 10_000;

const ENDS = {
  reussie: { word: 'Terminé', colour: 'teal', way: 'Voir le résultat' },
  echouee: { word: 'Échec', colour: 'red', way: 'Voir pourquoi' },
  annulee: { word: 'Annulé', colour: 'gray', way: 'Voir la tâche' },
} as const;

/** A job that did its part, and waits for a person's word. */
const ASKING = { word: 'En attente de votre accord', colour: 'orange', way: 'Décider' } as const;

/** Where a person may go, and how. */
interface Ways {
  readonly go: (path: string) => void;
  readonly mayVisit: (path: string) => boolean;
}

/** Says once, politely, that a job is over and how; the way leads to what it made, or to why it failed. */
export function tellEnd(tache: Tache, { go, mayVisit }: Ways): void {
  const { etat, id, type, cible, message } = tache;
  if (etat === 'en_attente' || etat === 'en_cours') return;
  const { word, colour, way } = tache.attendAccord ? ASKING : ENDS[etat];
  const path = etat === 'reussie' ? resultPath(tache) : tachePath(id);
  const leads = mayVisit(path);
  const key = `tache:${id}:${etat}`;
  const follow = () => {
    notifications.hide(key);
    go(path);
  };
  notifications.show({
    id: key,
    title: `${word}\u00a0: ${typeTacheLabel(type)}`,
    message: (
      <Group gap="sm" justify="space-between" wrap="nowrap" align="flex-end">
        <Text size="sm">{[cible, message].filter(Boolean).join(' — ')}</Text>
        {leads && (
          <Button variant="subtle" size="compact-sm" flex="none" onClick={follow}>
            {way}
          </Button>
        )}
      </Group>
    ),
    color: colour,
    autoClose: LASTS,
    role: 'status',
    closeButtonProps: { 'aria-label': 'Fermer la notification' },
  });
}

/** One that is no longer among the recent ones: asked for by itself. Swept away since, it has nothing left to say. */
export async function tellVanished(id: number, ways: Ways): Promise<void> {
  try {
    tellEnd(await call(taches.calls.get, { params: { id } }, { unattended: true }), ways);
  } catch {
    // Nobody waits for an answer that failed: the list of jobs has it.
  }
}
