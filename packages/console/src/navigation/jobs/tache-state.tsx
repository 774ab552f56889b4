import { ETATS_TACHE, etatTacheLabel, type Tache } from '@bridge/contract';
import { Dot } from '../../ui/dot.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { remainingOf, remainingText } from './job.rules.ts';
import classes from './tache-state.module.css';

/** The state of a job: dot and word; while it runs, its progress, its step and the time left. */
export function TacheState({ tache }: { readonly tache: Tache }) {
  const { etat, progression, etape, annulationDemandee, cible } = tache;
  const colour = ETATS_TACHE.find(({ value }) => value === etat)?.colour ?? 'gray';
  const remaining = remainingOf(tache);
  const isStopping = annulationDemandee && (etat === 'en_cours' || etat === 'en_attente');
  const details = [
    isStopping ? 'arrêt demandé' : etat === 'en_cours' && etape,
    !isStopping && remaining !== null && remainingText(remaining),
  ].filter(Boolean);
  return (
    <span className={classes.state}>
      <span className={classes.word}>
        <Dot colour={colour} />
        {etatTacheLabel({ etat, progression })}
      </span>
      {etat === 'en_cours' && <ProgressBar value={progression} label={`Avancement\u00a0: ${cible}`} />}
      {details.length > 0 && <span className={classes.quiet}>{details.join(' · ')}</span>}
    </span>
  );
}
