import { findPage, fluxApidae, fluxLei, fluxTourinsoft, mayVisit, PAGES } from '@bridge/contract';
import { Button } from '@mantine/core';
import { use } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../api/session.store.ts';
import { createPath } from '../../../resource/record-path.ts';
import { ConsoleContext } from '../../../shell/console-context.ts';
import { NounIcon } from '../../../ui/icons.tsx';
import classes from './catalogue.module.css';

/** Under an empty catalogue: the feeds that would fill it, of the systems that are switched on. */
export function ConnectSource() {
  const viewer = useSession((session) => session.viewer);
  const { hasScreen } = use(ConsoleContext);
  const offered = [fluxTourinsoft, fluxLei, fluxApidae].flatMap((resource) => {
    const path = createPath(resource);
    const placed = path === null ? undefined : findPage(PAGES, path);
    return path && placed && mayVisit(placed, viewer) && hasScreen(placed.page) ? [{ resource, path }] : [];
  });
  return (
    <div className={classes.sources}>
      {offered.map(({ resource, path }) => (
        <Button
          key={resource.id}
          component={Link}
          to={path}
          variant="default"
          leftSection={<NounIcon name={resource.icon} size={16} />}
        >
          {`Connecter un ${resource.noun.one.replace(/^F/, 'f')}`}
        </Button>
      ))}
    </div>
  );
}
