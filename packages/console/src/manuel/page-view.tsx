import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import table from '../ui/tables/plain-table.module.css';
import { each } from './each.tsx';
import classes from './manuel.module.css';
import type { Bloc, PageDuManuel } from './page.ts';
import { type Go, Words } from './text.tsx';

interface Props {
  readonly page: PageDuManuel;
  /** The level of the title: 1 in a browser tab, 2 below the title of the panel. */
  readonly rank: 1 | 2;
  readonly onGo: Go;
}

/** A page of the manual. */
export function PageView({ page, rank, onGo }: Props) {
  return (
    <>
      <Title order={rank}>{page.titre}</Title>
      <Blocs blocs={page.blocs} page={page} rank={rank} onGo={onGo} />
    </>
  );
}

function Blocs({ blocs, ...shared }: Props & { readonly blocs: readonly Bloc[] }) {
  return each(blocs, (bloc) => <BlocView bloc={bloc} {...shared} />);
}

const RANKS = [1, 2, 3, 4, 5, 6] as const;

function BlocView({ bloc, ...shared }: Props & { readonly bloc: Bloc }): ReactNode {
  const { page, rank, onGo } = shared;
  switch (bloc.bloc) {
    case 'titre':
      return (
        <Title order={RANKS[bloc.niveau + rank - 2] ?? 6} data-ancre={bloc.ancre} tabIndex={-1}>
          <Words texte={bloc.texte} onGo={onGo} />
        </Title>
      );
    case 'paragraphe':
      return (
        <p>
          <Words texte={bloc.texte} onGo={onGo} />
        </p>
      );
    case 'liste': {
      const List = bloc.numerotee ? 'ol' : 'ul';
      return (
        <List>
          {each(bloc.elements, (blocs) => (
            <li>
              <Blocs blocs={blocs} {...shared} />
            </li>
          ))}
        </List>
      );
    }
    case 'note':
      return (
        <div role="note" className={classes.note}>
          <Blocs blocs={bloc.blocs} {...shared} />
        </div>
      );
    case 'tableau':
      return <Tableau tableau={bloc} onGo={onGo} />;
    case 'image':
      return (
        <figure className={classes.figure}>
          {/* The link opens the whole picture in a browser tab. */}
          <a href={page.images[bloc.fichier]} target="_blank" rel="noopener noreferrer">
            <img src={page.images[bloc.fichier]} alt={bloc.legende} width={1440} height={900} loading="lazy" />
          </a>
          <figcaption aria-hidden>{bloc.legende}</figcaption>
        </figure>
      );
  }
}

interface TableauProps {
  readonly tableau: Extract<Bloc, { bloc: 'tableau' }>;
  readonly onGo: Go;
}

function Tableau({ tableau: { tete, lignes }, onGo }: TableauProps) {
  return (
    <div className={table.scroll}>
      <table className={table.table}>
        <thead>
          <tr>
            {each(tete, (texte) => (
              <th scope="col">
                <Words texte={texte} onGo={onGo} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {each(lignes, (cells) => (
            <tr>
              {each(cells, (texte) => (
                <td>
                  <Words texte={texte} onGo={onGo} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
