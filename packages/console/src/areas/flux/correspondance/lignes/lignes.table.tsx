import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { CibleGroup } from '../../../../catalogue/cibles.options.ts';
import { type Draw, MOST_DRAWN, VirtualTableRows } from '../../../../resource/list/table/virtual-rows.tsx';
import { TABLE_ROLES } from '../../../../ui/tables/table-roles.ts';
import { LigneRow, type RowActs } from './ligne-row.tsx';
import classes from './lignes.module.css';
import type { Row } from './lignes.rules.ts';

interface Props {
  readonly rows: readonly Row[];
  readonly cibles: readonly CibleGroup[];
  readonly acts: RowActs;
  readonly warnings: ReadonlyMap<string, string>;
  readonly readOnly: boolean;
}

/** The height in pixels of a row that was not drawn yet. */
const ROW = 56;

/** The fields of the feed in a region of their own, where seven hundred scroll as well as seventy. */
export function LignesTable({ rows, cibles, acts, warnings, readOnly }: Props) {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const draw: Draw = (place, measure) => {
    const row = rows[place];
    return (
      row && (
        <LigneRow
          key={row.key}
          row={row}
          place={place}
          cibles={cibles}
          acts={acts}
          warning={warnings.get(row.key)}
          readOnly={readOnly}
          measure={measure}
        />
      )
    );
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls.
    <section ref={setRegion} className={classes.region} aria-label="Champs du flux" tabIndex={0}>
      <table {...TABLE_ROLES.table} className={classes.table} aria-rowcount={rows.length + 1}>
        <VisuallyHidden component="caption">Champs du flux et leur cible</VisuallyHidden>
        <thead {...TABLE_ROLES.group}>
          <tr {...TABLE_ROLES.row}>
            <th {...TABLE_ROLES.columnHeader}>Champ</th>
            <th {...TABLE_ROLES.columnHeader}>Rempli</th>
            <th {...TABLE_ROLES.columnHeader}>Cible</th>
            <th {...TABLE_ROLES.columnHeader}>Réglages</th>
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.group}>
          {rows.length > MOST_DRAWN ? (
            <VirtualTableRows region={region} count={rows.length} height={ROW} draw={draw} />
          ) : (
            rows.map((_, place) => draw(place))
          )}
        </tbody>
      </table>
    </section>
  );
}
