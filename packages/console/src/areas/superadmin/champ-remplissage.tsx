import { formatNumber, labelOfSysteme, type MesuresChamp, TYPES_BRIDGE } from '@bridge/contract';
import { Fragment } from 'react';
import classes from './champ.module.css';
import { bySysteme, tauxOf } from './champ-taux.rules.ts';

/** The fill rate of a field: for each source, then for its types. */
export function ChampRemplissage({ lignes }: Pick<MesuresChamp, 'lignes'>) {
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label="Remplissage">
        <thead>
          <tr>
            <th scope="col">Source et type</th>
            <th scope="col" data-figures>
              Objets
            </th>
            <th scope="col" data-figures>
              Rempli
            </th>
          </tr>
        </thead>
        <tbody>
          {bySysteme(lignes).map((sum) => (
            <Fragment key={sum.systeme}>
              <Ligne {...sum} name={labelOfSysteme(sum.systeme)} isSum />
              {lignes
                .filter(({ systeme }) => systeme === sum.systeme)
                .map(({ typeBridge, remplis, total }) => (
                  <Ligne
                    key={typeBridge}
                    name={TYPES_BRIDGE.find(({ value }) => value === typeBridge)?.label ?? typeBridge}
                    remplis={remplis}
                    total={total}
                  />
                ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface LigneProps {
  readonly name: string;
  readonly remplis: number;
  readonly total: number;
  readonly isSum?: boolean;
}

function Ligne({ name, remplis, total, isSum = false }: LigneProps) {
  return (
    <tr>
      <th scope="row" data-sum={isSum || undefined}>
        {name}
      </th>
      <td data-figures>{formatNumber(total)}</td>
      <td data-figures data-sum={isSum || undefined}>
        {`${tauxOf({ remplis, total })}\u00a0%`}
      </td>
    </tr>
  );
}
