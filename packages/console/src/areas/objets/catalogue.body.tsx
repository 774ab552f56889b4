import type { ReactNode } from 'react';
import { useListContext } from '../../resource/list/list.context.ts';
import { isSearched } from '../../resource/list/state/list-state.ts';
import { useApart } from '../../resource/list/state/use-apart.ts';
import { CatalogueMap } from './catalogue.map.tsx';
import classes from './catalogue.module.css';
import { ConnectSource } from './connect-source.tsx';

/** The rows, the map of the same search, or both side by side. Without anything to place, the rows say why. */
export function CatalogueBody({ children }: { readonly children: ReactNode }) {
  const { list, rows } = useListContext();
  const { affichage } = list.state;
  const apart = useApart();
  if (rows.total === 0 && !isSearched(list.state) && apart?.total === 0) {
    return (
      <>
        {children}
        <ConnectSource />
      </>
    );
  }
  if (affichage === '' || rows.total === 0) return children;
  if (affichage === 'carte') {
    return (
      <div className={classes.alone}>
        <CatalogueMap />
      </div>
    );
  }
  return (
    <div className={classes.beside}>
      <div className={classes.rows}>{children}</div>
      <div className={classes.place}>
        <CatalogueMap />
      </div>
    </div>
  );
}
