import { ActionIcon, Tooltip } from '@mantine/core';
import { IconBug, IconHelp } from '@tabler/icons-react';
import { useSession } from '../../api/session.store.ts';
import classes from '../topbar.module.css';
import { reportAddress } from './help-links.rules.ts';
import { NewsDot } from './news-dot.tsx';

const look = { variant: 'subtle', color: 'gray', size: 'lg' } as const;

export interface Help {
  readonly opened: boolean;
  readonly toggle: () => void;
}

/** « ? »: opens the manual at the page in sight, and closes it. */
export function HelpLinks({ help }: { readonly help: Help }) {
  const parameters = useSession((session) => session.parameters);
  const report = reportAddress(parameters, location.href, navigator.userAgent);
  const outside = { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <>
      <Tooltip label="Aide de cette page (F1)">
        <ActionIcon
          {...look}
          className={classes.help}
          aria-label="Aide"
          aria-expanded={help.opened}
          aria-keyshortcuts="F1"
          onClick={help.toggle}
        >
          <IconHelp size={18} stroke={1.7} aria-hidden />
          <NewsDot />
        </ActionIcon>
      </Tooltip>
      {report && (
        <Tooltip label="Signaler un problème">
          <ActionIcon
            component="a"
            href={report}
            {...(report.startsWith('mailto:') ? {} : outside)}
            aria-label="Signaler un problème"
            {...look}
          >
            <IconBug size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </>
  );
}
