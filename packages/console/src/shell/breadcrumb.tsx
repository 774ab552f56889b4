import { breadcrumbFor, type PlacedPage } from '@bridge/contract';
import { Link } from 'react-router';
import classes from './topbar.module.css';

interface Props {
  readonly placed: PlacedPage;
  /** The title that the screen gave to its page, more precise than that of the contract. */
  readonly title: string | undefined;
}

export function Breadcrumb({ placed, title }: Props) {
  const crumbs = breadcrumbFor(placed);
  return (
    <nav aria-label="Fil d’Ariane" className={classes.breadcrumb}>
      <ol className={classes.crumbs}>
        {crumbs.map((crumb, index) => {
          const isLast = index === crumbs.length - 1;
          return (
            <li
              // A part of the menu may have the title of the part that it stands in.
              key={crumbs
                .slice(0, index + 1)
                .map(({ title: one }) => one)
                .join(' / ')}
              className={classes.crumb}
              aria-current={isLast ? 'page' : undefined}
            >
              {crumb.path && !isLast ? (
                <Link to={crumb.path}>{crumb.title}</Link>
              ) : (
                <span>{isLast ? title || crumb.title : crumb.title}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
