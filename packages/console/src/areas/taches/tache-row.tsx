import { type Tache, typeTacheLabel } from '@bridge/contract';
import { Link, useSearchParams } from 'react-router';
import { idIn, withParams } from '../../resource/rows/address.ts';
import classes from '../../resource/rows/table.module.css';
import { formatInstant } from '../../resource/values/format.ts';
import { durationText } from '../../shell/jobs/job.rules.ts';
import { targetPath } from '../../shell/jobs/job-path.ts';
import { TacheIcon } from '../../shell/jobs/tache-icon.tsx';
import { TacheState } from '../../shell/jobs/tache-state.tsx';
import type { useTacheActs } from '../../shell/jobs/use-tache-acts.ts';
import { TABLE_ROLES } from '../../ui/table-roles.ts';
import { PrioriteField } from './priorite-field.tsx';
import { TacheActions } from './tache-actions.tsx';
import styles from './taches.module.css';

interface Props {
  readonly tache: Tache;
  readonly acts: ReturnType<typeof useTacheActs>;
}

export function TacheRow({ tache, acts }: Props) {
  const [search] = useSearchParams();
  const { id, type, cible, creeLe, demandePar, tentatives, maxTentatives, dureeMs, serveur, message } = tache;
  const path = targetPath(tache);
  const asked = formatInstant(creeLe, new Date());
  return (
    <tr {...TABLE_ROLES.row} data-open={idIn(search, 'tache') === id || undefined}>
      <th {...TABLE_ROLES.rowHeader}>
        <div className={classes.with}>
          <TacheIcon type={type} />
          <div className={classes.stack}>
            <Link to={{ search: withParams(search, { tache: String(id) }).toString() }} className={classes.name}>
              {typeTacheLabel(type)}
            </Link>
            {cible &&
              (path ? (
                <Link to={path} className={styles.target}>
                  {cible}
                </Link>
              ) : (
                <span>{cible}</span>
              ))}
            <time dateTime={creeLe} title={asked.full} className={classes.quiet}>
              {`demandée ${asked.relative}`}
            </time>
          </div>
        </div>
      </th>
      <td {...TABLE_ROLES.cell} data-name="État" className={styles.state}>
        <TacheState tache={tache} />
      </td>
      <td {...TABLE_ROLES.cell} data-name="Demandée par">
        {demandePar?.nom ?? <span className={classes.quiet}>Bridge</span>}
      </td>
      <td {...TABLE_ROLES.cell} data-name="Priorité">
        <PrioriteField tache={tache} />
      </td>
      <td
        {...TABLE_ROLES.cell}
        data-name="Essais"
        className={classes.nowrap}
      >{`${tentatives} sur ${maxTentatives}`}</td>
      <td {...TABLE_ROLES.cell} data-name="Durée" className={classes.nowrap}>
        {dureeMs === null ? <span className={classes.quiet}>—</span> : durationText(dureeMs)}
      </td>
      <td {...TABLE_ROLES.cell} data-name="Serveur">
        {serveur ?? <span className={classes.quiet}>—</span>}
      </td>
      <td {...TABLE_ROLES.cell} data-name="Message" className={styles.message}>
        {message && <span title={message}>{message}</span>}
      </td>
      <td {...TABLE_ROLES.cell} className={classes.end}>
        <TacheActions tache={tache} acts={acts} />
      </td>
    </tr>
  );
}
