import { Text } from '@mantine/core';
import { useMemo } from 'react';
import classes from './manuel.module.css';
import type { PageDuManuel } from './page.ts';
import { searchManuel } from './recherche.ts';
import { type Go, PlaceLink } from './text.tsx';

interface Props {
  readonly pages: readonly PageDuManuel[];
  readonly query: string;
  readonly onGo: Go;
}

/** The parts of the manual that the typed words find. */
export function Found({ pages, query, onGo }: Props) {
  const found = useMemo(() => searchManuel(pages, query), [pages, query]);
  return (
    <div className={classes.found}>
      <Text role="status" size="sm" c="dimmed">
        {found.length === 0 ? 'Rien dans l’aide. Essayez un autre mot, ou moins de mots.' : countOf(found.length)}
      </Text>
      <ul>
        {found.map(({ page, ancre, titre, titrePage, extrait }) => (
          <li key={`${page}#${ancre}`}>
            <PlaceLink place={{ page, ancre }} onGo={onGo}>
              {titre}
            </PlaceLink>
            {titre !== titrePage && <span className={classes.where}> {titrePage}</span>}
            <p className={classes.extrait}>{extrait}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

const countOf = (found: number) => (found === 1 ? '1 passage trouvé' : `${found} passages trouvés`);
