import type { MenuEntry } from '@bridge/contract';
import { Menu, Tooltip } from '@mantine/core';
import { Link } from 'react-router';
import { NounIcon } from '../../ui/icons.tsx';
import classes from './sidebar.module.css';

interface Props {
  readonly entry: MenuEntry;
  readonly active: string | null;
}

/** An entry of the collapsed menu: a link shows its name in a tooltip, a submenu flies out. */
export function CollapsedEntry({ entry, active }: Props) {
  return (
    <li>
      {entry.children.length === 0 ? (
        <IconLink entry={entry} active={active} />
      ) : (
        <Flyout entry={entry} active={active} />
      )}
    </li>
  );
}

function IconLink({ entry, active }: Props) {
  return (
    <Tooltip label={entry.title} position="right">
      <Link
        to={entry.path}
        className={classes.entry}
        aria-label={entry.title}
        aria-current={active === entry.path ? 'page' : undefined}
      >
        <NounIcon name={entry.icon} className={classes.icon} />
      </Link>
    </Tooltip>
  );
}

function Flyout({ entry, active }: Props) {
  const leaves = leavesOf(entry);
  return (
    <Menu trigger="click-hover" position="right-start" offset={4} openDelay={80} closeDelay={150}>
      <Menu.Target>
        <button
          type="button"
          className={classes.entry}
          aria-label={entry.title}
          data-holds-active={leaves.some((leaf) => leaf.path === active) || undefined}
        >
          <NounIcon name={entry.icon} className={classes.icon} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{entry.title}</Menu.Label>
        {leaves.map((leaf) => (
          <Menu.Item
            key={leaf.path}
            component={Link}
            to={leaf.path}
            aria-current={leaf.path === active ? 'page' : undefined}
          >
            {leaf.title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function leavesOf(entry: MenuEntry): MenuEntry[] {
  return entry.children.flatMap((child) => (child.children.length === 0 ? [child] : leavesOf(child)));
}
