import { formatNumber, type Sante, timeAgo } from '@bridge/contract';
import classes from './gestion.module.css';

const NAMES: Readonly<Record<string, string>> = {
  depots: 'Fichiers déposés',
  sessions: 'Sessions et liens périmés',
  journal: 'Journal d’audit',
  corbeille: 'Corbeille',
  taches: 'Tâches finies',
  catalogue: 'Dates et réponses du catalogue',
  fichiers: 'Fichiers sans média',
  editions: 'Documents produits',
  mesures: 'Statistiques des sites',
  'changements publics': 'Pages à refaire',
  imports: 'Anciens imports',
};

/** The last run of each maintenance task, and its result. */
export function EntretienFacts({ items }: Pick<Sante['taches'], 'items'>) {
  const now = new Date();
  return (
    <dl className={classes.facts}>
      {items.map(({ nom, dernierLe, resultat, erreur }) => (
        <div key={nom}>
          <dt>{NAMES[nom] ?? nom}</dt>
          <dd>
            {dernierLe === null ? 'pas encore passée' : timeAgo(new Date(dernierLe), now)}
            {erreur === null ? doneText(resultat) : ' · a échoué'}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The result of a task: « · 12 effacés », since maintenance only removes. */
function doneText(resultat: Readonly<Record<string, number>>): string {
  const total = Object.values(resultat).reduce((sum, count) => sum + count, 0);
  if (total === 0) return ' · rien à effacer';
  return ` · ${formatNumber(total)}\u00a0effacé${total > 1 ? 's' : ''}`;
}
