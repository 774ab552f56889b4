import { ActionIcon, Tooltip } from '@mantine/core';
import { IconBug, IconHelp } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSession } from '../api/session.store.ts';
import { helpAddress, reportAddress } from './help-links.rules.ts';

const look = { variant: 'subtle', color: 'gray', size: 'lg' } as const;

export function HelpLinks() {
  const parameters = useSession((session) => session.parameters);
  const help = helpAddress(parameters);
  const report = reportAddress(parameters, location.href, navigator.userAgent);
  const outside = { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <>
      <Tooltip label="Aide">
        {help.startsWith('/') ? (
          <ActionIcon component={Link} to={help} aria-label="Aide" {...look}>
            <IconHelp size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        ) : (
          <ActionIcon component="a" href={help} {...outside} aria-label="Aide (nouvelle fenêtre)" {...look}>
            <IconHelp size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        )}
      </Tooltip>
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
    </>
  );
}
