import { countOf } from '@bridge/contract';
import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useMedias } from '../../../catalogue/media/media.queries.ts';
import { useListContext } from '../../../resource/list/list.context.ts';
import { RowMenu } from '../../../resource/list/table/row-menu.tsx';
import { useRegionScroll } from '../../../resource/list/table/use-region-scroll.ts';
import { useRowKeys } from '../../../resource/list/table/use-row-keys.ts';
import { useRowList } from '../../../resource/list/table/use-row-list.tsx';
import classes from './mediatheque.module.css';
import { VignetteMedia } from './vignette-media.tsx';

const PLACES = Array.from({ length: 12 }, (_, place) => place);

/** The rows of the page as pictures, with the keys of a list. */
export function Grille() {
  const { resource, list, rows } = useListContext();
  const [region, setRegion] = useState<HTMLUListElement | null>(null);
  const entries = useRowList();
  const keys = useRowKeys(region, entries);
  const medias = useMedias(entries.map(({ record }) => record.id));
  useRegionScroll(region, JSON.stringify(list.state), rows.total !== undefined && !rows.stale);
  if (rows.total === undefined) {
    return (
      <div className={classes.grid} role="status" aria-label="Chargement…">
        {PLACES.map((place) => (
          <Skeleton key={place} height={220} />
        ))}
      </div>
    );
  }
  return (
    // The keys move between pictures, whose own controls keep theirs.
    <ul
      ref={setRegion}
      className={classes.grid}
      aria-label={countOf(resource.noun, rows.total, rows.plus)}
      aria-busy={rows.fetching}
      data-stale={rows.stale || undefined}
      onKeyDown={keys}
    >
      {entries.map(({ record, titre, place, selected, toggle, choicesFor }) => (
        <li key={record.id} data-index={place}>
          <VignetteMedia
            id={record.id}
            titre={titre}
            media={medias.get(record.id)}
            selected={selected}
            onToggle={(range) => toggle(record.id, range)}
            menu={<RowMenu titre={titre} choices={choicesFor(record)} />}
          />
        </li>
      ))}
    </ul>
  );
}
