import { Menu, VisuallyHidden } from '@mantine/core';
import { IconPinFilled, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, memo, useRef } from 'react';
import { Link } from 'react-router';
import { fullPath, type Tab } from '../../navigation/tabs.rules.ts';
import { NounIcon } from '../../ui/icons.tsx';
import { TabMenuItems } from './tab-menu.tsx';
import classes from './tab-strip.module.css';
import { iconOf, titleOf } from './tab-title.ts';
import type { TabActions } from './use-tab-actions.ts';

interface Props {
  readonly tab: Tab;
  readonly active: boolean;
  readonly actions: TabActions;
}

export const TabItem = memo(function TabItem({ tab, active, actions }: Props) {
  const item = useRef<HTMLLIElement>(null);
  const title = titleOf(tab);
  const close = () => {
    const strip = item.current?.closest('nav');
    void actions.close(tab.path).then(() => requestAnimationFrame(() => keepFocusIn(strip)));
  };
  const closeOnMiddleClick = (event: MouseEvent) => {
    if (event.button !== 1 || tab.affix) return;
    event.preventDefault();
    close();
  };
  const closeOnDelete = (event: KeyboardEvent) => {
    if (event.key === 'Delete' && !tab.affix) close();
  };
  return (
    <Menu position="bottom-start">
      <Menu.ContextMenu>
        <li ref={item} className={classes.tab} data-active={active || undefined} onAuxClick={closeOnMiddleClick}>
          <Link
            to={fullPath(tab.location)}
            className={classes.link}
            aria-current={active ? 'page' : undefined}
            onKeyDown={closeOnDelete}
          >
            <NounIcon name={iconOf(tab.path)} size={15} className={classes.icon} />
            <span className={classes.title}>{title}</span>
            {tab.pinned && (
              <span className={classes.pin}>
                <IconPinFilled size={11} aria-hidden />
                <VisuallyHidden>(épinglée)</VisuallyHidden>
              </span>
            )}
            {tab.dirty && (
              <span className={classes.dot}>
                <VisuallyHidden>(non enregistrée)</VisuallyHidden>
              </span>
            )}
          </Link>
          {!tab.affix && (
            <button type="button" className={classes.close} aria-label={`Fermer ${title}`} onClick={close}>
              <IconX size={13} aria-hidden />
            </button>
          )}
        </li>
      </Menu.ContextMenu>
      <Menu.Dropdown className={classes.menu}>
        <TabMenuItems path={tab.path} actions={actions} />
      </Menu.Dropdown>
    </Menu>
  );
});

/** The pressed button is gone with its tab: the strip takes the focus, unless a page has taken it. */
function keepFocusIn(strip: Element | null | undefined): void {
  if (document.activeElement === document.body) strip?.querySelector<HTMLElement>('[aria-current]')?.focus();
}
