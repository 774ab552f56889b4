import { Drawer } from '@mantine/core';
import '../../ui/dialog.styles.ts';
import { VEIL } from '../../ui/veil.ts';
import classes from './menu-drawer.module.css';
import { Sidebar } from './sidebar.tsx';
import type { Menu } from './use-menu.ts';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly menu: Menu;
  readonly withLogo: boolean;
}

/** The menu of a narrow window. */
export default function MenuDrawer({ opened, onClose, menu, withLogo }: Props) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={210}
      withCloseButton={false}
      padding={0}
      overlayProps={VEIL}
      classNames={{ body: classes.body ?? '' }}
      attributes={{ content: { 'aria-label': 'Menu' } }}
    >
      <Sidebar menu={menu} withLogo={withLogo} />
    </Drawer>
  );
}
