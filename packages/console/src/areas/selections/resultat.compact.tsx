import type { ObjetRetenu } from '@bridge/contract';
import { nameOfType } from '../../catalogue/type-look.ts';
import { Vignette } from '../../catalogue/vignette.tsx';
import { formatDate } from '../../resource/values/format.ts';
import { ResultatPage } from './resultat.page.tsx';
import { Epingle, NomObjet } from './resultat.table.tsx';
import classes from './selections.module.css';
import type { VueProps } from './vue.ts';

/** The table of the result in a narrow column: the facts of an objet stand under its name. */
export function ResultatCompact({ brouillon }: VueProps) {
  return (
    <ResultatPage brouillon={brouillon}>
      {(items, first) => (
        <table className={classes.table} aria-label="Objets retenus">
          <thead>
            <tr>
              <th scope="col" data-figures>
                Rang
              </th>
              <th scope="col">Objet</th>
              <th scope="col" data-figures>
                Prochaine date
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((item, rang) => (
              <Ligne key={item.id} item={item} rang={first + rang} />
            ))}
          </tbody>
        </table>
      )}
    </ResultatPage>
  );
}

function Ligne({ item, rang }: { readonly item: ObjetRetenu; readonly rang: number }) {
  return (
    <tr>
      <td data-figures>{rang}</td>
      <th scope="row">
        <span className={classes.name}>
          <Vignette url={item.photo} type={item.typeBridge} />
          <span className={classes.words}>
            <NomObjet item={item} />
            {item.epingle && <Epingle />}
            <span className={classes.under}>{item.commune || nameOfType(item.typeBridge)}</span>
          </span>
        </span>
      </th>
      <td data-figures className={classes.day}>
        {item.prochaineDate ? formatDate(item.prochaineDate) : '—'}
      </td>
    </tr>
  );
}
