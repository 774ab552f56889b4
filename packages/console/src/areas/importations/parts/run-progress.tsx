import { countOf, type Importation } from '@bridge/contract';
import { useQuery } from '@tanstack/react-query';
import { FICHE } from '../../../catalogue/importation/phrase.rules.ts';
import { jobsQuery } from '../../../navigation/jobs/jobs.query.ts';
import { TacheState } from '../../../navigation/jobs/tache-state.tsx';
import classes from './parts.module.css';

/** The progress of an import, from the jobs that the job centre follows. */
export function RunProgress({ item }: { readonly item: Pick<Importation, 'tache' | 'compteurs'> }) {
  const { data } = useQuery(jobsQuery);
  const tache = data?.items.find(({ id }) => id === item.tache);
  const { recus } = item.compteurs;
  return (
    <div className={classes.stack}>
      {tache && <TacheState tache={tache} />}
      {recus > 0 && <span className={classes.quiet}>{`${countOf(FICHE, recus)} reçue${recus > 1 ? 's' : ''}`}</span>}
      {!tache && recus === 0 && <span className={classes.quiet}>Démarrage…</span>}
    </div>
  );
}
