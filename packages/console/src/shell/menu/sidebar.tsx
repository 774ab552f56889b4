import { HOME_PATH, PRODUCT_TITLE } from '@bridge/contract';
import { Link } from 'react-router';
import { useSession } from '../../api/session.store.ts';
import { InstanceMark } from '../instance-mark.tsx';
import classes from './sidebar.module.css';
import { CollapsedEntry } from './sidebar-collapsed.tsx';
import { SidebarEntry } from './sidebar-entry.tsx';
import type { Menu } from './use-menu.ts';

interface Props {
  readonly menu: Menu;
  readonly collapsed?: boolean;
  readonly withLogo: boolean;
}

export function Sidebar({ menu, collapsed = false, withLogo }: Props) {
  const parameters = useSession((session) => session.parameters);
  const name = parameters?.nom_instance || PRODUCT_TITLE;
  return (
    <div className={classes.sidebar} data-collapsed={collapsed || undefined}>
      {withLogo && (
        <Link to={HOME_PATH} className={classes.logo} aria-label={`${name}, accueil`}>
          <InstanceMark logo={parameters?.logo} size={22} />
          {!collapsed && <span>{name}</span>}
        </Link>
      )}
      <nav aria-label="Menu principal" className={classes.nav}>
        <ul className={classes.list}>
          {menu.entries.map((entry) =>
            collapsed ? (
              <CollapsedEntry key={entry.path} entry={entry} active={menu.active} />
            ) : (
              <SidebarEntry key={entry.path} entry={entry} menu={menu} trail={[]} />
            ),
          )}
        </ul>
      </nav>
    </div>
  );
}
