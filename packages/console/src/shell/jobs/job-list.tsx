import { isFinished, listPath, type Tache, tacheHead } from '@bridge/contract';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTacheActs } from '../../navigation/jobs/use-tache-acts.ts';
import { useMayVisit } from '../../navigation/may-visit.ts';
import { JobItem } from './job-item.tsx';
import classes from './job-list.module.css';

const TACHES = listPath(tacheHead);

interface Props {
  readonly taches: readonly Tache[];
  readonly onLeave: () => void;
}

/** The jobs that run or wait, then those that have just ended. */
export default function JobList({ taches, onLeave }: Props) {
  const acts = useTacheActs();
  const mayVisit = useMayVisit();
  const parts = [
    { title: 'En cours', items: taches.filter(({ etat }) => !isFinished(etat)) },
    { title: 'Vient de finir', items: taches.filter(({ etat }) => isFinished(etat)) },
  ].filter(({ items }) => items.length > 0);
  return (
    <>
      <div className={classes.scroll}>
        {parts.length === 0 && (
          <Text size="sm" c="dimmed" p="md">
            Rien ne tourne. Les imports et les autres travaux longs apparaissent ici dès qu’ils sont lancés, et vous
            êtes averti quand les vôtres finissent.
          </Text>
        )}
        {parts.map(({ title, items }) => (
          <section key={title} aria-label={title}>
            <h2 className={classes.title}>{title}</h2>
            <ul className={classes.list}>
              {items.map((tache) => (
                <JobItem
                  key={tache.id}
                  tache={tache}
                  cancelling={acts.pending === tache.id}
                  onCancel={() => acts.cancel(tache)}
                  onLeave={onLeave}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {mayVisit(TACHES) && (
        <div className={classes.footer}>
          <Anchor component={Link} to={TACHES} onClick={onLeave} size="sm">
            Toutes les tâches
          </Anchor>
        </div>
      )}
    </>
  );
}
