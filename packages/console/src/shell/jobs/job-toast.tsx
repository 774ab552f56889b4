import { type Tache, tache as taches, typeTacheLabel } from '@bridge/contract';
import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { call } from '../../api/client.ts';
import { resultPath, tachePath } from '../../navigation/jobs/job-path.ts';

/** Duration in milliseconds, long enough for a person who is busy elsewhere. */
const LASTS = 10_000;

const ENDS = {
  reussie: { word: 'Terminé', colour: 'teal', way: 'Voir le résultat' },
  echouee: { word: 'Échec', colour: 'red', way: 'Voir pourquoi' },
  annulee: { word: 'Annulé', colour: 'gray', way: 'Voir la tâche' },
} as const;

/** The words for a job that has done its part, and waits for the agreement of a person. */
const ASKING = { word: 'En attente de votre accord', colour: 'orange', way: 'Décider' } as const;

/** The pages that a person may open, and the function that leads there. */
interface Ways {
  readonly go: (path: string) => void;
  readonly mayVisit: (path: string) => boolean;
}

/** Tells the end of a job once, politely; the link leads to what the job made, or to why it failed. */
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

/** Tells the end of a job that is no longer among the recent ones, after asking for it. A deleted job tells nothing. */
export async function tellVanished(id: number, ways: Ways): Promise<void> {
  try {
    tellEnd(await call(taches.calls.get, { params: { id } }, { unattended: true }), ways);
  } catch {
    // A failure is not told: the list of jobs shows the end all the same.
  }
}
