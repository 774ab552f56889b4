import type { PlacedPage } from '@bridge/contract';
import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core';
import { IconMenu2, IconSearch, IconSettings } from '@tabler/icons-react';
import { Breadcrumb } from './breadcrumb.tsx';
import { type Help, HelpLinks } from './help/help-links.tsx';
import { LateJobCentre } from './jobs/late-job-centre.tsx';
import { SessionSwitch } from './session/session-switch.tsx';
import { useEntityNarrowing, useRoleNarrowing } from './session/use-narrowings.ts';
import { UserMenu } from './session/user-menu.tsx';
import classes from './topbar.module.css';

interface Props {
  readonly placed: PlacedPage | null;
  readonly title: string | undefined;
  readonly menu: { readonly expanded: boolean; readonly toggle: () => void };
  readonly help: Help;
  readonly showSettings: boolean;
  readonly onSearch: () => void;
  readonly onSettings: () => void;
  readonly onActAs: () => void;
}

export function Topbar({ placed, title, menu, help, showSettings, onSearch, onSettings, onActAs }: Props) {
  const [entities, roles] = [useEntityNarrowing(), useRoleNarrowing()];
  const isMac = /Mac/.test(navigator.userAgent);
  return (
    <div className={classes.topbar}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={menu.expanded ? 'Replier le menu' : 'Déplier le menu'}
        aria-expanded={menu.expanded}
        onClick={menu.toggle}
      >
        <IconMenu2 size={18} stroke={1.7} aria-hidden />
      </ActionIcon>
      {placed && <Breadcrumb placed={placed} title={title} />}
      <div className={classes.tools}>
        <UnstyledButton
          className={classes.search}
          onClick={onSearch}
          aria-label="Rechercher"
          aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        >
          <IconSearch size={16} stroke={1.7} aria-hidden />
          <span className={classes.searchText}>Rechercher</span>
          <kbd className={classes.keys} data-keys={isMac ? '⌘ K' : 'Ctrl K'} aria-hidden />
        </UnstyledButton>
        <LateJobCentre />
        <SessionSwitch narrowing={entities} />
        <SessionSwitch narrowing={roles} />
        <HelpLinks help={help} />
        {showSettings && (
          <Tooltip label="Réglages de l’interface">
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label="Réglages de l’interface"
              aria-haspopup="dialog"
              onClick={onSettings}
            >
              <IconSettings size={18} stroke={1.7} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
        <UserMenu onActAs={onActAs} />
      </div>
    </div>
  );
}
