import { type Importation, labelOfSysteme } from '@bridge/contract';
import { Badge } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import {
  durationOf,
  isLive,
  MODES,
  tempsOf,
  variationOf,
  variationText,
} from '../../catalogue/importation/importation.rules.ts';
import classes from '../../resource/rows/table.module.css';
import { formatInstant } from '../../resource/values/format.ts';
import { durationText } from '../../shell/jobs/job.rules.ts';
import { TABLE_ROLES } from '../../ui/table-roles.ts';
import { reportIn, withReport } from './imports.address.ts';
import { DiffBar } from './parts/diff-bar.tsx';
import { EtatWord } from './parts/etat-word.tsx';
import { RunProgress } from './parts/run-progress.tsx';

interface Props {
  readonly item: Importation;
  readonly now: Date;
}

export function ImportsRow({ item, now }: Props) {
  const [search] = useSearchParams();
  const { id, flux, systeme, debutLe, mode, aBlanc, etat, compteurs, demandePar } = item;
  const start = formatInstant(debutLe, now);
  const variation = variationOf(item);
  return (
    <tr {...TABLE_ROLES.row} data-open={reportIn(search).id === id || undefined}>
      <th {...TABLE_ROLES.rowHeader}>
        <div className={classes.stack}>
          <Link to={{ search: withReport(search, id).toString() }} className={classes.name}>
            {flux.nom}
          </Link>
          <span className={classes.quiet}>{`${labelOfSysteme(systeme)} · import n°\u00a0${id}`}</span>
        </div>
      </th>
      <td {...TABLE_ROLES.cell} data-name="Début" className={classes.nowrap}>
        <time dateTime={debutLe} title={start.full}>
          {start.relative}
        </time>
      </td>
      <td {...TABLE_ROLES.cell} data-name="Durée" className={classes.nowrap}>
        {durationText(durationOf(item, now))}
      </td>
      <td {...TABLE_ROLES.cell} data-name="État">
        <div className={classes.stack}>
          <EtatWord etat={etat} />
          <span className={classes.word}>
            <span className={classes.quiet}>{MODES[mode]}</span>
            {aBlanc && (
              <Badge variant="light" color="gray" size="sm">
                À blanc
              </Badge>
            )}
          </span>
        </div>
      </td>
      <td {...TABLE_ROLES.cell} data-name="Changements">
        {isLive(item) ? <RunProgress item={item} /> : <DiffBar compteurs={compteurs} temps={tempsOf(item)} />}
      </td>
      <td {...TABLE_ROLES.cell} data-name="Volume" className={classes.nowrap}>
        {variation === null ? <span className={classes.quiet}>—</span> : variationText(variation)}
      </td>
      <td {...TABLE_ROLES.cell} data-name="Demandé par">
        {demandePar ?? <span className={classes.quiet}>Bridge, à l’heure prévue</span>}
      </td>
    </tr>
  );
}
