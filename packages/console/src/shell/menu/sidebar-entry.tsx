import type { MenuEntry } from '@bridge/contract';
import { IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { NounIcon } from '../../ui/icons.tsx';
import classes from './sidebar.module.css';
import type { Menu } from './use-menu.ts';

interface Props {
  readonly entry: MenuEntry;
  readonly menu: Menu;
  /** The submenus around this entry, outermost first. */
  readonly trail: readonly string[];
}

export function SidebarEntry({ entry, menu, trail }: Props) {
  return entry.children.length === 0 ? (
    <li>
      <Link
        to={entry.path}
        className={classes.entry}
        data-depth={trail.length}
        aria-current={menu.active === entry.path ? 'page' : undefined}
      >
        {trail.length === 0 && <NounIcon name={entry.icon} className={classes.icon} />}
        <span className={classes.label}>{entry.title}</span>
      </Link>
    </li>
  ) : (
    <Submenu entry={entry} menu={menu} trail={[...trail, entry.path]} />
  );
}

function Submenu({ entry, menu, trail }: Props) {
  const id = useId();
  const isOpen = menu.open[trail.length - 1] === entry.path;
  return (
    <li>
      <button
        type="button"
        className={classes.entry}
        data-depth={trail.length - 1}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => menu.toggle(trail)}
      >
        {trail.length === 1 && <NounIcon name={entry.icon} className={classes.icon} />}
        <span className={classes.label}>{entry.title}</span>
        <IconChevronRight size={14} className={classes.chevron} aria-hidden />
      </button>
      <ul id={id} className={classes.list} hidden={!isOpen}>
        {entry.children.map((child) => (
          <SidebarEntry key={child.path} entry={child} menu={menu} trail={trail} />
        ))}
      </ul>
    </li>
  );
}
