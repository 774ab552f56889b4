import { mayCancel, type Tache, typeTacheLabel } from '@bridge/contract';
import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router';
import { resultPath, tachePath } from '../../navigation/jobs/job-path.ts';
import { TacheIcon } from '../../navigation/jobs/tache-icon.tsx';
import { TacheState } from '../../navigation/jobs/tache-state.tsx';
import { useMayVisit } from '../../navigation/may-visit.ts';
import classes from './job-list.module.css';

interface Props {
  readonly tache: Tache;
  readonly cancelling: boolean;
  readonly onCancel: () => void;
  readonly onLeave: () => void;
}

export function JobItem({ tache, cancelling, onCancel, onLeave }: Props) {
  const { type, cible, etat, message } = tache;
  const label = typeTacheLabel(type);
  const mayVisit = useMayVisit();
  // The job of a colleague may lead to a page that this person may not open.
  const path = [etat === 'reussie' ? resultPath(tache) : '', tachePath(tache.id)].find(mayVisit);
  return (
    <li className={classes.item}>
      <TacheIcon type={type} size={18} />
      <div className={classes.body}>
        {path === undefined ? (
          <span className={classes.name}>{cible || label}</span>
        ) : (
          <Anchor component={Link} to={path} onClick={onLeave} className={classes.name} underline="hover" c="inherit">
            {cible || label}
          </Anchor>
        )}
        <span className={classes.quiet}>{label}</span>
        <TacheState tache={tache} />
        {etat === 'echouee' && message && <span className={classes.quiet}>{message}</span>}
      </div>
      {mayCancel(tache) && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-xs"
          loading={cancelling}
          onClick={onCancel}
          aria-label={`Annuler\u00a0: ${cible || label}`}
        >
          Annuler
        </Button>
      )}
    </li>
  );
}
