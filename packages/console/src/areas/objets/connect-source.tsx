import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { NounIcon } from '../../ui/icons.tsx';
import { useOpenFlux } from '../use-open-flux.ts';
import classes from './catalogue.module.css';

/** Under an empty catalogue: the kinds of feeds that could fill it, among the systems switched on. */
export function ConnectSource() {
  return (
    <div className={classes.sources}>
      {useOpenFlux().map(({ head, path }) => (
        <Button
          key={head.id}
          component={Link}
          to={path}
          variant="default"
          leftSection={<NounIcon name={head.icon} size={16} />}
        >
          {`Connecter un ${head.noun.one.replace(/^F/, 'f')}`}
        </Button>
      ))}
    </div>
  );
}
